-- A fourth level of the computer. Nothing stored breaks the new rule, for it allows more than the old one.
ALTER TABLE "Seat" DROP CONSTRAINT "Seat_bot_check";
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_bot_check" CHECK ("bot" IN ('apprentice', 'journeyman', 'master', 'architect')) NOT VALID;
ALTER TABLE "Seat" VALIDATE CONSTRAINT "Seat_bot_check";
