-- What became of mail to the address left at a seat, its language; deliveries that were not needed any more.

ALTER TABLE "Delivery" ADD COLUMN     "cancelledAt" TIMESTAMPTZ(3);

ALTER TABLE "Seat" ADD COLUMN     "locale" TEXT,
ADD COLUMN     "mailError" TEXT,
ADD COLUMN     "mailFailures" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "mailSentAt" TIMESTAMPTZ(3),
ADD COLUMN     "mailStoppedAt" TIMESTAMPTZ(3);

CREATE INDEX "Delivery_channelId_sentAt_idx" ON "Delivery"("channelId", "sentAt");


-- By hand from here on; Prisma does not know of these.

DROP INDEX "Delivery_open_idx";
CREATE INDEX "Delivery_open_idx" ON "Delivery"("dueAt") WHERE "sentAt" IS NULL AND "failedAt" IS NULL AND "cancelledAt" IS NULL;
