-- What a tick looks for stands in the row it looks for, so that an index can hold what is due and nothing else. By triggers, so that
-- older checkouts keep it too.

-- When a digest is to be looked at next. The service knows calendars and writes it; whoever changes what it follows from without it
-- has it looked at with the next tick.
ALTER TABLE "User" ADD COLUMN "digestDueAt" TIMESTAMPTZ(3);
CREATE FUNCTION "User_note_digest"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new."digestDueAt" := CASE WHEN new."digestAt" IS NOT NULL THEN to_timestamp(0) END;
  RETURN new;
END $$;
CREATE TRIGGER "User_digest_made" BEFORE INSERT ON "User" FOR EACH ROW
  WHEN (new."digestAt" IS NOT NULL AND new."digestDueAt" IS NULL) EXECUTE FUNCTION "User_note_digest"();
CREATE TRIGGER "User_digest_changed" BEFORE UPDATE OF "digestAt", "timeZone", "digestSentOn" ON "User" FOR EACH ROW
  WHEN ((old."digestAt", old."timeZone", old."digestSentOn") IS DISTINCT FROM (new."digestAt", new."timeZone", new."digestSentOn")
    AND old."digestDueAt" IS NOT DISTINCT FROM new."digestDueAt") EXECUTE FUNCTION "User_note_digest"();
UPDATE "User" SET "digestDueAt" = to_timestamp(0) WHERE "digestAt" IS NOT NULL;

-- Why a plan may have something to do by itself: the table waits for its seat ("turn"), or is over. Whoever adds a plan holds the row of
-- its game, so neither misses the other.
ALTER TABLE "Plan" ADD COLUMN "occasion" TEXT;
CREATE FUNCTION "Plan_note_occasion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE WHEN g."status" <> 'running' THEN 'over' WHEN new."seat" = ANY(g."waiting") THEN 'turn' END
    INTO new."occasion" FROM "Game" g WHERE g."id" = new."gameId";
  RETURN new;
END $$;
CREATE TRIGGER "Plan_occasion" BEFORE INSERT ON "Plan" FOR EACH ROW EXECUTE FUNCTION "Plan_note_occasion"();

CREATE FUNCTION "Game_note_occasions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Plan" p SET "occasion" = o."occasion"
  FROM (
    SELECT q."id", CASE WHEN new."status" <> 'running' THEN 'over' WHEN q."seat" = ANY(new."waiting") THEN 'turn' END AS "occasion"
    FROM "Plan" q WHERE q."gameId" = new."id" AND q."place" IS NOT NULL
  ) o
  WHERE p."gameId" = new."id" AND p."id" = o."id" AND p."occasion" IS DISTINCT FROM o."occasion";
  RETURN NULL;
END $$;
CREATE TRIGGER "Game_waits_anew" AFTER UPDATE OF "waiting", "status" ON "Game" FOR EACH ROW
  WHEN (old."waiting" IS DISTINCT FROM new."waiting" OR old."status" <> new."status") EXECUTE FUNCTION "Game_note_occasions"();
UPDATE "Plan" p SET "occasion" = CASE WHEN g."status" <> 'running' THEN 'over' ELSE 'turn' END
  FROM "Game" g WHERE g."id" = p."gameId" AND p."place" IS NOT NULL AND (g."status" <> 'running' OR p."seat" = ANY(g."waiting"));

-- Every move changes a row of each: with room on the page the new version lies beside the old one, and indexes need not hear of it.
ALTER TABLE "Game" SET (fillfactor = 80);
ALTER TABLE "Seat" SET (fillfactor = 80);
