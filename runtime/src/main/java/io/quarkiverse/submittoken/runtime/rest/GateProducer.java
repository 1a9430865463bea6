package io.quarkiverse.submittoken.runtime.rest;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.Base64;
import java.util.List;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

import io.quarkiverse.submittoken.runtime.config.SubmitTokenConfig;
import io.quarkiverse.submittoken.runtime.core.GatePolicy;
import io.quarkiverse.submittoken.runtime.core.SignedTokens;
import io.quarkiverse.submittoken.runtime.core.SubmissionGate;
import io.quarkiverse.submittoken.runtime.core.TokenMint;
import io.quarkiverse.submittoken.runtime.core.Tokens;
import io.quarkiverse.submittoken.runtime.metrics.StoreTrouble;
import io.quarkiverse.submittoken.spi.SubmissionStore;
import io.vertx.core.Vertx;

/** Makes the gate and the tokens when they are first needed, at run time. */
@Dependent
class GateProducer {

    @Produces
    @Singleton
    SubmissionGate gate(SubmissionStore store, SubmitTokenConfig config, Vertx vertx, StoreTrouble trouble) {
        GatePolicy policy = new GatePolicy(config.ttl(), config.consumedTtl(), config.inFlightTtl(), config.inFlightLease(),
                config.onAbandoned() == SubmitTokenConfig.OnAbandoned.RERUN,
                config.payloadMismatch() == SubmitTokenConfig.PayloadMismatch.REPLAY);
        // an owner's name is as unguessable as a token
        TokenMint ownerNames = new TokenMint(new SecureRandom());
        return new SubmissionGate(store, policy, ownerNames::mint, new VertxTimer(vertx), System::nanoTime,
                new GateLog(trouble));
    }

    @Produces
    @Singleton
    Tokens tokens(SubmitTokenConfig config) {
        List<byte[]> keys = config.signingKeys().orElse(List.of()).stream()
                .map(key -> Base64.getDecoder().decode(key.strip())).toList();
        return keys.isEmpty()
                ? Tokens.unsigned(new TokenMint(new SecureRandom()))
                : new SignedTokens(keys, config.signedTokenMaxAge(), new SecureRandom(),
                        () -> Instant.now().getEpochSecond());
    }
}
