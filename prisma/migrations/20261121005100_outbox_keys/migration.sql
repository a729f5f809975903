-- Messages and their deliveries get the game into their keys as well, see 20261121005000.
ALTER TABLE "Delivery" ADD COLUMN "gameId" TEXT;
UPDATE "Delivery" d SET "gameId" = o."gameId" FROM "Outbox" o WHERE o."id" = d."outboxId";
ALTER TABLE "Delivery" ALTER COLUMN "gameId" SET NOT NULL;

-- An older checkout writes deliveries without it.
CREATE FUNCTION "Delivery_note_game"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new."gameId" IS NULL THEN
    SELECT o."gameId" INTO new."gameId" FROM "Outbox" o WHERE o."id" = new."outboxId";
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER "Delivery_game" BEFORE INSERT ON "Delivery" FOR EACH ROW EXECUTE FUNCTION "Delivery_note_game"();

ALTER TABLE "Delivery" DROP CONSTRAINT "Delivery_outboxId_fkey";
CREATE UNIQUE INDEX "Outbox_id_key" ON "Outbox"("id");
ALTER TABLE "Outbox" DROP CONSTRAINT "Outbox_pkey", ADD CONSTRAINT "Outbox_pkey" PRIMARY KEY ("gameId", "id");
CREATE UNIQUE INDEX "Delivery_id_key" ON "Delivery"("id");
ALTER TABLE "Delivery" DROP CONSTRAINT "Delivery_pkey", ADD CONSTRAINT "Delivery_pkey" PRIMARY KEY ("gameId", "id");
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_gameId_outboxId_fkey" FOREIGN KEY ("gameId", "outboxId")
  REFERENCES "Outbox"("gameId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
