-- Notes about moments of games, for the operator, and their answers.
-- CreateTable
CREATE TABLE "ProblemReport" (
    "gameId" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "seat" INTEGER,
    "tenure" INTEGER,
    "text" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProblemReport_pkey" PRIMARY KEY ("gameId","id")
);

-- CreateIndex
CREATE INDEX "ProblemReport_gameId_seq_idx" ON "ProblemReport"("gameId", "seq");

-- CreateIndex
CREATE INDEX "ProblemReport_id_idx" ON "ProblemReport"("id");

-- CreateIndex
CREATE INDEX "ProblemReport_at_idx" ON "ProblemReport"("at");

-- AddForeignKey
ALTER TABLE "ProblemReport" ADD CONSTRAINT "ProblemReport_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;
