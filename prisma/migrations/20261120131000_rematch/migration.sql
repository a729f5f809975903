-- A table has one rematch, however many ask for it at once.
CREATE UNIQUE INDEX "Game_rematchOf_key" ON "Game"("rematchOf");
