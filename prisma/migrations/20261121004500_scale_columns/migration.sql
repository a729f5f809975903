-- What would have to be counted or searched for among all games there ever were is kept where it can be looked up. By triggers, so that
-- older checkouts keep it too.

-- Seats held by the computer: with `waiting` it says at one look whether the computer is to play.
ALTER TABLE "Game" ADD COLUMN "computers" INTEGER[] DEFAULT '{}';

CREATE FUNCTION "Seat_note_computers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Game" SET "computers" = ARRAY(
    SELECT s."seat" FROM "Seat" s WHERE s."gameId" = new."gameId" AND s."bot" IS NOT NULL ORDER BY s."seat"
  ) WHERE "id" = new."gameId";
  RETURN NULL;
END $$;
CREATE TRIGGER "Seat_computer_sat" AFTER INSERT ON "Seat" FOR EACH ROW WHEN (new."bot" IS NOT NULL)
  EXECUTE FUNCTION "Seat_note_computers"();
CREATE TRIGGER "Seat_computer_changed" AFTER UPDATE OF "bot" ON "Seat" FOR EACH ROW WHEN (old."bot" IS DISTINCT FROM new."bot")
  EXECUTE FUNCTION "Seat_note_computers"();

UPDATE "Game" g SET "computers" = c."seats" FROM (
  SELECT s."gameId", array_agg(s."seat" ORDER BY s."seat") AS "seats" FROM "Seat" s WHERE s."bot" IS NOT NULL GROUP BY 1
) c WHERE c."gameId" = g."id" AND g."status" = 'running';

-- How many tables there are. In several parts, lest everybody who makes a table waits for everybody else; only the sum counts.
CREATE TABLE "TableCount" (
    "status" TEXT NOT NULL,
    "part" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,

    CONSTRAINT "TableCount_pkey" PRIMARY KEY ("status","part")
);

CREATE FUNCTION "Game_count"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mine INTEGER := pg_backend_pid() % 16;
BEGIN
  IF tg_op <> 'INSERT' THEN
    INSERT INTO "TableCount" AS c VALUES (old."status", mine, -1) ON CONFLICT ("status", "part") DO UPDATE SET "n" = c."n" - 1;
  END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO "TableCount" AS c VALUES (new."status", mine, 1) ON CONFLICT ("status", "part") DO UPDATE SET "n" = c."n" + 1;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Game_made_or_gone" AFTER INSERT OR DELETE ON "Game" FOR EACH ROW EXECUTE FUNCTION "Game_count"();
CREATE TRIGGER "Game_over" AFTER UPDATE OF "status" ON "Game" FOR EACH ROW WHEN (old."status" <> new."status")
  EXECUTE FUNCTION "Game_count"();
INSERT INTO "TableCount" SELECT "status", 0, count(*) FROM "Game" GROUP BY 1;
