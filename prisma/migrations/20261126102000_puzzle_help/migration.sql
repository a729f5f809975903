-- Who has seen the solution or a hint of a puzzle before their first try at it.
CREATE TABLE "PuzzleHelp" (
    "userId" TEXT NOT NULL,
    "puzzle" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PuzzleHelp_pkey" PRIMARY KEY ("userId", "puzzle")
);
ALTER TABLE "PuzzleHelp" ADD CONSTRAINT "PuzzleHelp_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
