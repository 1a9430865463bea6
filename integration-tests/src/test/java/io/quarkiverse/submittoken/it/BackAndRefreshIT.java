package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What people do besides clicking twice: Back, F5, a second tab, a mistake in the form. */
class BackAndRefreshIT {

    private static ApplicationProcess application;
    private static Browser keeping;
    private static Browser reloading;

    private final ShopClient shop = new ShopClient(application.baseUri());

    /** The two ways in which Back shows a page again. */
    enum Back {
        /** As it was left, with everything that was typed. */
        KEEPS_THE_PAGE,
        /** Built anew from the HTTP cache. */
        LOADS_FROM_THE_CACHE;

        private ShopPage visit() {
            return (this == KEEPS_THE_PAGE ? keeping : reloading).visit(application.baseUri());
        }
    }

    @BeforeAll
    static void start() throws Exception {
        keeping = Browser.open();
        reloading = Browser.openWithoutBackForwardCache();
        application = ApplicationProcess.start(Map.of("demo.handler-delay", "1S"));
    }

    @AfterAll
    static void stop() throws Exception {
        try (var one = keeping; var two = reloading; var running = application) {
            // closed in reverse order
        }
    }

    @BeforeEach
    void clear() throws Exception {
        shop.clear();
    }

    @ParameterizedTest
    @EnumSource
    void backAndSentAgainTheFormIsAnsweredAsBefore(Back back) throws Exception {
        var page = back.visit();
        page.guardedForm().submit();
        String result = page.result();

        page.back();
        page.guardedForm().submit();

        assertThat(page.result()).isEqualTo(result);
        assertThat(page.submissions()).as("submissions").isEqualTo(2);
        assertThat(shop.rows("Tea")).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource
    void backAndEditedTheFormIsRefusedInsteadOfLost(Back back) throws Exception {
        var page = back.visit();
        page.guardedForm().submit();
        page.result();

        page.back();
        page.guardedForm().type("note", "with milk").submit();

        page.says("What you sent now was not saved.");
        assertThat(shop.rows("Tea")).singleElement().satisfies(row -> assertThat(row.note()).isEmpty());

        page.press("Send it as a new submission");
        page.result();

        assertThat(shop.rows("Tea")).extracting(ShopClient.Row::note).containsExactlyInAnyOrder("", "with milk");
    }

    @ParameterizedTest
    @EnumSource
    void backShowsTheTokenThatWasThereBefore(Back back) {
        var page = back.visit();
        String token = page.guardedForm().token();

        page.leaveFor(application.baseUri().resolve("/orders.json"));
        page.back();

        assertThat(page.guardedForm().token()).isEqualTo(token);
    }

    @ParameterizedTest
    @EnumSource
    void backShowsWhatWasTypedBefore(Back back) {
        var page = back.visit();
        page.guardedForm().type("note", "with milk").submit();
        page.result();

        page.back();

        assertThat(page.guardedForm().typed("note")).isEqualTo("with milk");
    }

    @Test
    void aReloadOfTheFormBringsANewToken() {
        var page = Back.KEEPS_THE_PAGE.visit();
        String token = page.guardedForm().token();

        page.reload();

        assertThat(page.guardedForm().token()).isNotEqualTo(token);
    }

    @Test
    void aRefreshOfTheResultWritesNothingAndItsFormIsANewOne() throws Exception {
        var page = Back.KEEPS_THE_PAGE.visit();
        String used = page.guardedForm().token();
        page.guardedForm().submit();
        String first = page.result();

        page.reload();

        assertThat(shop.rows("Tea")).as("rows after F5").hasSize(1);
        assertThat(page.guardedForm().token()).isNotEqualTo(used);

        page.guardedForm().submit();

        page.showsAnotherResultThan(first);
        assertThat(shop.rows("Tea")).hasSize(2);
    }

    @Test
    void twoTabsAreTwoOrders() throws Exception {
        var one = Back.KEEPS_THE_PAGE.visit();
        var two = Back.KEEPS_THE_PAGE.visit();

        one.guardedForm().submit();
        two.guardedForm().submit();

        assertThat(one.result()).isNotEqualTo(two.result());
        assertThat(shop.rows("Tea")).hasSize(2);
    }

    @Test
    void aMistakeIsCorrectedInTheFormThatKeepsWhatWasTyped() throws Exception {
        var page = Back.KEEPS_THE_PAGE.visit();

        page.guardedForm().type("quantity", "0").type("note", "for \"Ann\"").submit();

        page.says("Please order between 1 and 99.");
        assertThat(page.guardedForm().typed("quantity")).isEqualTo("0");
        assertThat(page.guardedForm().typed("note")).isEqualTo("for \"Ann\"");
        assertThat(shop.rows("Tea")).isEmpty();

        page.guardedForm().type("quantity", "2").submit();

        page.result();
        assertThat(shop.rows("Tea")).singleElement().satisfies(row -> assertThat(row.quantity()).isEqualTo(2));
    }

    @ParameterizedTest
    @EnumSource
    void aMistakeIsCorrectedInTheFormBeforeToo(Back back) throws Exception {
        var page = back.visit();
        page.guardedForm().type("quantity", "0").submit();
        page.says("Please order between 1 and 99.");

        page.back();
        page.guardedForm().type("quantity", "2").submit();

        page.result();
        assertThat(shop.rows("Tea")).singleElement().satisfies(row -> assertThat(row.quantity()).isEqualTo(2));
    }
}
