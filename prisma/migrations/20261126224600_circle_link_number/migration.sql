-- Members in charge can see the join link again: its token follows from this number and the service's secret.
ALTER TABLE "Circle" ADD COLUMN "joinLinkNo" INTEGER NOT NULL DEFAULT 0;
