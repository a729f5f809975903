-- Turns that the holder of a seat has thought out beforehand.
CREATE TABLE "Plan" (
    "id" UUID NOT NULL,
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT,
    "heldFrom" INTEGER NOT NULL,
    "place" INTEGER,
    "baseSeq" INTEGER NOT NULL,
    "afterTurn" INTEGER NOT NULL,
    "plan" JSON NOT NULL,
    "mode" TEXT NOT NULL DEFAULT 'offered',
    "found" JSON,
    "progress" JSON,
    "report" JSON,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "keptAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    CONSTRAINT "Plan_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Plan_gameId_seat_idx" ON "Plan"("gameId", "seat");
CREATE INDEX "Plan_place_idx" ON "Plan"("place");
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
