-- One person's report of a message counts once.
-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN     "reporters" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "CircleChatMessage" ADD COLUMN     "reporters" TEXT[] DEFAULT ARRAY[]::TEXT[];
