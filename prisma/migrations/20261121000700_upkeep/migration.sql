-- What the service notes about itself: when it last proved that it can write, and when the scheduler last came.
CREATE TABLE "Upkeep" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Upkeep_pkey" PRIMARY KEY ("name")
);
