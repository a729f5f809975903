-- Whom organisers name to decide in a competition without playing in it, and the decision that ended a table.
-- AlterTable
ALTER TABLE "Competition" ADD COLUMN     "arbiter" UUID;

-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "ruling" INTEGER;
