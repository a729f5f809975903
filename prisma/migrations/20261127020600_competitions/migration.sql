-- AlterTable
ALTER TABLE "GameResult" ADD COLUMN     "competitionId" TEXT;

-- CreateTable
CREATE TABLE "Competition" (
    "id" TEXT NOT NULL,
    "circleId" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "madeBy" UUID,
    "size" INTEGER NOT NULL,
    "setup" JSON NOT NULL,
    "pace" JSON NOT NULL,
    "atOnce" INTEGER NOT NULL,
    "seed" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'sign-up',
    "previousId" TEXT,
    "ladder" JSON,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "signUpUntil" TIMESTAMPTZ(3) NOT NULL,
    "checkInUntil" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "dueAt" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Competition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entrant" (
    "competitionId" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "userId" TEXT,
    "playerKey" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'entered',
    "enteredAt" TIMESTAMPTZ(3) NOT NULL,
    "checkedInAt" TIMESTAMPTZ(3),
    "playsFrom" TIMESTAMPTZ(3),
    "division" INTEGER,
    "lot" INTEGER,
    "endsAt" TIMESTAMPTZ(3),

    CONSTRAINT "Entrant_pkey" PRIMARY KEY ("competitionId","id")
);

-- CreateTable
CREATE TABLE "Fixture" (
    "competitionId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "entrants" TEXT[],
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "tableId" TEXT,
    "tableSeq" INTEGER,

    CONSTRAINT "Fixture_pkey" PRIMARY KEY ("competitionId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Competition_previousId_key" ON "Competition"("previousId");

-- CreateIndex
CREATE INDEX "Competition_circleId_createdAt_idx" ON "Competition"("circleId", "createdAt");

-- CreateIndex
CREATE INDEX "Competition_dueAt_idx" ON "Competition"("dueAt");

-- CreateIndex
CREATE INDEX "Entrant_userId_idx" ON "Entrant"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Entrant_competitionId_userId_key" ON "Entrant"("competitionId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Fixture_tableId_key" ON "Fixture"("tableId");

-- AddForeignKey
ALTER TABLE "Competition" ADD CONSTRAINT "Competition_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entrant" ADD CONSTRAINT "Entrant_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entrant" ADD CONSTRAINT "Entrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Fixture" ADD CONSTRAINT "Fixture_competitionId_fkey" FOREIGN KEY ("competitionId") REFERENCES "Competition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

