-- What a browser has worked out about a finished game; nothing in it belongs to a person.
-- CreateTable
CREATE TABLE "GameReview" (
    "gameId" TEXT NOT NULL,
    "reviewer" INTEGER NOT NULL,
    "quality" TEXT NOT NULL,
    "review" JSON NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GameReview_pkey" PRIMARY KEY ("gameId","reviewer","quality")
);

-- AddForeignKey
ALTER TABLE "GameReview" ADD CONSTRAINT "GameReview_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
