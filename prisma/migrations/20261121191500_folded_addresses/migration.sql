-- The address left at a seat in small letters, beside the address as it was written: somebody's seats are found by it, whatever letters
-- they write. By a trigger, so that older checkouts keep it too.
ALTER TABLE "Seat" ADD COLUMN "emailFolded" TEXT;

CREATE FUNCTION "Seat_fold_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new."emailFolded" := lower(new."email");
  RETURN new;
END $$;
CREATE TRIGGER "Seat_folded_made" BEFORE INSERT ON "Seat" FOR EACH ROW
  WHEN (new."email" IS NOT NULL) EXECUTE FUNCTION "Seat_fold_address"();
CREATE TRIGGER "Seat_folded_changed" BEFORE UPDATE OF "email" ON "Seat" FOR EACH ROW
  WHEN (new."email" IS DISTINCT FROM old."email") EXECUTE FUNCTION "Seat_fold_address"();

UPDATE "Seat" SET "emailFolded" = lower("email") WHERE "email" IS NOT NULL;
