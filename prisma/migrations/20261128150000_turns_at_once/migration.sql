-- People with several tables get turns within an hour as one email, unless they want each at once.
-- AlterTable
ALTER TABLE "User" ADD COLUMN     "turnsAtOnce" BOOLEAN NOT NULL DEFAULT false;
