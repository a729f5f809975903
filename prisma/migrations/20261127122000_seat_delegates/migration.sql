-- People who play for the holder of a seat for a while.
-- AlterTable
ALTER TABLE "SeatEntry" ADD COLUMN "delegateId" UUID;

-- CreateTable
CREATE TABLE "SeatDelegate" (
    "gameId" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "seat" INTEGER NOT NULL,
    "tenure" INTEGER NOT NULL,
    "power" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT,
    "userId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3),
    "usedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "steps" INTEGER[] DEFAULT ARRAY[]::INTEGER[],

    CONSTRAINT "SeatDelegate_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SeatDelegate_tokenHash_key" ON "SeatDelegate"("tokenHash");

-- CreateIndex
CREATE INDEX "SeatDelegate_userId_idx" ON "SeatDelegate"("userId");

-- AddForeignKey
ALTER TABLE "SeatDelegate" ADD CONSTRAINT "SeatDelegate_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeatDelegate" ADD CONSTRAINT "SeatDelegate_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
