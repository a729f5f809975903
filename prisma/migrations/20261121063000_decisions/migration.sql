-- What a table decides takes effect after a while and can be taken back until then. Older checkouts go on working: they know nothing of it.
CREATE TABLE "Decision" (
    "gameId" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "detail" JSON NOT NULL DEFAULT '{}',
    "by" INTEGER[],
    "why" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "effectAt" TIMESTAMPTZ(3) NOT NULL,
    "undoUntil" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endedBy" INTEGER,

    CONSTRAINT "Decision_pkey" PRIMARY KEY ("gameId","id")
);
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Of two that settle the same the first one stands.
CREATE UNIQUE INDEX "Decision_open_key" ON "Decision"("gameId", "subject") WHERE "state" = 'open';
CREATE INDEX "Decision_due_idx" ON "Decision"("effectAt") WHERE "state" = 'open';
CREATE TRIGGER "Decision_changed" AFTER INSERT OR UPDATE ON "Decision" FOR EACH ROW EXECUTE FUNCTION "noticeTable"();

-- A message may be for somebody who does not hold the seat it is about.
ALTER TABLE "Outbox" ADD COLUMN "readerId" TEXT, ADD COLUMN "readerEmail" TEXT, ADD COLUMN "readerLocale" TEXT, ADD COLUMN "readerName" TEXT;
