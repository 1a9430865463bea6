package io.quarkiverse.submittoken.realredis;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Random;

/** Ports of this machine that nobody listens on at the moment. */
public final class FreePort {

    /** The port on which the nodes of a cluster talk to each other, seen from the one for clients. */
    private static final int BUS = 10_000;
    /** Below those that systems give to outgoing connections, bus included. */
    private static final int FIRST = 12_000;
    private static final int LAST = 22_000;
    private static final Random RANDOM = new Random();

    private FreePort() {
    }

    /** One whose bus port is free, too. */
    public static int find() {
        while (true) {
            int port = RANDOM.nextInt(FIRST, LAST);
            if (isFree(port) && isFree(port + BUS)) {
                return port;
            }
        }
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return true;
        } catch (IOException taken) {
            return false;
        }
    }
}
