package io.quarkiverse.submittoken.deployment;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.quarkiverse.submittoken.runtime.page.Texts;
import io.quarkus.deployment.ApplicationArchive;
import io.quarkus.deployment.builditem.ApplicationArchivesBuildItem;
import io.quarkus.paths.PathVisit;

/**
 * Collects the texts of the pages: the extension's, and over them those in {@code submit-token/texts_<language>.properties}
 * of the application. Not a message bundle of Qute, as there an application cannot change single texts of an extension.
 */
final class PageTexts {

    private static final String DIRECTORY = "submit-token";
    private static final Pattern FILE = Pattern.compile("texts_([A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*)\\.properties");

    private final Map<String, Map<String, String>> byLanguage = new TreeMap<>();

    private PageTexts() {
    }

    /** @return texts by language and key */
    static Map<String, Map<String, String>> of(ApplicationArchivesBuildItem archives) {
        PageTexts texts = new PageTexts();
        for (String language : Texts.LANGUAGES) {
            texts.add(language, read(Texts.class.getResourceAsStream("texts_" + language + ".properties")));
        }
        Set<String> known = Set.copyOf(texts.byLanguage.get(Texts.DEFAULT_LANGUAGE).keySet());
        Stream.concat(archives.getApplicationArchives().stream(), Stream.of(archives.getRootArchive()))
                .forEach(archive -> texts.addAllOf(archive, known));
        return texts.byLanguage;
    }

    static boolean isTexts(String location) {
        return location.startsWith(DIRECTORY + "/") && FILE.matcher(location.substring(DIRECTORY.length() + 1)).matches();
    }

    private void addAllOf(ApplicationArchive archive, Set<String> known) {
        archive.accept(tree -> tree.accept(DIRECTORY, visit -> addAllOf(visit, known)));
    }

    private void addAllOf(PathVisit directory, Set<String> known) {
        if (directory == null || !Files.isDirectory(directory.getPath())) {
            return;
        }
        for (Path file : files(directory.getPath())) {
            Matcher name = FILE.matcher(file.getFileName().toString());
            if (name.matches()) {
                Map<String, String> texts = read(file);
                texts.keySet().stream().filter(key -> !known.contains(key)).findFirst().ifPresent(key -> {
                    throw new IllegalArgumentException(DIRECTORY + "/" + name.group() + " has the key '" + key
                            + "', which no page uses. The keys are: " + String.join(", ", known.stream().sorted().toList()));
                });
                add(Locale.forLanguageTag(name.group(1).replace('_', '-')).toLanguageTag(), texts);
            }
        }
    }

    private void add(String language, Map<String, String> texts) {
        byLanguage.computeIfAbsent(language, added -> new TreeMap<>()).putAll(texts);
    }

    private static List<Path> files(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> read(Path file) {
        try {
            return read(Files.newInputStream(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> read(InputStream stream) {
        Properties texts = new Properties();
        try (InputStreamReader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> byKey = new TreeMap<>();
        texts.stringPropertyNames().forEach(key -> byKey.put(key, texts.getProperty(key)));
        return byKey;
    }
}
