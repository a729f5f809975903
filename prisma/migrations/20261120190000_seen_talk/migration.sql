-- How much of a table's talk the holder of a seat has seen. What was said up to now counts as seen.
ALTER TABLE "Seat" ADD COLUMN "seenTalk" INTEGER NOT NULL DEFAULT 0;
UPDATE "Seat" s SET "seenTalk" = m."n" FROM (
  SELECT "gameId", count(*) + count("removedAt") AS "n" FROM "ChatMessage" GROUP BY 1
) m WHERE m."gameId" = s."gameId";
