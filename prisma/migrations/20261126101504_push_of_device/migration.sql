-- The device that a push channel belongs to: signing that device out ends it.
ALTER TABLE "Channel" ADD COLUMN "device" TEXT;
