-- Whoever sits down has the whole clock before them: the time in which the seat was free is nobody's. A trigger, because people sit
-- down in more than one way.
CREATE FUNCTION seat_fresh_clock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."tickingAt" := NEW."seatedAt";
  NEW."lookAt" := CASE WHEN OLD."reminded" IS NULL THEN OLD."lookAt" + (NEW."seatedAt" - OLD."tickingAt") ELSE NEW."seatedAt" END;
  NEW."reminded" := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER seat_fresh_clock BEFORE UPDATE OF "seatedAt" ON "Seat" FOR EACH ROW
  WHEN (OLD."seatedAt" IS NULL AND NEW."seatedAt" IS NOT NULL AND NEW."bot" IS NULL AND NEW."tickingAt" IS NOT NULL)
  EXECUTE FUNCTION seat_fresh_clock();
