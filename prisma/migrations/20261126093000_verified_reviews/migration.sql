-- When the server recomputed turns of a review and found them right; null for what was kept before it did.
ALTER TABLE "GameReview" ADD COLUMN "verifiedAt" TIMESTAMPTZ(3);
