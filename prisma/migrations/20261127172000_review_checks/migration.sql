-- Reviews are verified once the server has recomputed every turn; so far it had recomputed three.
-- AlterTable
ALTER TABLE "GameReview" ADD COLUMN     "checked" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "checkedAt" TIMESTAMPTZ(3);

UPDATE "GameReview" SET "verifiedAt" = NULL;
