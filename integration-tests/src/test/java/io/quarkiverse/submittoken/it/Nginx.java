package io.quarkiverse.submittoken.it;

import static java.nio.file.StandardOpenOption.CREATE;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import io.quarkiverse.submittoken.realredis.FreePort;

/** A real nginx that hands requests in turn to several processes, from a configuration of its own, on a free port. */
final class Nginx implements RunningShop {

    private static final String MISSING = "No nginx on the PATH or in /usr/sbin: install it (Debian: apt-get install nginx)";
    private static final Duration START = Duration.ofSeconds(30);
    private static final long STOP_SECONDS = 10;
    /** Orders have a turn of their own: each goes to the other process than the one before, whatever a page loads. */
    private static final String CONFIGURATION = """
            daemon off;
            master_process off;
            pid nginx.pid;
            error_log error.log;
            events {
            }
            http {
              log_format forwarded '$request_method $uri to $upstream_addr: $upstream_status';
              access_log access.log forwarded;
              client_body_temp_path body;
              proxy_temp_path proxy;
              fastcgi_temp_path fastcgi;
              uwsgi_temp_path uwsgi;
              scgi_temp_path scgi;
              upstream pages {
                {servers}
              }
              upstream orders {
                {servers}
              }
              server {
                listen 127.0.0.1:{port};
                proxy_http_version 1.1;
                proxy_set_header Host $http_host;
                proxy_read_timeout 5m;
                {directives}
                location / {
                  proxy_pass http://pages;
                }
                location /orders/ {
                  proxy_pass http://orders;
                }
              }
            }
            """;

    private final int port = FreePort.find();
    private final Path folder;
    private final Process process;

    private Nginx(Path executable, Path folder, List<ApplicationProcess> servers, String directives) throws IOException {
        this.folder = Files.createDirectories(folder.toAbsolutePath().resolve("nginx-" + port));
        Path configuration = this.folder.resolve("nginx.conf");
        Files.writeString(configuration, CONFIGURATION
                .replace("{servers}",
                        servers.stream().map(server -> "server " + address(server) + ";").collect(Collectors.joining(" ")))
                .replace("{port}", Integer.toString(port)).replace("{directives}", directives), CREATE);
        process = new ProcessBuilder(executable.toString(), "-p", this.folder.toString(), "-c", configuration.toString(),
                "-e", "error.log").redirectErrorStream(true).redirectOutput(this.folder.resolve("output").toFile()).start();
    }

    /** Where it is. Where it is not, the tests are skipped, but fail in continuous integration. */
    static Path executable() {
        return InstalledProgram.find(List.of("nginx"), "/usr/sbin").orElseGet(() -> InstalledProgram.missing(MISSING));
    }

    /**
     * Starts it and waits until it listens.
     *
     * @param folder for all that it writes
     * @param servers who gets the requests, in turn, beginning with the first
     * @param directives more that is to be said of forwarding
     */
    static Nginx start(Path executable, Path folder, List<ApplicationProcess> servers, String directives)
            throws Exception {
        var nginx = new Nginx(executable, folder, servers, directives);
        try {
            await().atMost(START).until(nginx::listens);
            return nginx;
        } catch (RuntimeException e) {
            nginx.close();
            throw new IllegalStateException("nginx did not start: " + Files.readString(nginx.folder.resolve("output")), e);
        }
    }

    @Override
    public URI baseUri() {
        return URI.create("http://localhost:" + port);
    }

    /** For each guarded order that it has dealt with: the addresses to which it was forwarded, with their answers. */
    List<String> guardedOrders() {
        try (var lines = Files.lines(folder.resolve("access.log"))) {
            return lines.filter(line -> line.startsWith("POST /orders/guarded")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws InterruptedException {
        process.destroy();
        if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
    }

    private boolean listens() {
        if (!process.isAlive()) {
            throw new IllegalStateException("nginx has ended");
        }
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** By which it knows a process. */
    static String address(ApplicationProcess application) {
        return "127.0.0.1:" + application.baseUri().getPort();
    }
}
