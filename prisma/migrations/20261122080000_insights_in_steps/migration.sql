-- What the games say is shown in steps of ten games, so that two looks do not differ by what one game came to.
ALTER TABLE "InsightTally" ADD COLUMN "shown" JSON;
UPDATE "InsightTally" SET "shown" = json_build_object('games', "games", 'seats', "seats", 'tally', "tally") WHERE "games" >= 30;
