-- no-transaction
-- The figures ask how many deliveries were given up lately.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "Delivery_failed_idx" ON "Delivery"("failedAt") WHERE "failedAt" IS NOT NULL;
