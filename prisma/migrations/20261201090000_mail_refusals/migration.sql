-- Whom the mail server has lately refused, and why: one refusal is not believed where others are refused too.
-- CreateTable
CREATE TABLE "MailRefusal" (
    "addressHash" TEXT NOT NULL,
    "against" TEXT NOT NULL,
    "cause" TEXT,
    "answer" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "released" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "MailRefusal_pkey" PRIMARY KEY ("addressHash")
);
