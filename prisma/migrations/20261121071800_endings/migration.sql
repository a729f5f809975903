-- How a game ended that was not played out, and who has won then. Older checkouts write none of it: ended without a result.
ALTER TABLE "Game" ADD COLUMN "ending" TEXT, ADD COLUMN "winner" INTEGER, ADD COLUMN "unrated" BOOLEAN NOT NULL DEFAULT false;
