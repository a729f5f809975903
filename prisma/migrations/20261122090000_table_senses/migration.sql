-- Whether a table is heard, and whether others see that somebody has it open.
ALTER TABLE "User" ADD COLUMN "tableSound" TEXT, ADD COLUMN "tableHere" TEXT;
