-- Whom people have met in the open rating, and results that ended early.
-- AlterTable
ALTER TABLE "GameResult" ADD COLUMN     "early" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Rating" ADD COLUMN     "group" TEXT,
ADD COLUMN     "met" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
