-- Whoever was replaced by others hears how the game ended, also where an address left at the seat is all that is known of them. It is
-- forgotten once they were told.
ALTER TABLE "SeatHolder" ADD COLUMN "replaced" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "email" TEXT, ADD COLUMN "locale" TEXT;
