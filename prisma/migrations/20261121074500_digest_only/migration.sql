-- Whether the daily digest takes the place of a mail for each turn. Older checkouts do not know it and send both.
ALTER TABLE "User" ADD COLUMN "digestOnly" BOOLEAN NOT NULL DEFAULT false;
