-- A later decision about a table that had ended, and its original result.
-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "amended" TEXT,
ADD COLUMN     "amendment" INTEGER;

-- AlterTable
ALTER TABLE "GameResult" ADD COLUMN     "ratesAmended" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ResultSeat" ADD COLUMN     "playedLeft" BOOLEAN,
ADD COLUMN     "playedPlace" INTEGER;

-- Competitions that are over look again at decisions of the past, once the previous version has stopped.
UPDATE "Competition" SET "dueAt" = now() + interval '1 hour'
WHERE "dueAt" IS NULL AND "decisions"::jsonb @? '$[*] ? ((@.kind == "correct" || @.kind == "annul") && exists(@.doneAt))';
