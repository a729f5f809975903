import 'server-only';
import { storedBoxValuesOf } from '@/lib/game/eventlog/events';
import type { Prisma } from '@/lib/generated/prisma/client';
import { change } from '@/lib/platform/db/change';
import { columnsOf } from '@/lib/platform/db/columns-of';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { readRows } from '@/lib/platform/db/read-rows';
import { refused } from '@/lib/platform/http/refused';
import {
  BoxRow,
  ChoiceRow,
  EditorRow,
  EntryRow,
  MAX_BOXES,
  MAX_LISTED_BOXES,
  MAX_REVISIONS,
  RevisionRow,
  type BoxOutcome,
  type ListedBox,
  type StoredBox,
} from './box';
import { componentsIn, type BoxWrite } from './box-changes';

const REVISION = columnsOf(RevisionRow);
const NEWEST = { orderBy: { number: 'desc' }, take: 1, select: REVISION } as const;
const BOX = {
  ...columnsOf(BoxRow),
  editors: {
    orderBy: { joinedAt: 'asc' },
    select: { ...columnsOf(EditorRow), user: { select: { name: true } } },
  },
  values: { select: columnsOf(EntryRow) },
  choices: { select: columnsOf(ChoiceRow) },
  revisions: NEWEST,
} as const satisfies Prisma.BoxSelect;

function storedBox(row: Prisma.BoxGetPayload<{ select: typeof BOX }>): StoredBox {
  const { editors, values, choices, revisions } = row;
  return {
    ...BoxRow.parse(row),
    base: baseOf(row),
    editors: editors.map(({ user, ...editor }) => ({ ...editor, name: user?.name ?? '' })),
    entries: readRows('box values', values, (entry) => EntryRow.parse(entry)),
    choices: readRows('box choices', choices, (choice) => ChoiceRow.parse(choice)),
    newest: revisions[0] ?? null,
  };
}

const baseOf = ({ baseId, baseVersion }: Pick<StoredBox, 'baseId' | 'baseVersion'>) => ({
  id: baseId,
  version: baseVersion,
});

// Reading

/** A box by its id; the caller checks who can see it. */
export async function loadBoxRow(id: string): Promise<StoredBox | undefined> {
  const row = await db().box.findUnique({ where: { id }, select: BOX });
  return row ? storedBox(row) : undefined;
}

/** The box of a join link, with the names of its editors. */
export async function boxByLink(joinLinkHash: string) {
  const editors = { select: { ...columnsOf(EditorRow), user: { select: { name: true, playerKey: true } } } };
  const select = { id: true, name: true, ownerId: true, editors } as const;
  return (await db().box.findUnique({ where: { joinLinkHash }, select })) ?? undefined;
}

/** The boxes that a person edits, newest first. */
export const boxRowsOf = async (userId: string) =>
  listedBoxes({ editors: { some: { userId, leftAt: null } } }, MAX_BOXES);

/** The public boxes that have a revision, newest first. */
export const listedBoxRows = async () =>
  listedBoxes({ share: 'listed', revisions: { some: {} } }, MAX_LISTED_BOXES);

async function listedBoxes(where: Prisma.BoxWhereInput, take: number): Promise<readonly ListedBox[]> {
  const select = { ...columnsOf(BoxRow), revisions: NEWEST } as const;
  const rows = await db().box.findMany({ where, select, orderBy: { updatedAt: 'desc' }, take });
  return readRows('boxes', rows, ({ revisions: [newest = null], ...row }) => ({
    ...BoxRow.parse(row),
    total: componentsIn(baseOf(row)).length,
    newest,
  }));
}

/** The revisions of a box with their values, newest first. */
export async function revisionRows(boxId: string) {
  const select = { ...REVISION, pack: { select: { values: true } } } as const;
  const rows = await db().boxRevision.findMany({ where: { boxId }, select, orderBy: { number: 'desc' } });
  return readRows('box revisions', rows, ({ pack, ...row }) => ({
    ...row,
    values: storedBoxValuesOf(pack.values),
  }));
}

/** The boxes that have a pack as a revision, oldest first. */
export async function boxesWithPack(packId: string) {
  const select = {
    ...REVISION,
    box: {
      select: { ...columnsOf(BoxRow), editors: { select: columnsOf(EditorRow) }, revisions: NEWEST },
    },
  } as const;
  const orderBy = [{ createdAt: 'asc' as const }, { boxId: 'asc' as const }, { number: 'desc' as const }];
  const rows = await db().boxRevision.findMany({ where: { packId }, select, orderBy, take: MAX_REVISIONS });
  return readRows('boxes of a pack', rows, ({ box, ...revision }) => ({
    ...revision,
    box,
    total: componentsIn(baseOf(box)).length,
  }));
}

// Making and changing

/** A new box, with the entries of its owner. */
export interface NewBox extends Pick<StoredBox, 'id' | 'name' | 'base'> {
  readonly owner: { readonly id: string; readonly userId: string };
  readonly entries: readonly Pick<EntryRow, 'componentId' | 'value'>[];
  readonly at: Date;
}

/** Stores a new box, unless its owner edits as many as they can; returns whether it did. */
export async function insertBox({ base, owner, at, entries, ...box }: NewBox): Promise<boolean> {
  return db().$transaction(async (tx) => {
    if (!(await hasPlace(tx, owner.userId))) return false;
    const times = { createdAt: at, updatedAt: at };
    const from = { baseId: base.id, baseVersion: base.version };
    await tx.box.create({ data: { ...box, ...from, ...times, ownerId: owner.userId } });
    await tx.boxEditor.create({ data: { boxId: box.id, ...owner, joinedAt: at } });
    const ours = { boxId: box.id, editorId: owner.id, at };
    await tx.boxValue.createMany({
      data: entries.map(({ componentId, value }) => ({ ...ours, componentId, value: jsonOf(value) })),
    });
    return true;
  });
}

/** Locks the person: concurrent requests are counted in turn. */
async function hasPlace(tx: Tx, userId: string): Promise<boolean> {
  await tx.$queryRaw`select 1 from "User" where "id" = ${userId} for no key update`;
  return (await tx.boxEditor.count({ where: { userId, leftAt: null } })) < MAX_BOXES;
}

/** Changes a box in one transaction: locks it by raising its revision, decides, and writes the decision. */
export async function changeLockedBox(
  { boxId, now }: { readonly boxId: string; readonly now: Date },
  decide: (box: StoredBox) => BoxOutcome<BoxWrite>,
): Promise<BoxOutcome<BoxWrite>> {
  return change({
    lock: async (tx) => {
      const data = { revision: { increment: 1 }, updatedAt: now };
      const { count } = await tx.box.updateMany({ where: { id: boxId }, data });
      const row = count > 0 && (await tx.box.findUnique({ where: { id: boxId }, select: BOX }));
      return row ? storedBox(row) : undefined;
    },
    decide: (box) => (box ? decide(box) : refused({ kind: 'unknown-box' })),
    write: async (tx, written) => {
      if (written.isDeleted) return deleteLocked(tx, boxId, written);
      const { editor } = written;
      if (editor?.leftAt === null && !(await hasPlace(tx, editor.userId)))
        return refused({ kind: 'many-boxes' });
      await write(tx, boxId, written, now);
      return { ok: true, value: written };
    },
  });
}

async function write(
  tx: Tx,
  boxId: string,
  { box, editor, entry, withdrawn, choice, revision }: BoxWrite,
  at: Date,
): Promise<void> {
  if (box) await tx.box.updateMany({ where: { id: boxId }, data: box });
  if (withdrawn) await tx.boxValue.deleteMany({ where: { boxId, ...withdrawn } });
  if (editor) {
    const { leftAt, ...who } = editor;
    const where = { boxId_userId: { boxId, userId: who.userId } };
    await tx.boxEditor.upsert({ where, create: { boxId, ...who, joinedAt: at }, update: { leftAt } });
  }
  if (entry) {
    const { value, doubt, at: enteredAt, ...of } = entry;
    const [place, data] = [
      { boxId, ...of },
      { value: jsonOf(value), doubt, at: enteredAt },
    ];
    const where = { boxId_componentId_editorId: place };
    await tx.boxValue.upsert({ where, create: { ...place, ...data }, update: data });
  }
  if (choice) {
    const { componentId, value, by } = choice;
    const [place, data] = [
      { boxId, componentId },
      { value: jsonOf(value), by, at },
    ];
    const where = { boxId_componentId: place };
    await tx.boxChoice.upsert({ where, create: { ...place, ...data }, update: data });
  }
  if (revision) {
    const { values, ...row } = revision;
    const data = [{ id: row.packId, values: jsonOf(values), createdAt: at }];
    await tx.boxPack.createMany({ data, skipDuplicates: true });
    await tx.boxRevision.create({ data: { boxId, ...row, createdAt: at } });
  }
}

/** Deletes a box, and its packs unless a game or another box uses them. */
async function deleteLocked(tx: Tx, boxId: string, written: BoxWrite): Promise<BoxOutcome<BoxWrite>> {
  const revisions = await tx.boxRevision.findMany({ where: { boxId }, select: { packId: true } });
  const packs = revisions.map(({ packId }) => packId);
  // The prefix lets the database use its partial index.
  const where = { AND: [{ packId: { in: packs } }, { packId: { startsWith: 'box:' } }] };
  const isInUse = packs.length > 0 && (await tx.game.findFirst({ where, select: { id: true } })) !== null;
  if (isInUse) return refused({ kind: 'box-in-use' });
  await tx.box.deleteMany({ where: { id: boxId } });
  // A trigger keeps packs in use.
  await tx.boxPack.deleteMany({ where: { id: { in: packs } } });
  return { ok: true, value: written };
}

/**
 * Deletes boxes whose editors have all left before a time, unless games use a revision of them. Until then they
 * can be read and played with, as their owner wished.
 */
export async function dropDesertedBoxes(before: Date, most: number): Promise<number> {
  const works = { OR: [{ userId: { not: null }, leftAt: null }, { leftAt: { gte: before } }] };
  const where = { ownerId: null, updatedAt: { lt: before }, editors: { none: works } };
  const found = await db().box.findMany({
    where,
    orderBy: { updatedAt: 'asc' },
    take: most,
    select: { id: true },
  });
  let dropped = 0;
  for (const { id } of found) {
    const isGone = await db().$transaction(async (tx) => {
      // Locked as by every change of it.
      const locked = await tx.box.updateMany({
        where: { id, ...where },
        data: { revision: { increment: 1 } },
      });
      return locked.count > 0 && (await deleteLocked(tx, id, {})).ok;
    });
    if (isGone) dropped += 1;
  }
  return dropped;
}
