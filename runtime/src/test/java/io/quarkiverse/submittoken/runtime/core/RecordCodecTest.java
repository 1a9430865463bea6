package io.quarkiverse.submittoken.runtime.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;

class RecordCodecTest {

    private static final RecordedResponse RESPONSE = new RecordedResponse(201,
            List.of(new RecordedHeader("X-Many", List.of("1", "", "ü"), false),
                    new RecordedHeader("Vary", List.of("Accept"), true)),
            allBytes());

    private static byte[] allBytes() {
        byte[] bytes = new byte[256];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        return bytes;
    }

    @Test
    void whatIsDecodedIsWhatWasEncoded() {
        RecordedResponse decoded = RecordCodec.decode(RecordCodec.encode(RESPONSE)).orElseThrow();

        assertThat(decoded.status()).isEqualTo(201);
        assertThat(decoded.headers()).isEqualTo(RESPONSE.headers());
        assertThat(decoded.body()).isEqualTo(RESPONSE.body());
    }

    @Test
    void recordOfANewerVersionIsNoRecord() {
        byte[] newer = RecordCodec.encode(RESPONSE);
        newer[0]++;

        assertThat(RecordCodec.decode(newer)).isEmpty();
    }

    @Test
    void damagedRecordIsNoRecord() {
        byte[] record = RecordCodec.encode(RESPONSE);
        for (int length = 0; length < record.length; length++) {
            assertThat(RecordCodec.decode(Arrays.copyOf(record, length))).as("cut at %d", length).isEmpty();
        }
        assertThat(RecordCodec.decode(Arrays.copyOf(record, record.length + 1))).as("longer").isEmpty();
    }
}
