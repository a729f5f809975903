-- Who held a seat and was replaced goes on reading: what proved the seat to them is known, and opens nothing but that.
ALTER TABLE "SeatHolder" ADD COLUMN "keys" TEXT[] DEFAULT ARRAY[]::TEXT[], ADD COLUMN "at" TIMESTAMPTZ(3), ADD COLUMN "decision" UUID;
