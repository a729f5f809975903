-- What somebody has chosen for their hands at a table: when it asks once more, and its single keys.
ALTER TABLE "User" ADD COLUMN "askBefore" TEXT, ADD COLUMN "tableKeys" TEXT;
