-- Addresses whose readers have stopped mail: for tables that are made later, too.
CREATE TABLE "MailStop" (
    "addressHash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "MailStop_pkey" PRIMARY KEY ("addressHash")
);
