-- The chat of circles, and how far each member has read it.
ALTER TABLE "CircleMember" ADD COLUMN "talkSeenAt" TIMESTAMPTZ(3);

CREATE TABLE "CircleChatMessage" (
    "circleId" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "mentions" UUID[] DEFAULT ARRAY[]::UUID[],
    "at" TIMESTAMPTZ(3) NOT NULL,
    "removedAt" TIMESTAMPTZ(3),
    "reports" INTEGER NOT NULL DEFAULT 0,
    "reactions" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "CircleChatMessage_pkey" PRIMARY KEY ("circleId","id")
);

CREATE INDEX "CircleChatMessage_circleId_at_idx" ON "CircleChatMessage"("circleId", "at");

ALTER TABLE "CircleChatMessage" ADD CONSTRAINT "CircleChatMessage_circleId_fkey"
  FOREIGN KEY ("circleId") REFERENCES "Circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Channels that chose mentions at tables also get those in circles.
UPDATE "Channel"
SET "wants" = "wants" || ARRAY['circle-mention']
WHERE 'mention' = ANY("wants") AND NOT 'circle-mention' = ANY("wants");
