-- Requests for new links and offers of seats become rows of "Decision". Servers of the version before know only
-- "SeatClaim" and "SeatOffer": triggers write each change into the other form too, until a later release drops both.
ALTER TABLE "Decision" ADD COLUMN "tokenHash" TEXT;

-- Old to new. The time 9999 means that somebody takes it up.
CREATE FUNCTION "requestOfClaim"(claim "SeatClaim") RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  request UUID;
BEGIN
  SELECT d."id" INTO request FROM "Decision" d
  WHERE d."gameId" = claim."gameId" AND d."kind" = 'new-link' AND d."seat" = claim."seat" AND d."at" = claim."askedAt"
    AND d."about" = claim."tenure"::text
  LIMIT 1;
  IF request IS NULL THEN
    UPDATE "Decision" SET "state" = 'void', "endedAt" = claim."askedAt"
    WHERE "gameId" = claim."gameId" AND "subject" = 'new-link.' || claim."seat" AND "state" = 'open';
    request := gen_random_uuid();
    INSERT INTO "Decision"
      ("gameId", "id", "kind", "subject", "seat", "about", "detail", "by", "why", "at", "effectAt", "undoUntil")
    VALUES (claim."gameId", request, 'new-link', 'new-link.' || claim."seat", claim."seat", claim."tenure"::text,
      json_build_object('seq', claim."seq"::text), ARRAY[coalesce(claim."askedBy", -1)], 'own', claim."askedAt",
      '9999-12-31T00:00:00Z', '9999-12-31T00:00:00Z');
  END IF;
  INSERT INTO "Consent" ("gameId", "seat", "question", "about", "at")
  SELECT claim."gameId", voice, 'new-link', request::text, claim."askedAt"
  FROM unnest(claim."agreed" || coalesce(claim."askedBy", -1)) voice
  ON CONFLICT DO NOTHING;
  IF claim."refusedAt" IS NOT NULL THEN
    UPDATE "Decision" SET "state" = 'taken-back', "endedAt" = claim."refusedAt", "endedBy" = claim."seat"
    WHERE "gameId" = claim."gameId" AND "id" = request AND "state" = 'open';
  END IF;
END $$;

CREATE FUNCTION "requestOfOffer"(offer "SeatOffer") RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Decision" d WHERE d."gameId" = offer."gameId" AND d."tokenHash" = offer."tokenHash") THEN
    RETURN;
  END IF;
  UPDATE "Decision" SET "state" = 'void', "endedAt" = offer."at"
  WHERE "gameId" = offer."gameId" AND "subject" = 'offer.' || offer."seat" AND "state" = 'open';
  INSERT INTO "Decision" ("gameId", "id", "kind", "subject", "seat", "about", "detail", "by", "why", "at", "effectAt",
    "undoUntil", "tokenHash")
  VALUES (offer."gameId", gen_random_uuid(), 'offer', 'offer.' || offer."seat", offer."seat", offer."tenure"::text,
    json_build_object('opensAt', offer."opensAt"), ARRAY[coalesce(offer."by", -1)], 'own', offer."at",
    '9999-12-31T00:00:00Z', offer."goodUntil", offer."tokenHash");
END $$;

CREATE FUNCTION "carryClaim"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "requestOfClaim"(NEW);
  RETURN NULL;
END $$;

CREATE FUNCTION "carryOffer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "Decision" SET "state" = 'taken-back', "endedAt" = now()
    WHERE "gameId" = OLD."gameId" AND "tokenHash" = OLD."tokenHash" AND "state" = 'open';
  ELSE
    PERFORM "requestOfOffer"(NEW);
  END IF;
  RETURN NULL;
END $$;

-- New to old.
CREATE FUNCTION "carryRequest"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."kind" = 'new-link' AND NEW."state" = 'open' THEN
    INSERT INTO "SeatClaim" ("gameId", "seat", "tenure", "askedBy", "agreed", "seq", "askedAt")
    VALUES (NEW."gameId", NEW."seat", NEW."about"::int, nullif(NEW."by"[1], -1), '{}', (NEW."detail" ->> 'seq')::int, NEW."at")
    ON CONFLICT ("gameId", "seat") DO UPDATE SET "tenure" = excluded."tenure", "askedBy" = excluded."askedBy",
      "agreed" = '{}', "seq" = excluded."seq", "askedAt" = excluded."askedAt", "refusedAt" = NULL;
  ELSIF NEW."kind" = 'new-link' AND NEW."state" = 'taken-back' THEN
    UPDATE "SeatClaim" SET "refusedAt" = NEW."endedAt"
    WHERE "gameId" = NEW."gameId" AND "seat" = NEW."seat" AND "askedAt" = NEW."at";
  ELSIF NEW."kind" = 'offer' AND NEW."state" = 'open' THEN
    INSERT INTO "SeatOffer" ("gameId", "seat", "tenure", "tokenHash", "by", "at", "opensAt", "goodUntil")
    VALUES (NEW."gameId", NEW."seat", NEW."about"::int, NEW."tokenHash", nullif(NEW."by"[1], -1), NEW."at",
      (NEW."detail" ->> 'opensAt')::timestamptz, NEW."undoUntil")
    ON CONFLICT ("gameId", "seat") DO UPDATE SET "tenure" = excluded."tenure", "tokenHash" = excluded."tokenHash",
      "by" = excluded."by", "at" = excluded."at", "opensAt" = excluded."opensAt", "goodUntil" = excluded."goodUntil";
  ELSIF NEW."kind" = 'offer' THEN
    DELETE FROM "SeatOffer"
    WHERE "gameId" = NEW."gameId" AND "seat" = NEW."seat" AND "tokenHash" = NEW."tokenHash";
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "carryConsent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "SeatClaim" c SET "agreed" = c."agreed" || NEW."seat" FROM "Decision" d
  WHERE d."gameId" = NEW."gameId" AND d."id" = NEW."about"::uuid AND c."gameId" = d."gameId" AND c."seat" = d."seat"
    AND c."askedAt" = d."at" AND NEW."seat" >= 0 AND c."askedBy" IS DISTINCT FROM NEW."seat"
    AND NOT NEW."seat" = ANY(c."agreed");
  RETURN NULL;
END $$;

-- Only what a server writes is carried over, not what a trigger writes. The first two hold writers off until the rows
-- that there are have been carried over.
CREATE TRIGGER "SeatClaim_carried" AFTER INSERT OR UPDATE ON "SeatClaim" FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "carryClaim"();
CREATE TRIGGER "SeatOffer_carried" AFTER INSERT OR UPDATE OR DELETE ON "SeatOffer" FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "carryOffer"();
SELECT "requestOfClaim"(c) FROM "SeatClaim" c;
SELECT "requestOfOffer"(o) FROM "SeatOffer" o;
CREATE TRIGGER "Decision_carried" AFTER INSERT OR UPDATE ON "Decision" FOR EACH ROW
  WHEN (NEW."kind" IN ('new-link', 'offer') AND pg_trigger_depth() = 0) EXECUTE FUNCTION "carryRequest"();
CREATE TRIGGER "Consent_carried" AFTER INSERT ON "Consent" FOR EACH ROW
  WHEN (NEW."question" = 'new-link' AND pg_trigger_depth() = 0) EXECUTE FUNCTION "carryConsent"();
