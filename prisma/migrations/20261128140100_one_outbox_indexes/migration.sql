-- no-transaction
-- Only news of circles is counted by circle, and only it has more than one reader.
DROP INDEX CONCURRENTLY IF EXISTS "OutboxMessage_circle_idx";
CREATE INDEX CONCURRENTLY "OutboxMessage_circle_idx" ON "OutboxMessage"("circleId", "kind", "createdAt") WHERE "circleId" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "OutboxDelivery_user_idx";
CREATE INDEX CONCURRENTLY "OutboxDelivery_user_idx" ON "OutboxDelivery"("userId") WHERE "userId" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "Channel_circle_idx";
CREATE INDEX CONCURRENTLY "Channel_circle_idx" ON "Channel"("circleId") WHERE "circleId" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "OutboxDelivery_way_key";
CREATE UNIQUE INDEX CONCURRENTLY "OutboxDelivery_way_key" ON "OutboxDelivery"("outboxId", coalesce("channelId", '00000000-0000-0000-0000-000000000000'), coalesce("addressAt", ''), coalesce("addressSeat", -1));
DROP INDEX CONCURRENTLY IF EXISTS "Delivery_way_key";
ALTER TABLE "OutboxMessage" VALIDATE CONSTRAINT "OutboxMessage_circleId_fkey";
ALTER TABLE "OutboxDelivery" VALIDATE CONSTRAINT "OutboxDelivery_outboxId_fkey";
ALTER TABLE "OutboxDelivery" VALIDATE CONSTRAINT "OutboxDelivery_userId_fkey";
ALTER TABLE "Channel" VALIDATE CONSTRAINT "Channel_circleId_fkey";
