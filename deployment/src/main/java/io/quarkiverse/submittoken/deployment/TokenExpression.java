package io.quarkiverse.submittoken.deployment;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.quarkiverse.submittoken.runtime.qute.TokenName;
import io.quarkus.qute.Expression;
import io.quarkus.qute.Expression.Part;

/** What an expression does with the namespace, and what is wrong with it, in words for the author of the template. */
final class TokenExpression {

    private static final Set<TokenName> MARKUP = EnumSet.of(TokenName.FIELD, TokenName.SCRIPT);
    private static final Set<TokenName> MINTING = EnumSet.of(TokenName.FIELD, TokenName.VALUE);

    private TokenExpression() {
    }

    /** The expression, and those that are handed to its methods. */
    static Stream<Expression> withParameters(Expression expression) {
        return Stream.concat(Stream.of(expression), expression.getParts().stream()
                .filter(Part::isVirtualMethod)
                .flatMap(part -> part.asVirtualMethod().getParameters().stream())
                .flatMap(TokenExpression::withParameters));
    }

    /** Whether it stands for a new token at each evaluation. */
    static boolean mints(Expression expression) {
        return TokenName.NAMESPACE.equals(expression.getNamespace())
                && TokenName.of(expression.getParts().get(0).getName()).filter(MINTING::contains).isPresent();
    }

    /** Empty: it is right, or not of the namespace at all. */
    static Optional<String> objection(Expression expression) {
        String namespace = expression.getNamespace();
        if (TokenName.NAMESPACE.equals(namespace)) {
            return objection(expression.getParts());
        }
        return namespace != null && namespace.replace("_", "").equalsIgnoreCase(TokenName.NAMESPACE)
                ? Optional.of("the first word is spelt " + TokenName.NAMESPACE)
                : Optional.empty();
    }

    /**
     * Field and script stand alone, they are markup. The token and the name are strings: what follows them is for Qute to
     * resolve.
     */
    private static Optional<String> objection(List<Part> parts) {
        Part first = parts.get(0);
        Optional<TokenName> name = TokenName.of(first.getName());
        if (name.isEmpty()) {
            return Optional.of("unknown name [" + first.getName() + "], " + namesThatExist() + suggestion(first.getName()));
        }
        if (first.isVirtualMethod()) {
            return Optional.of("[" + first.getName() + "] takes no arguments, write " + written(name.get()));
        }
        if (MARKUP.contains(name.get()) && parts.size() > 1) {
            return Optional.of("nothing can follow [" + first.getName() + "], write " + written(name.get()));
        }
        return Optional.empty();
    }

    private static String namesThatExist() {
        return "the names that exist are " + TokenName.texts().stream().collect(Collectors.joining(", "));
    }

    private static String suggestion(String misspelt) {
        return TokenName.closestTo(misspelt).map(name -> ". Did you mean " + written(name) + "?").orElse("");
    }

    private static String written(TokenName name) {
        return "{" + TokenName.NAMESPACE + ":" + name.text() + "}";
    }
}
