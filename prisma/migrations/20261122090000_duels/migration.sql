-- Deals for a few: of two who take the last place at once, one is refused by the database.
ALTER TABLE "DealEntry" ADD COLUMN "place" INTEGER;
CREATE UNIQUE INDEX "DealEntry_dealId_place_key" ON "DealEntry"("dealId", "place");
