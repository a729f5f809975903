-- The log of a game that is over, as one compressed document: lib/features/archive. Its rows of "GameLog" are gone from then on.
ALTER TABLE "Game" ADD COLUMN "archivedAt" TIMESTAMPTZ(3);

CREATE TABLE "GameArchive" (
    "gameId" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,
    "head" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    "body" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GameArchive_pkey" PRIMARY KEY ("gameId")
);

ALTER TABLE "GameArchive" ADD CONSTRAINT "GameArchive_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here on; Prisma does not know of these.

-- It is compressed already: a second attempt would only cost time.
ALTER TABLE "GameArchive" ALTER COLUMN "body" SET STORAGE EXTERNAL;
ALTER TABLE "GameArchive" ADD CONSTRAINT "GameArchive_rows_check" CHECK ("rows" >= 1);
