-- Nothing runs against a player who has not arrived: the clock of a seat stands until somebody sits there. The database keeps this,
-- because people sit down and go in more than one way. Whoever sits down on a seat that the table waits for has the clock begin at
-- that moment. Sitting down counts "affairs" up: a row that was decided on while the seat was free is decided anew, so that none is
-- appended which starts no clock for whoever sits there by now.
CREATE OR REPLACE FUNCTION seat_fresh_clock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  waits BOOLEAN;
BEGIN
  UPDATE "Game" SET "affairs" = "affairs" + 1 WHERE "id" = NEW."gameId" AND "status" = 'running'
    RETURNING NEW."seat" = ANY("waiting") INTO waits;
  IF waits THEN
    NEW."tickingAt" := NEW."seatedAt";
    -- As firstLookAt of lib/game/pace/bank.ts: no mark can be reached before it. Where one person plays alone nobody is reminded.
    NEW."lookAt" := CASE WHEN (SELECT count(*) FROM "Seat" s WHERE s."gameId" = NEW."gameId" AND s."bot" IS NULL) > 1
      THEN NEW."seatedAt" + coalesce(ceil(NEW."bankMs" / 2.0) * interval '1 millisecond', interval '72 hours') END;
    NEW."reminded" := NULL;
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER seat_fresh_clock ON "Seat";
CREATE TRIGGER seat_fresh_clock BEFORE UPDATE OF "seatedAt" ON "Seat" FOR EACH ROW
  WHEN (OLD."seatedAt" IS NULL AND NEW."seatedAt" IS NOT NULL AND NEW."bot" IS NULL)
  EXECUTE FUNCTION seat_fresh_clock();

CREATE FUNCTION seat_clock_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."tickingAt" := NULL;
  NEW."reminded" := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER seat_clock_stands BEFORE INSERT OR UPDATE OF "seatedAt", "tickingAt", "bot" ON "Seat" FOR EACH ROW
  WHEN (NEW."seatedAt" IS NULL AND NEW."bot" IS NULL AND NEW."tickingAt" IS NOT NULL)
  EXECUTE FUNCTION seat_clock_stands();

UPDATE "Seat" SET "tickingAt" = NULL, "reminded" = NULL WHERE "seatedAt" IS NULL AND "bot" IS NULL AND "tickingAt" IS NOT NULL;
