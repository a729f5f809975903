-- Revisions say how many components people have confirmed. Published values counted as known before.
-- AlterTable
ALTER TABLE "BoxRevision" ADD COLUMN     "confirmed" INTEGER NOT NULL DEFAULT 0;

UPDATE "BoxRevision" r SET "confirmed" = (
  SELECT count(DISTINCT v."componentId") FROM "BoxValue" v WHERE v."boxId" = r."boxId" AND v."at" <= r."createdAt"
);
