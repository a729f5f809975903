-- Tables of a Swiss that organisers arrange by hand, and since when a stage waits for them.
ALTER TABLE "Competition" ADD COLUMN     "arrangements" JSON NOT NULL DEFAULT '[]',
ADD COLUMN     "heldSince" TIMESTAMPTZ(3);
