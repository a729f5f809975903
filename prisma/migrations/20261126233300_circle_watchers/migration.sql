-- Members of its circle may watch a table. Nothing stored breaks the new rule, for it allows more than the old one.
ALTER TABLE "Game" DROP CONSTRAINT "Game_watchers_check";
ALTER TABLE "Game" ADD CONSTRAINT "Game_watchers_check" CHECK ("watchers" IN ('anyone', 'link', 'circle', 'players')) NOT VALID;
ALTER TABLE "Game" VALIDATE CONSTRAINT "Game_watchers_check";
