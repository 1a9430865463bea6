package io.quarkiverse.submittoken.runtime.qute;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TokenNameTest {

    @ParameterizedTest
    @CsvSource({ "feild,FIELD", "Field,FIELD", "fields,FIELD", "values,VALUE", "vlaue,VALUE", "field-name,FIELD_NAME",
            "fieldname,FIELD_NAME", "field_name,FIELD_NAME", "skript,SCRIPT" })
    void theClosestNameIsSuggested(String misspelt, TokenName meant) {
        assertThat(TokenName.closestTo(misspelt)).contains(meant);
    }

    @ParameterizedTest
    @ValueSource(strings = { "token", "x", "csrf" })
    void nothingIsSuggestedForAWordThatIsNotLikeAnyName(String word) {
        assertThat(TokenName.closestTo(word)).isEmpty();
    }

    @Test
    void aNameIsFoundAsItIsWritten() {
        assertThat(TokenName.of("fieldName")).contains(TokenName.FIELD_NAME);
        assertThat(TokenName.of("FieldName")).isEmpty();
    }
}
