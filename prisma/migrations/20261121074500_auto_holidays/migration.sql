-- Whether days become holidays by themselves where time would be out; whoever is told of one may refuse that.
ALTER TABLE "User" ADD COLUMN "autoHolidays" BOOLEAN NOT NULL DEFAULT true;
