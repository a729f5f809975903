-- Lines tried in a sandbox beside a game: private, and no play.
-- CreateTable
CREATE TABLE "SandboxLine" (
    "id" UUID NOT NULL,
    "gameId" TEXT NOT NULL,
    "seat" INTEGER,
    "userId" TEXT,
    "seq" INTEGER NOT NULL,
    "base" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "steps" JSON NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SandboxLine_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SandboxLine_gameId_seat_idx" ON "SandboxLine"("gameId", "seat");

-- CreateIndex
CREATE INDEX "SandboxLine_userId_idx" ON "SandboxLine"("userId");

-- AddForeignKey
ALTER TABLE "SandboxLine" ADD CONSTRAINT "SandboxLine_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SandboxLine" ADD CONSTRAINT "SandboxLine_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

