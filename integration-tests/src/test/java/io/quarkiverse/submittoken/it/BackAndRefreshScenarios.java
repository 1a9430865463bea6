package io.quarkiverse.submittoken.it;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What people do besides clicking twice: Back, F5, a second tab, a mistake in the form; wherever the shop is. */
@TestInstance(Lifecycle.PER_CLASS)
abstract class BackAndRefreshScenarios {

    private Browser keeping;
    private Browser reloading;
    private RunningShop running;
    private ShopClient shop;

    /** The two ways in which Back shows a page again. */
    enum Back {
        /** As it was left, with everything that was typed. */
        KEEPS_THE_PAGE,
        /** Built anew from the HTTP cache. */
        LOADS_FROM_THE_CACHE
    }

    abstract RunningShop start() throws Exception;

    @BeforeAll
    void open() throws Exception {
        keeping = Browser.open();
        reloading = Browser.openWithoutBackForwardCache();
        running = start();
        shop = new ShopClient(running.baseUri());
    }

    @AfterAll
    void close() throws Exception {
        try (var one = keeping; var two = reloading; var all = running) {
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
        var page = visit(back);
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
        var page = visit(back);
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
        var page = visit(back);
        String token = page.guardedForm().token();

        page.leaveFor(running.baseUri().resolve("/orders.json"));
        page.back();

        assertThat(page.guardedForm().token()).isEqualTo(token);
    }

    @ParameterizedTest
    @EnumSource
    void backShowsWhatWasTypedBefore(Back back) {
        var page = visit(back);
        page.guardedForm().type("note", "with milk").submit();
        page.result();

        page.back();

        assertThat(page.guardedForm().typed("note")).isEqualTo("with milk");
    }

    @Test
    void aReloadOfTheFormBringsANewToken() {
        var page = visit(Back.KEEPS_THE_PAGE);
        String token = page.guardedForm().token();

        page.reload();

        assertThat(page.guardedForm().token()).isNotEqualTo(token);
    }

    @Test
    void aRefreshOfTheResultWritesNothingAndItsFormIsANewOne() throws Exception {
        var page = visit(Back.KEEPS_THE_PAGE);
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
        var one = visit(Back.KEEPS_THE_PAGE);
        var two = visit(Back.KEEPS_THE_PAGE);

        one.guardedForm().submit();
        two.guardedForm().submit();

        assertThat(one.result()).isNotEqualTo(two.result());
        assertThat(shop.rows("Tea")).hasSize(2);
    }

    @Test
    void aMistakeIsCorrectedInTheFormThatKeepsWhatWasTyped() throws Exception {
        var page = visit(Back.KEEPS_THE_PAGE);

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
        var page = visit(back);
        page.guardedForm().type("quantity", "0").submit();
        page.says("Please order between 1 and 99.");

        page.back();
        page.guardedForm().type("quantity", "2").submit();

        page.result();
        assertThat(shop.rows("Tea")).singleElement().satisfies(row -> assertThat(row.quantity()).isEqualTo(2));
    }

    ShopPage visit(Back back) {
        return (back == Back.KEEPS_THE_PAGE ? keeping : reloading).visit(running.baseUri());
    }
}
