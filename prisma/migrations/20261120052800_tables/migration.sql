-- Tables of the first release: games, their people, their log, and the outbox.

CREATE TABLE "Game" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "packId" TEXT NOT NULL,
    "packVersion" INTEGER NOT NULL,
    "rulesVersion" INTEGER NOT NULL,
    "setup" JSON NOT NULL,
    "commitment" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "head" TEXT NOT NULL,
    "waiting" INTEGER[],
    "state" JSON NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Game_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "GameSecret" (
    "gameId" TEXT NOT NULL,
    "secrets" JSON NOT NULL,

    CONSTRAINT "GameSecret_pkey" PRIMARY KEY ("gameId")
);

CREATE TABLE "Seat" (
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "tokenHash" TEXT NOT NULL,
    "seatedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("gameId","seat")
);

CREATE TABLE "GameLog" (
    "gameId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "seat" INTEGER,
    "command" JSON NOT NULL,
    "commandId" UUID NOT NULL,
    "events" JSON NOT NULL,
    "secret" JSON NOT NULL,
    "secretDigest" TEXT NOT NULL,
    "waiting" INTEGER[],
    "at" TIMESTAMPTZ(3) NOT NULL,
    "rulesVersion" INTEGER NOT NULL,
    "prevHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "GameLog_pkey" PRIMARY KEY ("gameId","seq")
);

CREATE TABLE "Outbox" (
    "id" UUID NOT NULL,
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "dedupe" TEXT NOT NULL,
    "payload" JSON NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sentAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BenchFloor" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "BenchFloor_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Seat_tokenHash_key" ON "Seat"("tokenHash");

CREATE UNIQUE INDEX "GameLog_gameId_commandId_key" ON "GameLog"("gameId", "commandId");

CREATE UNIQUE INDEX "Outbox_dedupe_key" ON "Outbox"("dedupe");

CREATE INDEX "Outbox_gameId_seq_idx" ON "Outbox"("gameId", "seq");

ALTER TABLE "GameSecret" ADD CONSTRAINT "GameSecret_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Seat" ADD CONSTRAINT "Seat_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "GameLog" ADD CONSTRAINT "GameLog_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here on; Prisma does not know of these.

-- The drain asks for rows that are open and due. They are few among all that were ever sent.
CREATE INDEX "Outbox_open_idx" ON "Outbox"("dueAt") WHERE "sentAt" IS NULL AND "cancelledAt" IS NULL AND "failedAt" IS NULL;

-- Figures that would mean a mistake in the program.
ALTER TABLE "Game" ADD CONSTRAINT "Game_status_check" CHECK ("status" IN ('running', 'finished'));
ALTER TABLE "Game" ADD CONSTRAINT "Game_seq_check" CHECK ("seq" >= 1);
ALTER TABLE "GameLog" ADD CONSTRAINT "GameLog_seq_check" CHECK ("seq" >= 1 AND ("seq" = 1) = ("seat" IS NULL));
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_seat_check" CHECK ("seat" BETWEEN 0 AND 3);

-- A row of the log is never changed: rewinding a game appends a row too. Deleting a whole game stays possible.
CREATE FUNCTION "GameLog_refuse_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of the game log are never changed';
END
$$;
CREATE TRIGGER "GameLog_no_update" BEFORE UPDATE ON "GameLog" FOR EACH ROW EXECUTE FUNCTION "GameLog_refuse_update"();
