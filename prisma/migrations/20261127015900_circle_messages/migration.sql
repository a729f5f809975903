-- CreateTable
CREATE TABLE "CircleHook" (
    "circleId" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "target" JSON NOT NULL,
    "label" TEXT NOT NULL,
    "wants" TEXT[],
    "locale" TEXT NOT NULL,
    "muteFrom" INTEGER,
    "muteTo" INTEGER,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "stoppedAt" TIMESTAMPTZ(3),
    "lastSentAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "lastErrorAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CircleHook_pkey" PRIMARY KEY ("circleId","id")
);

-- CreateTable
CREATE TABLE "CircleOutbox" (
    "circleId" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "dedupe" TEXT NOT NULL,
    "payload" JSON NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "CircleOutbox_pkey" PRIMARY KEY ("circleId","id")
);

-- CreateTable
CREATE TABLE "CircleDelivery" (
    "circleId" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "outboxId" UUID NOT NULL,
    "userId" TEXT,
    "channelId" UUID,
    "hookId" UUID,
    "addressAt" TEXT,
    "addressSeat" INTEGER,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sentAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "CircleDelivery_pkey" PRIMARY KEY ("circleId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CircleOutbox_dedupe_key" ON "CircleOutbox"("dedupe");

-- CreateIndex
CREATE INDEX "CircleDelivery_channelId_idx" ON "CircleDelivery"("channelId");

-- CreateIndex
CREATE INDEX "CircleDelivery_userId_idx" ON "CircleDelivery"("userId");

-- AddForeignKey
ALTER TABLE "CircleHook" ADD CONSTRAINT "CircleHook_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CircleOutbox" ADD CONSTRAINT "CircleOutbox_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CircleDelivery" ADD CONSTRAINT "CircleDelivery_circleId_outboxId_fkey" FOREIGN KEY ("circleId", "outboxId") REFERENCES "CircleOutbox"("circleId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CircleDelivery" ADD CONSTRAINT "CircleDelivery_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CircleDelivery" ADD CONSTRAINT "CircleDelivery_channelId_fkey" FOREIGN KEY ("channelId") REFERENCES "Channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CircleDelivery" ADD CONSTRAINT "CircleDelivery_circleId_hookId_fkey" FOREIGN KEY ("circleId", "hookId") REFERENCES "CircleHook"("circleId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Only a few rows are open at any time.
CREATE INDEX "CircleOutbox_open_idx" ON "CircleOutbox"("dueAt") WHERE "sentAt" IS NULL;
CREATE INDEX "CircleDelivery_open_idx" ON "CircleDelivery"("dueAt") WHERE "sentAt" IS NULL AND "failedAt" IS NULL AND "cancelledAt" IS NULL;

-- A circle counts its calls for players of a day, and a hook is dropped with its deliveries.
CREATE INDEX "CircleOutbox_circleId_kind_createdAt_idx" ON "CircleOutbox"("circleId", "kind", "createdAt");
CREATE INDEX "CircleDelivery_circleId_outboxId_idx" ON "CircleDelivery"("circleId", "outboxId");
