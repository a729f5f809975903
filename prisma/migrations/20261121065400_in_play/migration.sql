-- Whether the game of a seat runs, beside whoever holds the seat: somebody's running tables are found without looking through all they ever
-- played. By triggers, so that older checkouts keep it too. Seats of games that are over have none, so that none of them is written to.
ALTER TABLE "Seat" ADD COLUMN "inPlay" BOOLEAN;
ALTER TABLE "Seat" ALTER COLUMN "inPlay" SET DEFAULT true;

CREATE FUNCTION "Seat_note_play"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A game that is made in the same statement runs.
  new."inPlay" := coalesce((SELECT g."status" = 'running' FROM "Game" g WHERE g."id" = new."gameId"), true);
  RETURN new;
END $$;
CREATE TRIGGER "Seat_in_play" BEFORE INSERT ON "Seat" FOR EACH ROW EXECUTE FUNCTION "Seat_note_play"();

CREATE FUNCTION "Game_note_play"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Seat" SET "inPlay" = new."status" = 'running' WHERE "gameId" = new."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "Game_plays_or_not" AFTER UPDATE OF "status" ON "Game" FOR EACH ROW
  WHEN ((old."status" = 'running') <> (new."status" = 'running')) EXECUTE FUNCTION "Game_note_play"();

UPDATE "Seat" s SET "inPlay" = true FROM "Game" g WHERE g."id" = s."gameId" AND g."status" = 'running';
