-- Addresses that their readers have confirmed, each for the holder of one seat.
CREATE TABLE "ConfirmedAddress" (
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "tenure" INTEGER NOT NULL,
    "addressHash" TEXT NOT NULL,
    "byHolder" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ConfirmedAddress_pkey" PRIMARY KEY ("gameId","seat","tenure","addressHash"),
    CONSTRAINT "ConfirmedAddress_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "ConfirmedAddress_addressHash_idx" ON "ConfirmedAddress"("addressHash");

-- Letters to addresses that nobody has confirmed. No foreign key: deleting a table must not free its mails.
CREATE TABLE "UnconfirmedMail" (
    "letter" UUID NOT NULL,
    "gameId" TEXT NOT NULL,
    "addressHash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "UnconfirmedMail_pkey" PRIMARY KEY ("letter","gameId")
);
CREATE INDEX "UnconfirmedMail_addressHash_at_idx" ON "UnconfirmedMail"("addressHash", "at");
