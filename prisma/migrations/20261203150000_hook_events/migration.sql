-- What hooks for programs were told, to be read again. The previous version writes none and reads none.
CREATE TABLE "HookEvent" (
    "position" BIGINT NOT NULL,
    "outboxId" UUID NOT NULL,
    "userId" TEXT,
    "circleId" TEXT,
    "hooks" UUID[],
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HookEvent_pkey" PRIMARY KEY ("position")
);

CREATE UNIQUE INDEX "HookEvent_outboxId_userId_key" ON "HookEvent"("outboxId", "userId");
CREATE UNIQUE INDEX "HookEvent_outboxId_circleId_key" ON "HookEvent"("outboxId", "circleId");
CREATE INDEX "HookEvent_userId_position_idx" ON "HookEvent"("userId", "position");
CREATE INDEX "HookEvent_circleId_position_idx" ON "HookEvent"("circleId", "position");

ALTER TABLE "HookEvent" ADD CONSTRAINT "HookEvent_outboxId_fkey" FOREIGN KEY ("outboxId") REFERENCES "OutboxMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "HookEvent" ADD CONSTRAINT "HookEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "HookEvent" ADD CONSTRAINT "HookEvent_circleId_fkey" FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;
