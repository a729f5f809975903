-- What the games say, in a few rows of sums rather than by looking through logs. Older checkouts go on working.
ALTER TABLE "Game" ADD COLUMN "countedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "InsightTally" (
    "cohort" TEXT NOT NULL,
    "players" INTEGER NOT NULL,
    "games" INTEGER NOT NULL,
    "seats" INTEGER NOT NULL,
    "tally" JSON NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "InsightTally_pkey" PRIMARY KEY ("cohort", "players")
);
