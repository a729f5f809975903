-- A row that names people by their seats keeps the tenures of these seats: it stays theirs when somebody else sits there.
ALTER TABLE "Decision" ADD COLUMN     "tenures" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
ALTER TABLE "ChatMessage" ADD COLUMN     "tenure" INTEGER;

CREATE FUNCTION "tenuresOfTable"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new."tenures" := ARRAY(SELECT s."tenure" FROM "Seat" s WHERE s."gameId" = new."gameId" ORDER BY s."seat");
  RETURN new;
END $$;

-- Somebody who has come since may end it.
CREATE FUNCTION "tenureOfEnd"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tenures INTEGER[];
BEGIN
  IF new."endedBy" >= 0 AND new."endedBy" <> new."seat" AND NOT new."endedBy" = ANY(new."by") THEN
    tenures := new."tenures";
    tenures[new."endedBy" + 1] := (SELECT s."tenure" FROM "Seat" s WHERE s."gameId" = new."gameId" AND s."seat" = new."endedBy");
    new."tenures" := tenures;
  END IF;
  RETURN new;
END $$;

CREATE TRIGGER "Decision_tenures" BEFORE INSERT ON "Decision" FOR EACH ROW EXECUTE FUNCTION "tenuresOfTable"();
CREATE TRIGGER "Decision_tenure_of_end" BEFORE UPDATE OF "endedBy" ON "Decision" FOR EACH ROW EXECUTE FUNCTION "tenureOfEnd"();
CREATE TRIGGER "ChatMessage_tenure" BEFORE INSERT ON "ChatMessage" FOR EACH ROW EXECUTE FUNCTION "tenureOfSeat"();

-- Earlier rows: of the tenure that ended first after them.
CREATE FUNCTION "tenureThen"(place "Seat", moment timestamptz) RETURNS INTEGER LANGUAGE sql AS $$
  SELECT coalesce(min(e."tenure"), place."tenure") FROM "SeatEntry" e
  WHERE e."gameId" = place."gameId" AND e."seat" = place."seat" AND e."kind" IN ('freed', 'computer') AND e."at" >= moment
$$;
UPDATE "Decision" d SET "tenures" = ARRAY(
  SELECT "tenureThen"(s, d."at") FROM "Seat" s WHERE s."gameId" = d."gameId" ORDER BY s."seat");
UPDATE "ChatMessage" m SET "tenure" = "tenureThen"(s, m."at") FROM "Seat" s
  WHERE s."gameId" = m."gameId" AND s."seat" = m."seat" AND m."userId" IS NULL;
DROP FUNCTION "tenureThen"("Seat", timestamptz);
