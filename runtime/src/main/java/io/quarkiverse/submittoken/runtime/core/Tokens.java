package io.quarkiverse.submittoken.runtime.core;

/** Gives out tokens and knows its own again. Safe for use by many threads. */
public interface Tokens {

    /** What a token turns out to be. */
    enum Verdict {
        GENUINE,
        /** Not given out by us, or to somebody else. */
        FORGED,
        /** Given out too long ago. */
        EXPIRED
    }

    /** @param user who the page is rendered for, or null for an anonymous one */
    String mint(String user);

    /** @param user who has sent the token, or null for an anonymous one */
    Verdict verdict(String token, String user);

    /** Tokens of random text, of which any is as good as another. */
    static Tokens unsigned(TokenMint mint) {
        return new Tokens() {
            @Override
            public String mint(String user) {
                return mint.mint();
            }

            @Override
            public Verdict verdict(String token, String user) {
                return Verdict.GENUINE;
            }
        };
    }
}
