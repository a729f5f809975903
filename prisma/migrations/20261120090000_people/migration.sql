-- People, their channels and wishes; clocks; talk and notes; limits on how often somebody may do something.


ALTER TABLE "Game" ADD COLUMN     "door" TEXT NOT NULL DEFAULT 'link',
ADD COLUMN     "doorHash" TEXT,
ADD COLUMN     "hostHash" TEXT,
ADD COLUMN     "hostId" TEXT,
ADD COLUMN     "pace" JSON NOT NULL DEFAULT '{"kind":"relaxed"}',
ADD COLUMN     "pausedUntil" TIMESTAMPTZ(3),
ADD COLUMN     "rematchOf" TEXT,
ADD COLUMN     "watchers" TEXT NOT NULL DEFAULT 'anyone';

ALTER TABLE "Seat" ADD COLUMN     "bankMs" INTEGER,
ADD COLUMN     "heldFrom" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "reminded" TEXT,
ADD COLUMN     "seenSeq" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tickingAt" TIMESTAMPTZ(3),
ADD COLUMN     "userId" TEXT;

CREATE TABLE "SeatHolder" (
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "untilSeq" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "userId" TEXT,
    "bot" TEXT,

    CONSTRAINT "SeatHolder_pkey" PRIMARY KEY ("gameId","seat","untilSeq")
);

CREATE TABLE "Delivery" (
    "id" UUID NOT NULL,
    "outboxId" UUID NOT NULL,
    "channelId" UUID,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sentAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "Delivery_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "name" TEXT,
    "email" TEXT,
    "emailVerified" TIMESTAMPTZ(3),
    "image" TEXT,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "quietFrom" INTEGER,
    "quietTo" INTEGER,
    "daysOff" INTEGER[],
    "digestAt" INTEGER,
    "digestSentOn" TEXT,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Account" (
    "userId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "providerAccountId" TEXT NOT NULL,
    "refresh_token" TEXT,
    "access_token" TEXT,
    "expires_at" INTEGER,
    "token_type" TEXT,
    "scope" TEXT,
    "id_token" TEXT,
    "session_state" TEXT,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("provider","providerAccountId")
);

CREATE TABLE "VerificationToken" (
    "identifier" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "VerificationToken_pkey" PRIMARY KEY ("identifier","token")
);

CREATE TABLE "Holiday" (
    "id" UUID NOT NULL,
    "userId" TEXT NOT NULL,
    "first" TEXT NOT NULL,
    "last" TEXT NOT NULL,

    CONSTRAINT "Holiday_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Channel" (
    "id" UUID NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "target" JSON NOT NULL,
    "label" TEXT NOT NULL,
    "wants" TEXT[],
    "provedAt" TIMESTAMPTZ(3),
    "stoppedAt" TIMESTAMPTZ(3),
    "lastSentAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "lastErrorAt" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Channel_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "TableWish" (
    "userId" TEXT NOT NULL,
    "gameId" TEXT NOT NULL,
    "mutedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TableWish_pkey" PRIMARY KEY ("userId","gameId")
);

CREATE TABLE "ChatMessage" (
    "id" UUID NOT NULL,
    "gameId" TEXT NOT NULL,
    "seat" INTEGER,
    "userId" TEXT,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "mentions" INTEGER[],
    "at" TIMESTAMPTZ(3) NOT NULL,
    "removedAt" TIMESTAMPTZ(3),
    "reports" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ChatMessage_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Note" (
    "id" UUID NOT NULL,
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT,
    "text" TEXT NOT NULL,
    "sealed" BOOLEAN NOT NULL DEFAULT false,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Note_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Consent" (
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("gameId","question","about","seat")
);

CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key","since")
);

CREATE INDEX "Delivery_outboxId_idx" ON "Delivery"("outboxId");

CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

CREATE INDEX "Account_userId_idx" ON "Account"("userId");

CREATE UNIQUE INDEX "VerificationToken_token_key" ON "VerificationToken"("token");

CREATE INDEX "Holiday_userId_idx" ON "Holiday"("userId");

CREATE INDEX "Channel_userId_idx" ON "Channel"("userId");

CREATE INDEX "ChatMessage_gameId_at_idx" ON "ChatMessage"("gameId", "at");

CREATE INDEX "Note_gameId_seat_idx" ON "Note"("gameId", "seat");

CREATE UNIQUE INDEX "Game_hostHash_key" ON "Game"("hostHash");

CREATE UNIQUE INDEX "Game_doorHash_key" ON "Game"("doorHash");

CREATE INDEX "Game_door_status_idx" ON "Game"("door", "status");

CREATE INDEX "Game_hostId_idx" ON "Game"("hostId");

CREATE INDEX "Seat_userId_idx" ON "Seat"("userId");

ALTER TABLE "Game" ADD CONSTRAINT "Game_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Seat" ADD CONSTRAINT "Seat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "SeatHolder" ADD CONSTRAINT "SeatHolder_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "SeatHolder" ADD CONSTRAINT "SeatHolder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_outboxId_fkey" FOREIGN KEY ("outboxId") REFERENCES "Outbox"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Holiday" ADD CONSTRAINT "Holiday_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Channel" ADD CONSTRAINT "Channel_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TableWish" ADD CONSTRAINT "TableWish_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TableWish" ADD CONSTRAINT "TableWish_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Note" ADD CONSTRAINT "Note_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Note" ADD CONSTRAINT "Note_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Consent" ADD CONSTRAINT "Consent_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- By hand from here on; Prisma does not know of these.

ALTER TABLE "Game" DROP CONSTRAINT "Game_status_check";
ALTER TABLE "Game" ADD CONSTRAINT "Game_status_check" CHECK ("status" IN ('running', 'finished', 'ended'));
ALTER TABLE "Game" ADD CONSTRAINT "Game_door_check" CHECK ("door" IN ('open', 'link', 'named'));
ALTER TABLE "Game" ADD CONSTRAINT "Game_watchers_check" CHECK ("watchers" IN ('anyone', 'link', 'players'));
ALTER TABLE "Channel" ADD CONSTRAINT "Channel_kind_check" CHECK ("kind" IN ('mail', 'push', 'webhook'));
ALTER TABLE "User" ADD CONSTRAINT "User_quiet_check" CHECK (("quietFrom" IS NULL) = ("quietTo" IS NULL));

-- The drain asks for what is open and due: few among all that were ever sent.
CREATE INDEX "Delivery_open_idx" ON "Delivery"("dueAt") WHERE "sentAt" IS NULL AND "failedAt" IS NULL;
-- The same message goes out once on each way, whichever drain finds that first.
CREATE UNIQUE INDEX "Delivery_way_key" ON "Delivery"("outboxId", COALESCE("channelId", '00000000-0000-0000-0000-000000000000'));
-- The scheduler asks whose clock runs.
CREATE INDEX "Seat_ticking_idx" ON "Seat"("tickingAt") WHERE "tickingAt" IS NOT NULL;

-- Open pages hear of a new row or a new word at once. Only ids travel; whoever hears of them reads the tables.
CREATE FUNCTION "tell_listeners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('table_changed', NEW."gameId");
  RETURN NULL;
END
$$;
CREATE TRIGGER "GameLog_tell" AFTER INSERT ON "GameLog" FOR EACH ROW EXECUTE FUNCTION "tell_listeners"();
CREATE TRIGGER "ChatMessage_tell" AFTER INSERT OR UPDATE ON "ChatMessage" FOR EACH ROW EXECUTE FUNCTION "tell_listeners"();
