package io.quarkiverse.submittoken.runtime.core;

import static io.quarkiverse.submittoken.runtime.core.GateFixture.POLICY;
import static io.quarkiverse.submittoken.runtime.core.GateFixture.submission;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

import io.quarkiverse.submittoken.spi.SubmissionEntry;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/**
 * The gate under any sequence of claims, waits, outages, lost answers, crashes, late owners and passing time, against a
 * model that knows one thing: whether the handler may run now.
 */
class AnyInterleavingTest {

    enum Step {
        SUBMIT,
        SUBMIT_EDITED,
        WAIT,
        SUCCEED,
        SUCCEED_WITHOUT_RECORD,
        FAIL,
        CRASH,
        FORMER_OWNER_SUCCEEDS,
        FORMER_OWNER_FAILS,
        SECONDS_PASS,
        LEASE_PASSES,
        TTL_PASSES,
        IN_FLIGHT_TTL_PASSES,
        CUT_STORE,
        LOSE_ANSWERS,
        MEND_STORE,
        STORE_FORGETS
    }

    @Property(tries = 1_000)
    void handlerRunsOnlyWhenItMay(@ForAll @Size(max = 40) List<Step> steps) {
        Model model = new Model(POLICY);
        steps.forEach(model::take);
    }

    /**
     * Here a success that the store has not heard of for longer than the lease looks like a crash, so it may run again:
     * that is what the application has chosen.
     */
    @Property(tries = 1_000)
    void handlerRunsOnlyWhenItMayWhereAbandonedSubmissionsRunAgain(@ForAll @Size(max = 40) List<Step> steps) {
        Model model = new Model(new GatePolicy(POLICY.ttl(), POLICY.consumedTtl(), POLICY.inFlightTtl(), POLICY.lease(),
                true, false));
        steps.forEach(model::take);
    }

    /** One run of the handler. */
    private static final class Run {

        private final OwnedClaim claim;
        private final String owner;
        private final Submission submission;
        private boolean succeeded;
        private RecordedResponse response;

        private Run(OwnedClaim claim, String owner, Submission submission) {
            this.claim = claim;
            this.owner = owner;
            this.submission = submission;
        }

        private void succeed(RecordedResponse recorded) {
            succeeded = true;
            response = recorded;
            if (recorded == null) {
                claim.completeWithoutResponse();
            } else {
                claim.complete(recorded);
            }
        }
    }

    private static final class Model {

        private final GatePolicy policy;
        private final GateFixture fixture;
        private final Map<String, Run> runs = new HashMap<>();
        private final List<Run> formerRuns = new ArrayList<>();

        private OwnedClaim owner;
        private Run run;
        private long claimedAt;
        private boolean crashed;
        /** The store has not heard of the owner's renewals or of its end for a while. */
        private boolean unheard;
        /** The store has lost what it held, and has not heard of the owner since. */
        private boolean forgotten;
        /** The store holds the success. */
        private boolean acknowledged;
        private int executions;

        private Model(GatePolicy policy) {
            this.policy = policy;
            this.fixture = new GateFixture(policy);
        }

        private void take(Step step) {
            carryOut(step);
            forgotten = forgotten && run != null && truth().filter(entry -> entry.owner().equals(run.owner)).isEmpty();
            acknowledged = truth().filter(SubmissionEntry.Completed.class::isInstance).isPresent();
        }

        private Optional<SubmissionEntry> truth() {
            return fixture.store.truth(submission().key().value());
        }

        private void carryOut(Step step) {
            switch (step) {
                case SUBMIT -> submit(submission());
                case SUBMIT_EDITED -> submit(submission("token", "ann", "edited"));
                case WAIT -> await();
                case SUCCEED -> succeed(true);
                case SUCCEED_WITHOUT_RECORD -> succeed(false);
                case FAIL -> fail();
                case CRASH -> crash();
                case FORMER_OWNER_SUCCEEDS -> formerRuns.stream().filter(former -> !former.succeeded)
                        .forEach(former -> former.succeed(null));
                case FORMER_OWNER_FAILS -> formerRuns.forEach(former -> former.claim.releaseWithoutAnswer());
                case SECONDS_PASS -> fixture.time.pass(Duration.ofSeconds(7));
                case LEASE_PASSES -> fixture.time.pass(policy.lease());
                case TTL_PASSES -> fixture.time.pass(policy.ttl());
                case IN_FLIGHT_TTL_PASSES -> fixture.time.pass(policy.inFlightTtl());
                case CUT_STORE -> breakStore(true);
                case LOSE_ANSWERS -> breakStore(false);
                case MEND_STORE -> mendStore();
                case STORE_FORGETS -> forget();
            }
        }

        private void breakStore(boolean cut) {
            fixture.store.cut = cut;
            fixture.store.cutAfterNextStep = cut;
            fixture.store.answersLost = true;
            unheard = true;
        }

        private void forget() {
            fixture.store.forgetEverything();
            forgotten = true;
        }

        private void mendStore() {
            fixture.store.cut = false;
            fixture.store.cutAfterNextStep = false;
            fixture.store.answersLost = false;
        }

        private boolean storeIsWell() {
            return !fixture.store.cut && !fixture.store.answersLost;
        }

        private void submit(Submission submission) {
            Decision decision;
            try {
                decision = fixture.admit(submission);
            } catch (CompletionException storeFailed) {
                assertThat(storeIsWell()).as("a healthy store decides").isFalse();
                return;
            }
            if (decision instanceof Decision.Won won) {
                assertThat(mayRun()).as("the handler may run").isTrue();
                run(won.claim(), submission);
            } else if (decision instanceof Decision.Replay replay) {
                Run first = runs.get(truth().orElseThrow().owner());
                assertThat(first.succeeded).isTrue();
                assertThat(submission).as("nothing is disclosed to another").isEqualTo(first.submission);
                assertThat(replay.response().body()).isEqualTo(first.response.body());
            } else if (decision instanceof Decision.AlreadySubmitted) {
                assertThat(runs.get(truth().orElseThrow().owner()).succeeded).isTrue();
            } else if (decision instanceof Decision.Abandoned) {
                assertThat(crashed || unheard).as("an owner that is heard of is not given up").isTrue();
            }
        }

        /**
         * Never once the store holds its success, for as long as that is kept; while it may be running only when its claim
         * is over, when it is given up and the application wants it again, or when the store has lost it and has not heard of
         * the owner since.
         */
        private boolean mayRun() {
            boolean claimIsOver = fixture.time.nanoTime() - claimedAt >= policy.inFlightTtl().toNanos();
            boolean givenUp = policy.rerunAbandoned() && (crashed || unheard);
            return !acknowledged && (owner == null || claimIsOver || givenUp || forgotten);
        }

        private void run(OwnedClaim claim, Submission submission) {
            if (owner != null) {
                formerRuns.add(run);
            }
            owner = claim;
            run = new Run(claim, truth().orElseThrow().owner(), submission);
            runs.put(run.owner, run);
            claimedAt = fixture.time.nanoTime();
            crashed = false;
            unheard = false;
            executions++;
        }

        private void await() {
            Decision.InFlight seen = new Decision.InFlight("anybody", Duration.ZERO);
            CompletableFuture<Decision> waiting = fixture.gate
                    .await(submission(), seen, Duration.ofSeconds(1), () -> false).toCompletableFuture();
            fixture.time.pass(Duration.ofSeconds(2));
            assertThat(waiting).isDone();
            if (!waiting.isCompletedExceptionally() && waiting.join() instanceof Decision.Won won) {
                assertThat(policy.rerunAbandoned()).as("who waits claims only what is abandoned").isTrue();
                assertThat(mayRun()).isTrue();
                run(won.claim(), submission());
            }
        }

        private void succeed(boolean recorded) {
            if (owner != null && !crashed && !run.succeeded) {
                run.succeed(recorded ? new RecordedResponse(200, List.of(), ("execution " + executions).getBytes()) : null);
            }
        }

        private void fail() {
            if (owner != null && !crashed && !run.succeeded) {
                owner.releaseWithoutAnswer();
                formerRuns.add(run);
                owner = null;
            }
        }

        private void crash() {
            if (owner != null && !run.succeeded) {
                fixture.time.dropTimers();
                crashed = true;
            }
        }
    }
}
