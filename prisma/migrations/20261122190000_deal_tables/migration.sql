-- What each seat of a table came to, where several people play a deal at it.
ALTER TABLE "DealEntry" ADD COLUMN "scores" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
