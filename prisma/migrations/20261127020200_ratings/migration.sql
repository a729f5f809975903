-- AlterTable
ALTER TABLE "Circle" ADD COLUMN     "rated" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "rated" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "GameResult" ADD COLUMN     "ratedIn" TEXT;

-- AlterTable
ALTER TABLE "ResultSeat" ADD COLUMN     "compared" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "ratings" TEXT,
ADD COLUMN     "waitShown" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Rating" (
    "scope" TEXT NOT NULL,
    "playerKey" TEXT NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "games" INTEGER NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("scope","playerKey")
);

-- CreateTable
CREATE TABLE "RatingChange" (
    "scope" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "playerKey" TEXT NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "muAfter" DOUBLE PRECISION NOT NULL,
    "sigmaAfter" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "RatingChange_pkey" PRIMARY KEY ("scope","gameId","playerKey")
);

-- CreateTable
CREATE TABLE "RatedCall" (
    "id" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "pace" JSON NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lapsesAt" TIMESTAMPTZ(3) NOT NULL,
    "tableId" TEXT,

    CONSTRAINT "RatedCall_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RatedAnswer" (
    "userId" TEXT NOT NULL,
    "callId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RatedAnswer_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "Rating_scope_mu_idx" ON "Rating"("scope", "mu");

-- CreateIndex
CREATE INDEX "Rating_playerKey_idx" ON "Rating"("playerKey");

-- CreateIndex
CREATE INDEX "RatingChange_playerKey_idx" ON "RatingChange"("playerKey");

-- CreateIndex
CREATE INDEX "RatedCall_state_createdAt_idx" ON "RatedCall"("state", "createdAt");

-- CreateIndex
CREATE INDEX "RatedAnswer_callId_idx" ON "RatedAnswer"("callId");

-- AddForeignKey
ALTER TABLE "RatedAnswer" ADD CONSTRAINT "RatedAnswer_callId_fkey" FOREIGN KEY ("callId") REFERENCES "RatedCall"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatedAnswer" ADD CONSTRAINT "RatedAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "User" ADD CONSTRAINT "User_ratings_check" CHECK ("ratings" IN ('listed', 'unlisted', 'hidden'));
ALTER TABLE "RatedCall" ADD CONSTRAINT "RatedCall_state_check" CHECK ("state" IN ('open', 'full', 'started', 'lapsed'));
