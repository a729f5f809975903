-- The link of a held seat lets play and no more; its use is noted among the keys of the seat. Older checkouts go on working.

-- Seats that were taken without a person before there were keys: their link is all that their holders have.
INSERT INTO "SeatKey" ("gameId", "hash", "seat", "tenure", "own", "label", "createdAt")
  SELECT s."gameId", s."tokenHash", s."seat", s."tenure", true, '', s."seatedAt" FROM "Seat" s
  WHERE s."seatedAt" IS NOT NULL AND s."bot" IS NULL AND s."userId" IS NULL AND s."tokenHash" IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM "SeatKey" k WHERE k."gameId" = s."gameId" AND k."seat" = s."seat" AND k."tenure" = s."tenure" AND k."own")
  ON CONFLICT DO NOTHING;

-- A link that was replaced opens nothing any more, whatever it was used for.
CREATE FUNCTION "Seat_end_link"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "SeatKey" WHERE "gameId" = old."gameId" AND "hash" = old."tokenHash";
  RETURN NULL;
END $$;
CREATE TRIGGER "Seat_link_ends" AFTER UPDATE OF "tokenHash" ON "Seat" FOR EACH ROW
  WHEN (old."tokenHash" IS DISTINCT FROM new."tokenHash") EXECUTE FUNCTION "Seat_end_link"();

-- A further browser that opens a held seat by its link is an entry, and so is the first use of the link itself.
CREATE OR REPLACE FUNCTION "SeatKey_enter"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "seq", "at")
    SELECT new."gameId", new."seat", new."tenure", CASE WHEN new."hash" = s."tokenHash" THEN 'link-used' ELSE 'browser' END,
      s."name", s."userId", g."seq", new."createdAt"
    FROM "Seat" s JOIN "Game" g ON g."id" = s."gameId" WHERE s."gameId" = new."gameId" AND s."seat" = new."seat";
  RETURN NULL;
END $$;
