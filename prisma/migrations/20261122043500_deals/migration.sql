-- One set-up with its stacks for many tables: that of a day, or of a duel. "Game"."dealId" names it without a foreign key: games may lie
-- on other shards than deals.
-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "dealId" TEXT,
ADD COLUMN     "knownDeal" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Deal" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "packId" TEXT NOT NULL,
    "packVersion" INTEGER NOT NULL,
    "rulesVersion" INTEGER NOT NULL,
    "setup" JSON NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "opensAt" TIMESTAMPTZ(3) NOT NULL,
    "places" INTEGER,

    CONSTRAINT "Deal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DealEntry" (
    "gameId" TEXT NOT NULL,
    "dealId" TEXT NOT NULL,
    "userId" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "score" INTEGER,
    "rival" INTEGER,

    CONSTRAINT "DealEntry_pkey" PRIMARY KEY ("gameId")
);

-- CreateIndex
CREATE INDEX "DealEntry_userId_idx" ON "DealEntry"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "DealEntry_dealId_userId_key" ON "DealEntry"("dealId", "userId");

-- AddForeignKey
ALTER TABLE "DealEntry" ADD CONSTRAINT "DealEntry_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DealEntry" ADD CONSTRAINT "DealEntry_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DealEntry" ADD CONSTRAINT "DealEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

