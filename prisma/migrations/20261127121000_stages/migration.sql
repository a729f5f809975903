-- Stages of Swiss and cups.
ALTER TABLE "Competition" ADD COLUMN     "stage" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "stageStartedAt" TIMESTAMPTZ(3),
ADD COLUMN     "stages" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "Entrant" ADD COLUMN     "absent" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

ALTER TABLE "Fixture" ADD COLUMN     "drawn" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- A server that takes every unknown form for a season can neither start one of these nor end it.
ALTER TABLE "Competition" ADD CONSTRAINT "Competition_stages_check" CHECK (
  "form" IN ('series', 'season') OR (("state" <> 'running' OR "stage" > 0) AND "ladder" IS NULL)
);

-- Channels that chose the begin of seasons hear of the stages that follow, too.
UPDATE "Channel" SET "wants" = "wants" || ARRAY['season-stage']
WHERE 'season-begins' = ANY("wants") AND NOT 'season-stage' = ANY("wants");
