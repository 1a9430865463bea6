package io.quarkiverse.submittoken.it.chaos;

import static java.util.stream.Collectors.groupingBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import io.quarkiverse.submittoken.runtime.core.SubmissionKey;

/**
 * All that is known after a run.
 *
 * @param answers of all clients, those that asked in the end included
 * @param executions the ledger, in its order
 * @param immortalKeys keys of the store without an expiry
 * @param lease how long a claim lives without a renewal
 */
record History(List<Answer> answers, List<Execution> executions, List<Fault> faults, List<LostWrite> lost,
        List<String> immortalKeys, Duration lease) {

    List<SubmissionHistory> submissions() {
        Map<String, List<Execution>> executed = executions.stream().collect(groupingBy(Execution::submission));
        Map<String, List<LostWrite>> forgotten = lost.stream().collect(groupingBy(LostWrite::key));
        return answers.stream().collect(groupingBy(answer -> answer.attempt().submission())).entrySet().stream()
                .map(answered -> new SubmissionHistory(answered.getKey(), answered.getValue(),
                        executed.getOrDefault(answered.getKey(), List.of()),
                        forgotten.getOrDefault(SubmissionKey.ofToken(answered.getKey()).value(), List.of()), faults, lease))
                .toList();
    }
}
