-- Whether pages of other sites may show the table in a frame.
ALTER TABLE "Game" ADD COLUMN "mayEmbed" BOOLEAN NOT NULL DEFAULT false;
