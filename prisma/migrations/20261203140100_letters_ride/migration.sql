-- News that asks for nothing goes before its time with another email to its reader.
ALTER TABLE "OutboxDelivery" ADD COLUMN "rides" BOOLEAN NOT NULL DEFAULT false;
