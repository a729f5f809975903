-- Games brought in from files: what they were taken in as, and the id their hash chain was made under. Null: played here.
ALTER TABLE "Game" ADD COLUMN "chainId" TEXT,
ADD COLUMN "origin" TEXT;
-- The same file again is the same table.
CREATE UNIQUE INDEX "Game_chainId_head_origin_key" ON "Game"("chainId", "head", "origin");
