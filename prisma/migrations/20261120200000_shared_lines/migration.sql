-- Whether lines tried beside a game may be shown to others while it runs, and the address that a line is shown under.
ALTER TABLE "Game" ADD COLUMN "lineSharing" TEXT NOT NULL DEFAULT 'private';
ALTER TABLE "SandboxLine" ADD COLUMN "sharedAs" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "SandboxLine_sharedAs_key" ON "SandboxLine"("sharedAs");
