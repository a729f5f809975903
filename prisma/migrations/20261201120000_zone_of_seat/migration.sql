-- Mail to a seat without an account tells times in the zone of the browser that sat down.
ALTER TABLE "Seat" ADD COLUMN     "timeZone" TEXT;
