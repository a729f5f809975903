-- Who found which puzzle at the first try, and the ratings that follow from it.
CREATE TABLE "PuzzleResult" (
    "userId" TEXT NOT NULL,
    "puzzle" INTEGER NOT NULL,
    "found" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PuzzleResult_pkey" PRIMARY KEY ("userId", "puzzle")
);
CREATE TABLE "SolverRating" (
    "userId" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "deviation" DOUBLE PRECISION NOT NULL,
    "volatility" DOUBLE PRECISION NOT NULL,
    "games" INTEGER NOT NULL,

    CONSTRAINT "SolverRating_pkey" PRIMARY KEY ("userId")
);
CREATE TABLE "PuzzleRating" (
    "puzzle" INTEGER NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "deviation" DOUBLE PRECISION NOT NULL,
    "volatility" DOUBLE PRECISION NOT NULL,
    "games" INTEGER NOT NULL,

    CONSTRAINT "PuzzleRating_pkey" PRIMARY KEY ("puzzle")
);
ALTER TABLE "PuzzleResult" ADD CONSTRAINT "PuzzleResult_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SolverRating" ADD CONSTRAINT "SolverRating_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
