package io.quarkiverse.submittoken.runtime.rest;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Flow;

import org.jboss.resteasy.reactive.RestMulti;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.MultiSubscriber;

/**
 * The stream of a method that owns a submission. Its first item, or its end, is the success of the method: whatever fails
 * afterwards, it does not run again. A client that goes before does not cancel it; it is then followed to that point, and
 * left there.
 */
final class GuardedStream<T> extends RestMulti<T> {

    private static final int OK = 200;

    private final Multi<T> stream;
    private final GuardedExchange exchange;

    private GuardedStream(Multi<T> stream, GuardedExchange exchange) {
        this.stream = stream;
        this.exchange = exchange;
    }

    /** The same stream for Quarkus REST, which looks for status, headers and demand of a {@link RestMulti}. */
    static <T> Multi<T> of(Flow.Publisher<T> publisher, GuardedExchange exchange) {
        Multi<T> stream = publisher instanceof Multi<T> multi ? multi : Multi.createFrom().publisher(publisher);
        GuardedStream<T> guarded = new GuardedStream<>(stream, exchange);
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

        @Override
        public void cancel() {
            clientGone = true;
            if (begun) {
                upstream.cancel();
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
            if (clientGone) {
                exchange.settleWithoutRecord();
            } else {
                client.onCompletion();
            }
        }

        @Override
        public void onFailure(Throwable failure) {
            if (clientGone) {
                exchange.settleWithoutRecord();
            } else {
                client.onFailure(failure);
            }
        }

        private void succeeded() {
            if (!begun) {
                begun = true;
                exchange.methodReturned(getStatus() == null ? OK : getStatus());
            }
        }
    }
}
