-- CreateTable
CREATE TABLE "Box" (
    "id" TEXT NOT NULL,
    "ownerId" TEXT,
    "name" TEXT NOT NULL,
    "share" TEXT NOT NULL DEFAULT 'private',
    "joinLinkHash" TEXT,
    "joinLinkNo" INTEGER NOT NULL DEFAULT 0,
    "baseId" TEXT NOT NULL,
    "baseVersion" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Box_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BoxEditor" (
    "boxId" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "userId" TEXT,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL,
    "leftAt" TIMESTAMPTZ(3),

    CONSTRAINT "BoxEditor_pkey" PRIMARY KEY ("boxId","id")
);

-- CreateTable
CREATE TABLE "BoxValue" (
    "boxId" TEXT NOT NULL,
    "componentId" TEXT NOT NULL,
    "editorId" UUID NOT NULL,
    "value" JSON NOT NULL,
    "doubt" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BoxValue_pkey" PRIMARY KEY ("boxId","componentId","editorId")
);

-- CreateTable
CREATE TABLE "BoxChoice" (
    "boxId" TEXT NOT NULL,
    "componentId" TEXT NOT NULL,
    "value" JSON NOT NULL,
    "by" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BoxChoice_pkey" PRIMARY KEY ("boxId","componentId")
);

-- CreateTable
CREATE TABLE "BoxRevision" (
    "boxId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "packId" TEXT NOT NULL,
    "looked" INTEGER NOT NULL,
    "people" INTEGER NOT NULL,
    "madeBy" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BoxRevision_pkey" PRIMARY KEY ("boxId","number")
);

-- CreateTable
CREATE TABLE "BoxPack" (
    "id" TEXT NOT NULL,
    "values" JSON NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BoxPack_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Box_joinLinkHash_key" ON "Box"("joinLinkHash");

-- CreateIndex
CREATE INDEX "Box_ownerId_idx" ON "Box"("ownerId");

-- CreateIndex
CREATE INDEX "Box_share_updatedAt_idx" ON "Box"("share", "updatedAt");

-- CreateIndex
CREATE INDEX "BoxEditor_userId_idx" ON "BoxEditor"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "BoxEditor_boxId_userId_key" ON "BoxEditor"("boxId", "userId");

-- CreateIndex
CREATE INDEX "BoxValue_boxId_editorId_idx" ON "BoxValue"("boxId", "editorId");

-- CreateIndex
CREATE INDEX "BoxRevision_packId_idx" ON "BoxRevision"("packId");

-- AddForeignKey
ALTER TABLE "Box" ADD CONSTRAINT "Box_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoxEditor" ADD CONSTRAINT "BoxEditor_boxId_fkey" FOREIGN KEY ("boxId") REFERENCES "Box"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoxEditor" ADD CONSTRAINT "BoxEditor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoxValue" ADD CONSTRAINT "BoxValue_boxId_fkey" FOREIGN KEY ("boxId") REFERENCES "Box"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoxValue" ADD CONSTRAINT "BoxValue_boxId_editorId_fkey" FOREIGN KEY ("boxId", "editorId") REFERENCES "BoxEditor"("boxId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoxChoice" ADD CONSTRAINT "BoxChoice_boxId_fkey" FOREIGN KEY ("boxId") REFERENCES "Box"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoxRevision" ADD CONSTRAINT "BoxRevision_boxId_fkey" FOREIGN KEY ("boxId") REFERENCES "Box"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoxRevision" ADD CONSTRAINT "BoxRevision_packId_fkey" FOREIGN KEY ("packId") REFERENCES "BoxPack"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Box" ADD CONSTRAINT "Box_share_check" CHECK ("share" IN ('private', 'link', 'listed'));

-- The values of a pack are never changed, and a pack that a game or a revision uses is not deleted.
CREATE FUNCTION "BoxPack_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    RAISE EXCEPTION 'the values of a box are never changed';
  END IF;
  IF EXISTS (SELECT 1 FROM "Game" g WHERE g."packId" = old."id" AND g."packId" LIKE 'box:%')
    OR EXISTS (SELECT 1 FROM "BoxRevision" r WHERE r."packId" = old."id") THEN
    RETURN NULL;
  END IF;
  RETURN old;
END $$;
CREATE TRIGGER "BoxPack_kept" BEFORE UPDATE OR DELETE ON "BoxPack"
  FOR EACH ROW EXECUTE FUNCTION "BoxPack_keep"();

-- A new game of a box locks its pack: it is there, and is not deleted at the same time.
CREATE FUNCTION "Game_need_box"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "BoxPack" b WHERE b."id" = new."packId" FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = 'this box has no such revision';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER "Game_of_box" BEFORE INSERT ON "Game" FOR EACH ROW WHEN (new."packId" LIKE 'box:%')
  EXECUTE FUNCTION "Game_need_box"();
