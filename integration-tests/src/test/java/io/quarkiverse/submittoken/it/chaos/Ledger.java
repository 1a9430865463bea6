package io.quarkiverse.submittoken.it.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the handlers of all processes have written down: the truth that everything else is compared with. */
final class Ledger {

    private Ledger() {
    }

    /**
     * @return in the order in which they began
     * @throws IllegalStateException a line that no handler writes
     */
    static List<Execution> read(Path file) throws IOException {
        return parse(Files.readAllLines(file));
    }

    static List<Execution> parse(List<String> lines) {
        Map<String, Execution> executions = new LinkedHashMap<>();
        for (String line : lines) {
            String[] words = line.split(" ");
            if (words.length == 5 && words[0].equals("begin")) {
                executions.put(words[1], new Execution(words[1], words[2], words[3], Instant.parse(words[4]), null, null));
            } else if (words.length == 4 && words[0].equals("end") && executions.containsKey(words[1])) {
                var begun = executions.get(words[1]);
                executions.put(words[1], new Execution(begun.id(), begun.submission(), begun.text(), begun.begin(), words[2],
                        Instant.parse(words[3])));
            } else {
                throw new IllegalStateException("The ledger has a line that cannot be read: " + line);
            }
        }
        return new ArrayList<>(executions.values());
    }
}
