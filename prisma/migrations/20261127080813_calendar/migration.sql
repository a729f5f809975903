-- The secret address of a person's dates for calendar programs.
CREATE TABLE "CalendarAddress" (
    "userId" TEXT NOT NULL,
    "keyId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "digest" TEXT NOT NULL DEFAULT '',
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CalendarAddress_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "CalendarAddress_hash_key" ON "CalendarAddress"("hash");

-- AddForeignKey
ALTER TABLE "CalendarAddress" ADD CONSTRAINT "CalendarAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
