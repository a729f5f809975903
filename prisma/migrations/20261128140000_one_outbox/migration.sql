-- One outbox for tables and circles (docs/decisions/0045-one-outbox.md). A message has a table with a seat, or a circle.
ALTER TABLE "Outbox" RENAME TO "OutboxMessage";
ALTER TABLE "Delivery" RENAME TO "OutboxDelivery";

ALTER TABLE "OutboxDelivery" DROP CONSTRAINT "Delivery_gameId_outboxId_fkey";
ALTER TABLE "OutboxMessage" DROP CONSTRAINT "Outbox_pkey",
  ADD CONSTRAINT "OutboxMessage_pkey" PRIMARY KEY USING INDEX "Outbox_id_key",
  ALTER COLUMN "gameId" DROP NOT NULL,
  ALTER COLUMN "seat" DROP NOT NULL,
  ALTER COLUMN "seq" DROP NOT NULL,
  ADD COLUMN "circleId" TEXT,
  ADD COLUMN "why" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "OutboxDelivery" DROP CONSTRAINT "Delivery_pkey",
  ADD CONSTRAINT "OutboxDelivery_pkey" PRIMARY KEY USING INDEX "Delivery_id_key",
  ALTER COLUMN "gameId" DROP NOT NULL,
  ADD COLUMN "userId" TEXT,
  ADD COLUMN "addressAt" TEXT,
  ADD COLUMN "addressSeat" INTEGER,
  ADD COLUMN "why" TEXT;
-- Checked in the next migration, which locks nobody out.
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_circleId_fkey" FOREIGN KEY ("circleId")
  REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "OutboxDelivery" ADD CONSTRAINT "OutboxDelivery_outboxId_fkey" FOREIGN KEY ("outboxId")
  REFERENCES "OutboxMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "OutboxDelivery" ADD CONSTRAINT "OutboxDelivery_userId_fkey" FOREIGN KEY ("userId")
  REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- It served checkouts from before 20261121005100; news of circles has no table to note.
DROP TRIGGER "Delivery_game" ON "OutboxDelivery";
DROP FUNCTION "Delivery_note_game"();

-- The previous version goes on with the messages of tables, and never claims those of circles, which it could not send.
CREATE VIEW "Outbox" AS SELECT "id", "gameId", "seat", "kind", "seq", "dedupe", "payload", "createdAt", "dueAt", "attempts",
  "sentAt", "cancelledAt", "failedAt", "lastError", "readerId", "readerEmail", "readerLocale", "readerName"
  FROM "OutboxMessage" WHERE "gameId" IS NOT NULL;
CREATE VIEW "Delivery" AS SELECT "id", "gameId", "outboxId", "channelId", "dueAt", "attempts", "sentAt", "failedAt", "cancelledAt",
  "lastError"
  FROM "OutboxDelivery" WHERE "gameId" IS NOT NULL;

-- The channels of circles are channels.
ALTER TABLE "Channel" ALTER COLUMN "userId" DROP NOT NULL,
  ADD COLUMN "circleId" TEXT,
  ADD COLUMN "locale" TEXT,
  ADD COLUMN "muteFrom" INTEGER,
  ADD COLUMN "muteTo" INTEGER;
ALTER TABLE "Channel" ADD CONSTRAINT "Channel_circleId_fkey" FOREIGN KEY ("circleId")
  REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
INSERT INTO "Channel" ("id", "circleId", "kind", "target", "label", "wants", "locale", "muteFrom", "muteTo", "failures",
  "provedAt", "stoppedAt", "lastSentAt", "lastError", "lastErrorAt", "createdAt")
  SELECT "id", "circleId", 'webhook', "target", "label", "wants", "locale", "muteFrom", "muteTo", "failures",
    "createdAt", "stoppedAt", "lastSentAt", "lastError", "lastErrorAt", "createdAt" FROM "CircleHook";

-- Until the previous version is gone, both of its tables say the same.
CREATE FUNCTION "CircleHook_to_channel"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    DELETE FROM "Channel" c WHERE c."id" = old."id";
    RETURN NULL;
  END IF;
  INSERT INTO "Channel" AS c ("id", "circleId", "kind", "target", "label", "wants", "locale", "muteFrom", "muteTo", "failures",
    "provedAt", "stoppedAt", "lastSentAt", "lastError", "lastErrorAt", "createdAt")
  VALUES (new."id", new."circleId", 'webhook', new."target", new."label", new."wants", new."locale", new."muteFrom", new."muteTo",
    new."failures", new."createdAt", new."stoppedAt", new."lastSentAt", new."lastError", new."lastErrorAt", new."createdAt")
  ON CONFLICT ("id") DO UPDATE SET "target" = new."target", "label" = new."label", "wants" = new."wants",
    "locale" = new."locale", "muteFrom" = new."muteFrom", "muteTo" = new."muteTo", "failures" = new."failures",
    "stoppedAt" = new."stoppedAt", "lastSentAt" = new."lastSentAt", "lastError" = new."lastError",
    "lastErrorAt" = new."lastErrorAt";
  RETURN NULL;
END $$;
CREATE TRIGGER "CircleHook_to_channel" AFTER INSERT OR UPDATE OR DELETE ON "CircleHook"
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "CircleHook_to_channel"();

CREATE FUNCTION "Channel_to_hook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    DELETE FROM "CircleHook" h WHERE h."circleId" = old."circleId" AND h."id" = old."id";
    RETURN NULL;
  END IF;
  INSERT INTO "CircleHook" AS h ("circleId", "id", "target", "label", "wants", "locale", "muteFrom", "muteTo", "failures",
    "stoppedAt", "lastSentAt", "lastError", "lastErrorAt", "createdAt")
  VALUES (new."circleId", new."id", new."target", new."label", new."wants", coalesce(new."locale", 'en'), new."muteFrom",
    new."muteTo", new."failures", new."stoppedAt", new."lastSentAt", new."lastError", new."lastErrorAt", new."createdAt")
  ON CONFLICT ("circleId", "id") DO UPDATE SET "target" = new."target", "label" = new."label", "wants" = new."wants",
    "locale" = coalesce(new."locale", 'en'), "muteFrom" = new."muteFrom", "muteTo" = new."muteTo",
    "failures" = new."failures", "stoppedAt" = new."stoppedAt", "lastSentAt" = new."lastSentAt",
    "lastError" = new."lastError", "lastErrorAt" = new."lastErrorAt";
  RETURN NULL;
END $$;
CREATE TRIGGER "Channel_to_hook" AFTER INSERT OR UPDATE ON "Channel"
  FOR EACH ROW WHEN (new."circleId" IS NOT NULL AND pg_trigger_depth() = 0) EXECUTE FUNCTION "Channel_to_hook"();
CREATE TRIGGER "Channel_from_hook" AFTER DELETE ON "Channel"
  FOR EACH ROW WHEN (old."circleId" IS NOT NULL AND pg_trigger_depth() = 0) EXECUTE FUNCTION "Channel_to_hook"();

-- One key is told once, whichever version writes it. A row that is moved over keeps its id.
CREATE FUNCTION "CircleOutbox_is_new"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(new."dedupe", 0));
  IF EXISTS (SELECT 1 FROM "OutboxMessage" o WHERE o."dedupe" = new."dedupe") THEN
    RETURN NULL;
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER "CircleOutbox_is_new" BEFORE INSERT ON "CircleOutbox"
  FOR EACH ROW EXECUTE FUNCTION "CircleOutbox_is_new"();

CREATE FUNCTION "OutboxMessage_is_new"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(new."dedupe", 0));
  IF EXISTS (SELECT 1 FROM "CircleOutbox" c WHERE c."dedupe" = new."dedupe" AND c."id" <> new."id") THEN
    RETURN NULL;
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER "OutboxMessage_is_new" BEFORE INSERT ON "OutboxMessage"
  FOR EACH ROW WHEN (new."circleId" IS NOT NULL) EXECUTE FUNCTION "OutboxMessage_is_new"();
