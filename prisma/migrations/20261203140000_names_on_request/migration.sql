-- A public page shows the name of people who said yes when they signed up.
ALTER TABLE "Entrant" ALTER COLUMN "named" SET DEFAULT false;

-- Entrants of a public competition stay as its page shows them: they were told there that they could say no.
-- Nobody has seen the others there yet, so these count as not asked.
UPDATE "Entrant" e SET "named" = false
FROM "Competition" c
WHERE c."id" = e."competitionId" AND e."named" AND coalesce((c."terms"->>'isPublic')::boolean, false) IS false;
