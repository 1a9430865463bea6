package io.quarkiverse.submittoken.it.look;

import java.util.List;

import com.microsoft.playwright.Page;

/** The contrast of every text on a page with what is behind it, as WCAG 2 computes it. */
final class Contrast {

    private static final String TOO_LOW = """
            least => {
              const channels = color => color.match(/[\\d.]+/g).map(Number);
              const luminance = color => {
                const [r, g, b] = channels(color).map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
              };
              const isOpaque = color => (channels(color)[3] ?? 1) === 1;
              const behind = element => {
                for (let e = element; e; e = e.parentElement) {
                  const color = getComputedStyle(e).backgroundColor;
                  if (isOpaque(color)) return color;
                }
                throw new Error("Nothing behind the text of " + element.outerHTML);
              };
              const hasText = e => e.matches("input:not([type=hidden])")
                || [...e.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim());
              const texts = [...document.body.querySelectorAll("*")].filter(e => hasText(e) && e.checkVisibility());
              if (!texts.length) throw new Error("No text");
              return texts.map(e => {
                const [a, b] = [luminance(getComputedStyle(e).color), luminance(behind(e))];
                return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), e];
              }).filter(([contrast]) => contrast < least).map(([contrast, e]) => contrast.toFixed(2) + " " + e.outerHTML);
            }
            """;

    private Contrast() {
    }

    /** @return the elements whose text has less than this, each with its contrast */
    @SuppressWarnings("unchecked")
    static List<String> below(double least, Page page) {
        return (List<String>) page.evaluate(TOO_LOW, least);
    }
}
