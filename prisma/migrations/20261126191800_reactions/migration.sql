-- Reactions to messages, each "seat.tenure.reaction", and how often they were changed.
ALTER TABLE "ChatMessage" ADD COLUMN "reactions" TEXT[] NOT NULL DEFAULT '{}', ADD COLUMN "reacted" INTEGER NOT NULL DEFAULT 0;
