-- The choices of a competition's organisers, and their decisions.
ALTER TABLE "Competition"
  ADD COLUMN "terms" JSON NOT NULL DEFAULT '{}',
  ADD COLUMN "decisions" JSON NOT NULL DEFAULT '[]';
ALTER TABLE "Entrant"
  ADD COLUMN "number" DOUBLE PRECISION,
  ADD COLUMN "named" BOOLEAN NOT NULL DEFAULT true;

-- Channels that chose the news of competitions also get the decisions of their organisers.
UPDATE "Channel"
SET "wants" = "wants" || ARRAY['season-decision']
WHERE 'season-over' = ANY("wants") AND NOT 'season-decision' = ANY("wants");
