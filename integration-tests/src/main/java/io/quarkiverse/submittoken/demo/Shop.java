package io.quarkiverse.submittoken.demo;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Takes orders. There is nothing about tokens in here: that the guarded form carries one is all the difference. */
@Path("/")
class Shop {

    private static final int UNPROCESSABLE_CONTENT = 422;

    private final Orders orders;
    private final Counter counter;
    private final Duration delay;
    private final Duration answerDelay;

    Shop(Orders orders, Counter counter, @ConfigProperty(name = "demo.handler-delay") Duration delay,
            @ConfigProperty(name = "demo.answer-delay") Duration answerDelay) {
        this.orders = orders;
        this.counter = counter;
        this.delay = delay;
        this.answerDelay = answerDelay;
    }

    @GET
    @Produces(MediaType.TEXT_HTML)
    public ShopPage page() {
        return page(Side.GUARDED, OrderForm.suggested(), Optional.empty());
    }

    @GET
    @Path("orders.json")
    @Produces(MediaType.APPLICATION_JSON)
    public List<Order> rows() {
        return orders.newestFirst();
    }

    @POST
    @Path("orders/unguarded")
    @Produces(MediaType.TEXT_HTML)
    public Response orderUnguarded(@BeanParam OrderForm form) {
        return order(Side.UNGUARDED, form);
    }

    @POST
    @Path("orders/guarded")
    @Produces(MediaType.TEXT_HTML)
    public Response orderGuarded(@BeanParam OrderForm form) {
        return order(Side.GUARDED, form);
    }

    @POST
    @Path("orders/clear")
    public Response clear() {
        orders.clear();
        counter.reset();
        return see("/");
    }

    private Response order(Side side, OrderForm form) {
        var problem = form.problem();
        if (problem.isPresent()) {
            return Response.status(UNPROCESSABLE_CONTENT).entity(page(side, form, problem)).build();
        }
        counter.increment(side);
        takeAWhile(delay);
        long number = orders.insert(side, form);
        takeAWhile(answerDelay);
        return see("/?order=" + number);
    }

    /** Stands for the payment, the stock, the mail: long enough for a second click to overlap. */
    private static void takeAWhile(Duration delay) {
        try {
            Thread.sleep(delay.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while taking an order", e);
        }
    }

    /** An address of its own for each order, so that Back leads to the form it came from. */
    private static Response see(String page) {
        return Response.seeOther(URI.create(page)).build();
    }

    private ShopPage page(Side sent, OrderForm typed, Optional<FormProblem> problem) {
        var rows = orders.newestFirst();
        return new ShopPage(view(Side.UNGUARDED, sent, typed, problem, rows),
                view(Side.GUARDED, sent, typed, problem, rows), rows);
    }

    private FormView view(Side side, Side sent, OrderForm typed, Optional<FormProblem> problem, List<Order> rows) {
        long written = rows.stream().filter(order -> order.side() == side).count();
        return side == sent
                ? new FormView(side, typed, problem.orElse(null), counter.runs(side), written)
                : new FormView(side, OrderForm.suggested(), null, counter.runs(side), written);
    }
}
