package io.quarkiverse.submittoken.demo;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

import io.agroal.api.AgroalDataSource;
import io.quarkus.runtime.StartupEvent;

/**
 * The orders in the database. The table has no unique key besides the generated id: nothing but the token stands
 * between a repeated submission and a second row.
 */
@ApplicationScoped
class Orders {

    private static final String CREATE = """
            create table if not exists orders (
                id bigint generated always as identity primary key,
                side varchar not null,
                item varchar not null,
                quantity int not null,
                note varchar not null)""";
    private static final String INSERT = "insert into orders (side, item, quantity, note) values (?, ?, ?, ?)";
    private static final String NEWEST_FIRST = "select id, side, item, quantity, note from orders order by id desc";

    private final AgroalDataSource database;

    Orders(AgroalDataSource database) {
        this.database = database;
    }

    void createTable(@Observes StartupEvent start) {
        execute(CREATE);
    }

    /** @return the number of the order */
    long insert(Side side, OrderForm form) {
        try (var connection = database.getConnection();
                var insert = connection.prepareStatement(INSERT, Statement.RETURN_GENERATED_KEYS)) {
            insert.setString(1, side.name());
            insert.setString(2, form.item());
            insert.setInt(3, form.amount());
            insert.setString(4, form.note());
            insert.executeUpdate();
            try (var number = insert.getGeneratedKeys()) {
                number.next();
                return number.getLong(1);
            }
        } catch (SQLException e) {
            throw new IllegalStateException("The order could not be written", e);
        }
    }

    List<Order> newestFirst() {
        try (Connection connection = database.getConnection();
                var select = connection.prepareStatement(NEWEST_FIRST);
                var rows = select.executeQuery()) {
            var orders = new ArrayList<Order>();
            while (rows.next()) {
                orders.add(order(rows));
            }
            return orders;
        } catch (SQLException e) {
            throw new IllegalStateException("The orders could not be read", e);
        }
    }

    void clear() {
        execute("delete from orders");
    }

    private static Order order(ResultSet row) throws SQLException {
        return new Order(row.getLong("id"), Side.valueOf(row.getString("side")), row.getString("item"),
                row.getInt("quantity"), row.getString("note"));
    }

    private void execute(String sql) {
        try (var connection = database.getConnection(); var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException("The database refused: " + sql, e);
        }
    }
}
