-- How much of what others do is read out to somebody at a table.
ALTER TABLE "User" ADD COLUMN "tableNews" TEXT;
