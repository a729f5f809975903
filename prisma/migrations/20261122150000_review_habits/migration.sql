-- What a review says of each seat in sums, so that habits over many games are read without their reviews.
ALTER TABLE "GameReview" ADD COLUMN "habits" JSON;
