-- Answers to requests with an Idempotency-Key.
CREATE TABLE "RequestAnswer" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "asked" TEXT NOT NULL,
    "answer" TEXT NOT NULL,

    CONSTRAINT "RequestAnswer_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "RequestAnswer_at_idx" ON "RequestAnswer"("at");
