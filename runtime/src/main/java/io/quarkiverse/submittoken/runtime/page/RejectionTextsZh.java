package io.quarkiverse.submittoken.runtime.page;

import io.quarkus.qute.i18n.Localized;
import io.quarkus.qute.i18n.Message;

/** The texts in simplified Chinese. */
@Localized("zh")
public interface RejectionTextsZh extends RejectionTexts {

    @Message(defaultValue = "您的请求仍在处理中")
    @Override
    String inFlightTitle();

    @Message(defaultValue = "此表单之前已提交，第一次提交可能仍在处理中。系统没有重复执行任何操作。")
    @Override
    String inFlightHappened();

    @Message(defaultValue = "请稍候再查看：这样做是安全的，届时您将看到第一次提交的结果。")
    @Override
    String inFlightAdvice();

    @Message(defaultValue = "再次查看")
    @Override
    String inFlightSend();

    @Message(defaultValue = "无法确定是否已保存")
    @Override
    String abandonedTitle();

    @Message(defaultValue = "此表单之前已提交，但第一次处理被中断。内容可能已保存，也可能没有保存。")
    @Override
    String abandonedHappened();

    @Message(defaultValue = "请先确认是否已保存，例如查看您的记录列表或确认邮件。只有在确实没有保存时，才作为新的提交重新发送。")
    @Override
    String abandonedAdvice();

    @Message(defaultValue = "确认未保存：作为新的提交发送")
    @Override
    String abandonedSend();

    @Message(defaultValue = "此表单已经提交过")
    @Override
    String alreadySubmittedTitle();

    @Message(defaultValue = "此表单之前已提交并已处理。系统没有重复执行任何操作。")
    @Override
    String alreadySubmittedHappened();

    @Message(defaultValue = "您无需再做任何操作。如需再提交一份，请重新打开表单。")
    @Override
    String alreadySubmittedAdvice();

    @Message(defaultValue = "此表单已用其他数据提交过")
    @Override
    String payloadMismatchTitle();

    @Message(defaultValue = "此表单之前已用其他数据提交。您这次提交的内容没有保存。")
    @Override
    String payloadMismatchHappened();

    @Message(defaultValue = "如果两份都需要，请将这次的内容作为新的提交发送。如果只是想更正第一份，请直接修改第一份。")
    @Override
    String payloadMismatchAdvice();

    @Message(defaultValue = "作为新的提交发送")
    @Override
    String payloadMismatchSend();

    @Message(defaultValue = "缺少提交令牌")
    @Override
    String missingTokenTitle();

    @Message(defaultValue = "此表单提交时没有携带提交令牌。没有保存任何内容。")
    @Override
    String missingTokenHappened();

    @Message(defaultValue = "请重新打开表单并再次提交。")
    @Override
    String missingTokenAdvice();

    @Message(defaultValue = "提交令牌无效")
    @Override
    String invalidTokenTitle();

    @Message(defaultValue = "此表单携带的提交令牌无法使用。这次没有保存任何内容。")
    @Override
    String invalidTokenHappened();

    @Message(defaultValue = "如果您之前没有提交过此表单，请作为新的提交发送。")
    @Override
    String invalidTokenAdvice();

    @Message(defaultValue = "作为新的提交发送")
    @Override
    String invalidTokenSend();

    @Message(defaultValue = "此表单打开的时间过长")
    @Override
    String expiredTokenTitle();

    @Message(defaultValue = "此表单的提交令牌已过期。这次没有保存任何内容。")
    @Override
    String expiredTokenHappened();

    @Message(defaultValue = "如果您之前没有提交过此表单，请作为新的提交发送。")
    @Override
    String expiredTokenAdvice();

    @Message(defaultValue = "作为新的提交发送")
    @Override
    String expiredTokenSend();

    @Message(defaultValue = "请稍后重试")
    @Override
    String storeUnavailableTitle();

    @Message(defaultValue = "目前无法确认此表单之前是否提交过，因此这次没有执行任何操作。")
    @Override
    String storeUnavailableHappened();

    @Message(defaultValue = "请稍后再次发送同一表单：这样做是安全的。")
    @Override
    String storeUnavailableAdvice();

    @Message(defaultValue = "再次发送")
    @Override
    String storeUnavailableSend();

    @Message(defaultValue = "第一次提交失败")
    @Override
    String firstAttemptFailedTitle();

    @Message(defaultValue = "此表单提交了两次。第一次失败，第二次没有执行。")
    @Override
    String firstAttemptFailedHappened();

    @Message(defaultValue = "请再次发送同一表单以重试。")
    @Override
    String firstAttemptFailedAdvice();

    @Message(defaultValue = "再次发送")
    @Override
    String firstAttemptFailedSend();

    @Message(defaultValue = "第一次提交开始于 1 秒前。")
    @Override
    String sinceOneSecond();

    @Message(defaultValue = "第一次提交开始于 {count} 秒前。")
    @Override
    String sinceSeconds(long count);

    @Message(defaultValue = "第一次提交开始于 1 分钟前。")
    @Override
    String sinceOneMinute();

    @Message(defaultValue = "第一次提交开始于 {count} 分钟前。")
    @Override
    String sinceMinutes(long count);

    @Message(defaultValue = "您这次提交的内容")
    @Override
    String sentData();

    @Message(defaultValue = "（不显示）")
    @Override
    String notShown();

    @Message(defaultValue = "请重新填写：")
    @Override
    String fillAgain();
}
