-- Byes, pauses and late starts of people in a Swiss.
ALTER TABLE "Entrant" ADD COLUMN     "byes" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "lateFrom" INTEGER,
ADD COLUMN     "paused" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "pausedAt" TIMESTAMPTZ(3);
