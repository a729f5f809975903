-- The email of a sign-in link has a code too, which works only in the browser that asked for it.
-- AlterTable
ALTER TABLE "VerificationToken" ADD COLUMN     "browserHash" TEXT,
ADD COLUMN     "codeExpires" TIMESTAMPTZ(3),
ADD COLUMN     "codeHash" TEXT,
ADD COLUMN     "codeTries" INTEGER NOT NULL DEFAULT 0;
