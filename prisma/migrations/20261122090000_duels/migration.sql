-- Deals for a few: each of them takes a place.
ALTER TABLE "DealEntry" ADD COLUMN "place" INTEGER;
