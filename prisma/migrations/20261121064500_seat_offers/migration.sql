-- A seat may be handed on by its holder, or given away where a computer plays it. Older checkouts know nothing of it.
CREATE TABLE "SeatOffer" (
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "tenure" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "by" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "opensAt" TIMESTAMPTZ(3) NOT NULL,
    "goodUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SeatOffer_pkey" PRIMARY KEY ("gameId","seat")
);
CREATE INDEX "SeatOffer_tokenHash_idx" ON "SeatOffer"("tokenHash");
ALTER TABLE "SeatOffer" ADD CONSTRAINT "SeatOffer_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TRIGGER "SeatOffer_changed" AFTER INSERT OR UPDATE OR DELETE ON "SeatOffer" FOR EACH ROW EXECUTE FUNCTION "noticeTable"();
