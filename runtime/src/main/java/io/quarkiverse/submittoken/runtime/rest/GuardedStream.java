package io.quarkiverse.submittoken.runtime.rest;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Flow;

import org.jboss.resteasy.reactive.RestMulti;
import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.MultiSubscriber;

/**
 * The stream of a method that owns a submission. The method has succeeded with the stream's first item or its end, or when
 * the head of the response is out: whatever happens afterwards, it does not run again. A stream that fails before has
 * failed, and can be answered otherwise. A client that goes before does not cancel it; it is then followed to that point,
 * and left there.
 */
final class GuardedStream<T> extends RestMulti<T> {

    private static final int OK = 200;

    private final Multi<T> stream;
    private final GuardedExchange exchange;
    private final ServerHttpResponse response;

    private GuardedStream(Multi<T> stream, GuardedExchange exchange, ServerHttpResponse response) {
        this.stream = stream;
        this.exchange = exchange;
        this.response = response;
    }

    /** The same stream for Quarkus REST, which looks for status, headers and demand of a {@link RestMulti}. */
    static <T> Multi<T> of(Flow.Publisher<T> publisher, GuardedExchange exchange, ServerHttpResponse response) {
        Multi<T> stream = publisher instanceof Multi<T> multi ? multi : Multi.createFrom().publisher(publisher);
        GuardedStream<T> guarded = new GuardedStream<>(stream, exchange, response);
        return stream instanceof RestMulti.SyncRestMulti<T> rest ? withDemandOf(rest, guarded) : guarded;
    }

    private static <T> Multi<T> withDemandOf(RestMulti.SyncRestMulti<T> rest, GuardedStream<T> guarded) {
        RestMulti.SyncRestMulti.Builder<T> builder = RestMulti.fromMultiData(guarded).withDemand(rest.getDemand())
                .encodeAsJsonArray(rest.encodeAsJsonArray());
        rest.getHeaders().forEach((name, values) -> values.forEach(value -> builder.header(name, value)));
        if (rest.getStatus() != null) {
            builder.status(rest.getStatus());
        }
        return builder.build();
    }

    @Override
    public Integer getStatus() {
        return stream instanceof RestMulti<T> rest ? rest.getStatus() : null;
    }

    @Override
    public Map<String, List<String>> getHeaders() {
        return stream instanceof RestMulti<T> rest ? rest.getHeaders() : Map.of();
    }

    @Override
    public void subscribe(MultiSubscriber<? super T> client) {
        stream.subscribe(new Passage(client));
    }

    private final class Passage implements MultiSubscriber<T>, Flow.Subscription {

        private final MultiSubscriber<? super T> client;
        private volatile Flow.Subscription upstream;
        private volatile boolean begun;
        private volatile boolean clientGone;

        private Passage(MultiSubscriber<? super T> client) {
            this.client = client;
        }

        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            upstream = subscription;
            client.onSubscribe(this);
        }

        @Override
        public void request(long items) {
            upstream.request(items);
        }

        /** By Quarkus REST, when the client has gone or an item could not be written. */
        @Override
        public void cancel() {
            clientGone = true;
            if (begun) {
                upstream.cancel();
                exchange.settleWithoutRecord();
            }
        }

        @Override
        public void onItem(T item) {
            succeeded();
            if (clientGone) {
                upstream.cancel();
                exchange.settleWithoutRecord();
            } else {
                client.onItem(item);
            }
        }

        @Override
        public void onCompletion() {
            succeeded();
            exchange.settleWithoutRecord();
            client.onCompletion();
        }

        @Override
        public void onFailure(Throwable failure) {
            if (response.headWritten()) {
                succeeded();
            }
            if (begun || clientGone) {
                exchange.settleWithoutRecord();
            }
            client.onFailure(failure);
        }

        private void succeeded() {
            if (!begun) {
                begun = true;
                exchange.methodReturned(getStatus() == null ? OK : getStatus());
            }
        }
    }
}
