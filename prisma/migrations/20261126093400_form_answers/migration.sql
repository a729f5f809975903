-- The same form posted twice gets the same answer (lib/platform/http/post-once.ts).

CREATE TABLE "FormAnswer" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,

    CONSTRAINT "FormAnswer_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "FormAnswer_at_idx" ON "FormAnswer"("at");
