-- A held seat belongs to its holder: docs/seats.md is the law, this is where the database keeps it. Older checkouts go on working:
-- every column has a default or is filled by a trigger.

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "tenure" INTEGER NOT NULL DEFAULT 1, ADD COLUMN "emailOwn" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Note" ADD COLUMN "tenure" INTEGER;
ALTER TABLE "SandboxLine" ADD COLUMN "tenure" INTEGER;
ALTER TABLE "Plan" ADD COLUMN "tenure" INTEGER;

-- CreateTable
CREATE TABLE "SeatKey" (
    "gameId" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "tenure" INTEGER NOT NULL,
    "own" BOOLEAN NOT NULL,
    "label" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SeatKey_pkey" PRIMARY KEY ("gameId","hash")
);

-- CreateTable
CREATE TABLE "SeatEntry" (
    "gameId" TEXT NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "seat" INTEGER NOT NULL,
    "tenure" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "userId" TEXT,
    "by" INTEGER,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SeatEntry_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateTable
CREATE TABLE "SeatClaim" (
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "tenure" INTEGER NOT NULL,
    "askedBy" INTEGER,
    "agreed" INTEGER[],
    "seq" INTEGER NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "refusedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SeatClaim_pkey" PRIMARY KEY ("gameId","seat")
);

-- CreateIndex
CREATE INDEX "SeatKey_hash_idx" ON "SeatKey"("hash");
CREATE INDEX "SeatEntry_userId_idx" ON "SeatEntry"("userId");

-- AddForeignKey
ALTER TABLE "SeatKey" ADD CONSTRAINT "SeatKey_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SeatEntry" ADD CONSTRAINT "SeatEntry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SeatClaim" ADD CONSTRAINT "SeatClaim_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was written before there were tenures belongs to the present holder where it was written in their time, else to nobody.
UPDATE "Note" n SET "tenure" = CASE WHEN n."seq" >= s."heldFrom" THEN 1 ELSE 0 END
  FROM "Seat" s WHERE s."gameId" = n."gameId" AND s."seat" = n."seat";
UPDATE "SandboxLine" l SET "tenure" = CASE WHEN l."seq" >= s."heldFrom" THEN 1 ELSE 0 END
  FROM "Seat" s WHERE s."gameId" = l."gameId" AND s."seat" = l."seat";
UPDATE "Plan" p SET "tenure" = CASE WHEN p."heldFrom" = s."heldFrom" THEN 1 ELSE 0 END
  FROM "Seat" s WHERE s."gameId" = p."gameId" AND s."seat" = p."seat";

-- Whoever writes for a seat writes in the tenure of its present holder.
CREATE FUNCTION "tenureOfSeat"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new."tenure" IS NULL AND new."seat" IS NOT NULL THEN
    SELECT s."tenure" INTO new."tenure" FROM "Seat" s WHERE s."gameId" = new."gameId" AND s."seat" = new."seat";
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER "Note_tenure" BEFORE INSERT ON "Note" FOR EACH ROW EXECUTE FUNCTION "tenureOfSeat"();
CREATE TRIGGER "SandboxLine_tenure" BEFORE INSERT ON "SandboxLine" FOR EACH ROW EXECUTE FUNCTION "tenureOfSeat"();
CREATE TRIGGER "Plan_tenure" BEFORE INSERT ON "Plan" FOR EACH ROW EXECUTE FUNCTION "tenureOfSeat"();

-- A tenure ends with its holder, whatever statement it was that replaced them or let them go.
CREATE FUNCTION "Seat_begin_tenure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new."tenure" = old."tenure" AND (new."heldFrom" <> old."heldFrom" OR new."bot" IS DISTINCT FROM old."bot"
    OR (old."seatedAt" IS NOT NULL AND new."seatedAt" IS NULL)) THEN
    new."tenure" := old."tenure" + 1;
  END IF;
  IF new."email" IS NULL THEN new."emailOwn" := false; END IF;
  RETURN new;
END $$;
CREATE TRIGGER "Seat_tenure" BEFORE UPDATE OF "heldFrom", "seatedAt", "bot", "email" ON "Seat"
  FOR EACH ROW EXECUTE FUNCTION "Seat_begin_tenure"();

-- Every change of holder, key or address is an entry, so that no statement can forget it. Entries never say what the key or the
-- address is.
CREATE FUNCTION "Seat_enter"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds TEXT[] := '{}';
  whose "Seat" := new;
BEGIN
  IF new."tenure" <> old."tenure" THEN
    whose := old;
    IF old."seatedAt" IS NOT NULL THEN kinds := ARRAY[CASE WHEN new."bot" IS NULL THEN 'freed' ELSE 'computer' END]; END IF;
    IF old."seatedAt" IS NULL AND new."bot" IS NOT NULL THEN kinds := ARRAY['computer']; END IF;
  ELSIF old."seatedAt" IS NULL AND new."seatedAt" IS NOT NULL THEN
    kinds := ARRAY['seated'];
  ELSE
    IF new."tokenHash" IS DISTINCT FROM old."tokenHash" THEN kinds := kinds || 'link'::text; END IF;
    IF new."seatedAt" IS NOT NULL AND new."email" IS DISTINCT FROM old."email" THEN kinds := kinds || 'address'::text; END IF;
    IF new."seatedAt" IS NOT NULL AND new."userId" IS DISTINCT FROM old."userId" THEN kinds := kinds || 'account'::text; END IF;
  END IF;
  INSERT INTO "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "seq", "at")
    SELECT new."gameId", new."seat", whose."tenure", k, whose."name", whose."userId", g."seq", now()
    FROM unnest(kinds) k JOIN "Game" g ON g."id" = new."gameId";
  IF new."tenure" <> old."tenure" THEN
    DELETE FROM "SeatKey" WHERE "gameId" = new."gameId" AND "seat" = new."seat";
    DELETE FROM "SeatClaim" WHERE "gameId" = new."gameId" AND "seat" = new."seat";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Seat_entries" AFTER UPDATE OF "heldFrom", "seatedAt", "bot", "tokenHash", "email", "userId" ON "Seat"
  FOR EACH ROW EXECUTE FUNCTION "Seat_enter"();

-- A further browser that opens a held seat by its link is an entry as well.
CREATE FUNCTION "SeatKey_enter"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "seq", "at")
    SELECT new."gameId", new."seat", new."tenure", 'browser', s."name", s."userId", g."seq", new."createdAt"
    FROM "Seat" s JOIN "Game" g ON g."id" = s."gameId" WHERE s."gameId" = new."gameId" AND s."seat" = new."seat";
  RETURN NULL;
END $$;
CREATE TRIGGER "SeatKey_entries" AFTER INSERT ON "SeatKey" FOR EACH ROW WHEN (NOT new."own") EXECUTE FUNCTION "SeatKey_enter"();

-- Entries are only ever added. When a person goes, their name goes from them; when two become one, so do their entries.
CREATE FUNCTION "SeatEntry_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    IF (new."gameId", new."id", new."seat", new."tenure", new."kind", new."by", new."seq", new."at")
      IS DISTINCT FROM (old."gameId", old."id", old."seat", old."tenure", old."kind", old."by", old."seq", old."at")
      OR new."name" NOT IN ('', old."name") THEN
      RAISE EXCEPTION 'entries about seats are never changed';
    END IF;
    RETURN new;
  END IF;
  IF EXISTS (SELECT 1 FROM "Game" g WHERE g."id" = old."gameId") THEN
    RAISE EXCEPTION 'entries about seats are never deleted';
  END IF;
  RETURN old;
END $$;
CREATE TRIGGER "SeatEntry_kept" BEFORE UPDATE OR DELETE ON "SeatEntry" FOR EACH ROW EXECUTE FUNCTION "SeatEntry_append_only"();
CREATE TRIGGER "SeatEntry_changed" AFTER INSERT ON "SeatEntry" FOR EACH ROW EXECUTE FUNCTION "noticeTable"();
