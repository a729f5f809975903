-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "circleId" TEXT,
ADD COLUMN     "resultAt" TIMESTAMPTZ(3) DEFAULT now();
-- Games that ended before this have no result; a circle may take them in (lib/features/circles).
ALTER TABLE "Game" ALTER COLUMN "resultAt" DROP DEFAULT;
UPDATE "Game" SET "resultAt" = NULL WHERE "status" = 'running';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "playerKey" TEXT NOT NULL DEFAULT (gen_random_uuid())::text;

-- CreateTable
CREATE TABLE "Circle" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "notice" TEXT NOT NULL DEFAULT '',
    "joinBy" TEXT NOT NULL DEFAULT 'link',
    "joinLinkHash" TEXT,
    "preset" JSON NOT NULL,
    "timeZone" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "silentSince" TIMESTAMPTZ(3),
    "heirId" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Circle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CircleMember" (
    "circleId" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "userId" TEXT,
    "playerKey" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'member',
    "state" TEXT NOT NULL,
    "letter" BOOLEAN NOT NULL DEFAULT true,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),

    CONSTRAINT "CircleMember_pkey" PRIMARY KEY ("circleId","id")
);

-- CreateTable
CREATE TABLE "CircleEntry" (
    "circleId" TEXT NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "memberId" UUID,
    "by" UUID,
    "detail" JSON NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CircleEntry_pkey" PRIMARY KEY ("circleId","id")
);

-- CreateTable
CREATE TABLE "Gathering" (
    "id" TEXT NOT NULL,
    "circleId" TEXT NOT NULL,
    "madeBy" UUID NOT NULL,
    "setup" JSON NOT NULL,
    "pace" JSON NOT NULL,
    "size" INTEGER NOT NULL,
    "least" INTEGER NOT NULL,
    "most" INTEGER NOT NULL,
    "seatOrder" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "startsBy" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "gameIds" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "Gathering_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GatheringAnswer" (
    "gatheringId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GatheringAnswer_pkey" PRIMARY KEY ("gatheringId","userId")
);

-- CreateTable
CREATE TABLE "GameResult" (
    "gameId" TEXT NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "circleId" TEXT,
    "players" INTEGER NOT NULL,
    "finishedAt" TIMESTAMPTZ(3) NOT NULL,
    "how" TEXT NOT NULL,
    "bestSeat" INTEGER,
    "bestSeq" INTEGER,
    "bestPoints" INTEGER,

    CONSTRAINT "GameResult_pkey" PRIMARY KEY ("gameId")
);

-- CreateTable
CREATE TABLE "ResultSeat" (
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "order" INTEGER NOT NULL,
    "playerKey" TEXT,
    "place" INTEGER,
    "points" INTEGER NOT NULL,
    "tablePoints" INTEGER NOT NULL,
    "left" BOOLEAN NOT NULL DEFAULT false,
    "waitMin" INTEGER,

    CONSTRAINT "ResultSeat_pkey" PRIMARY KEY ("gameId","seat")
);

-- CreateTable
CREATE TABLE "CircleYear" (
    "circleId" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "playerKey" TEXT NOT NULL,
    "games" INTEGER NOT NULL,
    "wins" INTEGER NOT NULL,
    "tablePoints" INTEGER NOT NULL,
    "begun" INTEGER[],
    "best" INTEGER NOT NULL,

    CONSTRAINT "CircleYear_pkey" PRIMARY KEY ("circleId","year","playerKey")
);

-- CreateIndex
CREATE UNIQUE INDEX "Circle_joinLinkHash_key" ON "Circle"("joinLinkHash");

-- CreateIndex
CREATE INDEX "CircleMember_userId_state_idx" ON "CircleMember"("userId", "state");

-- CreateIndex
CREATE UNIQUE INDEX "CircleMember_circleId_userId_key" ON "CircleMember"("circleId", "userId");

-- CreateIndex
CREATE INDEX "Gathering_circleId_state_idx" ON "Gathering"("circleId", "state");

-- CreateIndex
CREATE INDEX "GatheringAnswer_userId_idx" ON "GatheringAnswer"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "GameResult_seq_key" ON "GameResult"("seq");

-- CreateIndex
CREATE INDEX "GameResult_circleId_seq_idx" ON "GameResult"("circleId", "seq");

-- CreateIndex
CREATE INDEX "ResultSeat_playerKey_gameId_idx" ON "ResultSeat"("playerKey", "gameId");


-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CircleMember" ADD CONSTRAINT "CircleMember_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CircleMember" ADD CONSTRAINT "CircleMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CircleEntry" ADD CONSTRAINT "CircleEntry_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Gathering" ADD CONSTRAINT "Gathering_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GatheringAnswer" ADD CONSTRAINT "GatheringAnswer_gatheringId_fkey" FOREIGN KEY ("gatheringId") REFERENCES "Gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GatheringAnswer" ADD CONSTRAINT "GatheringAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameResult" ADD CONSTRAINT "GameResult_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameResult" ADD CONSTRAINT "GameResult_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResultSeat" ADD CONSTRAINT "ResultSeat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "GameResult"("gameId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CircleYear" ADD CONSTRAINT "CircleYear_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Entries are only added. They go with their circle alone.
CREATE FUNCTION "CircleEntry_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "Circle" c WHERE c."id" = old."circleId") THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'entries of a circle are never changed';
END $$;
CREATE TRIGGER "CircleEntry_kept" BEFORE UPDATE OR DELETE ON "CircleEntry"
  FOR EACH ROW EXECUTE FUNCTION "CircleEntry_append_only"();

ALTER TABLE "Circle" ADD CONSTRAINT "Circle_joinBy_check" CHECK ("joinBy" IN ('link', 'approval', 'closed'));
ALTER TABLE "CircleMember" ADD CONSTRAINT "CircleMember_role_check" CHECK ("role" IN ('host', 'steward', 'member'));
ALTER TABLE "CircleMember" ADD CONSTRAINT "CircleMember_state_check" CHECK ("state" IN ('asked', 'in', 'left', 'removed'));
-- A circle has one host.
CREATE UNIQUE INDEX "CircleMember_host_key" ON "CircleMember"("circleId") WHERE "role" = 'host' AND "state" = 'in';
ALTER TABLE "Gathering" ADD CONSTRAINT "Gathering_state_check" CHECK ("state" IN ('open', 'started', 'called-off', 'lapsed'));
-- The gatherings to look at.
CREATE INDEX "Gathering_due_idx" ON "Gathering"("startsBy") WHERE "state" = 'open';
