-- no-transaction
-- Nothing has looked for seats by this since clocks are found by "lookAt"; but every turn that ends moved two of its entries.
DROP INDEX CONCURRENTLY IF EXISTS "Seat_ticking_idx";
