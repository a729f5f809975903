import 'server-only';
import {
  BOX_SHARES,
  type BoxChange,
  type BoxShare,
  type ComponentValue,
  type DecidedBox,
  type LockedBox,
} from '@/lib/features/boxes/locked-box';
import type { BoxOutcome, BoxRefusal } from '@/lib/features/boxes/refusals';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { refused } from '@/lib/platform/http/refused';

/** Rolls the transaction back. */
class BoxRefused extends Error {
  override readonly name = 'BoxRefused';

  constructor(readonly why: BoxRefusal) {
    super(why.kind);
  }
}

const ROW = {
  id: true,
  ownerId: true,
  name: true,
  share: true,
  joinLinkHash: true,
  joinLinkNo: true,
  baseId: true,
  baseVersion: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.BoxSelect;

const PARTS = {
  editors: {
    orderBy: { joinedAt: 'asc' },
    select: { id: true, userId: true, leftAt: true, user: { select: { name: true } } },
  },
  values: { select: { componentId: true, editorId: true, value: true, doubt: true, at: true } },
  choices: { select: { componentId: true, value: true } },
  revisions: { orderBy: { number: 'desc' }, take: 1, select: { number: true, packId: true } },
} as const satisfies Prisma.BoxSelect;

type Row = Prisma.BoxGetPayload<{ select: typeof ROW & typeof PARTS }>;

/** A box with its entries, and the names of its editors. */
export interface StoredBox extends LockedBox {
  readonly updatedAt: Date;
  readonly names: ReadonlyMap<string, string>;
}

function storedBox(row: Row): StoredBox {
  const { share, baseId, baseVersion, editors, values, choices, revisions, ...rest } = row;
  const [newest] = revisions;
  return {
    ...rest,
    share: boxShareOf(share),
    base: { id: baseId, version: baseVersion },
    editors: editors.map(({ user: _user, ...editor }) => editor),
    names: new Map(editors.map(({ id, user }) => [id, user?.name ?? ''])),
    entries: values.map((entry) => ({ ...entry, value: entry.value as ComponentValue })),
    choices: choices.map((choice) => ({ ...choice, value: choice.value as ComponentValue })),
    newest,
  };
}

export const boxShareOf = (text: string): BoxShare => BOX_SHARES.find((share) => share === text) ?? 'private';

/** A box by its id; the caller checks who can see it. */
export async function loadBoxRow(id: string): Promise<StoredBox | undefined> {
  const select = { ...ROW, ...PARTS };
  const row = await db().box.findUnique({ where: { id }, select });
  return row ? storedBox(row) : undefined;
}

/** A new box with its owner as the first editor. */
export interface NewBox {
  readonly id: string;
  readonly name: string;
  readonly base: LockedBox['base'];
  readonly owner: { readonly id: string; readonly userId: string };
  readonly entries: readonly { readonly componentId: string; readonly value: ComponentValue }[];
  readonly at: Date;
}

/** Stores a new box with the entries of its owner, unless they edit `most` boxes; returns whether it did. */
export async function insertBox(
  { base, owner, at, entries, ...box }: NewBox,
  most: number,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    if (!(await hasPlace(tx, owner.userId, most))) return false;
    const times = { createdAt: at, updatedAt: at };
    const from = { baseId: base.id, baseVersion: base.version };
    await tx.box.create({ data: { ...box, ...from, ...times, ownerId: owner.userId } });
    await tx.boxEditor.create({ data: { boxId: box.id, ...owner, joinedAt: at } });
    await tx.boxValue.createMany({
      data: entries.map(({ componentId, value }) => {
        return { boxId: box.id, componentId, editorId: owner.id, value: jsonOf(value), at };
      }),
    });
    return true;
  });
}

/**
 * Whether a person can edit one more box. Locks the person, so that concurrent requests are counted in turn.
 */
async function hasPlace(tx: Tx, userId: string, most: number): Promise<boolean> {
  await tx.$queryRaw`select 1 from "User" where "id" = ${userId} for no key update`;
  return (await tx.boxEditor.count({ where: { userId, leftAt: null } })) < most;
}

export interface ChangeOfBox {
  readonly boxId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Changes a box in one transaction: locks it, and writes the decision. */
export async function changeLockedBox(
  { boxId, userId, now }: ChangeOfBox,
  decide: (box: LockedBox) => DecidedBox,
  most: number,
): Promise<BoxOutcome<undefined>> {
  try {
    await db().$transaction(async (tx) => {
      const box = await lockBox(tx, boxId, now);
      if (!box) throw new BoxRefused({ kind: 'unknown-box' });
      const decided = decide(box);
      if (!decided.ok) throw new BoxRefused(decided.error);
      if (decided.value.editor?.leftAt === null && !(await hasPlace(tx, userId, most)))
        throw new BoxRefused({ kind: 'many-boxes' });
      await write(tx, boxId, decided.value, now);
    });
    return { ok: true, value: undefined };
  } catch (error) {
    if (error instanceof BoxRefused) return refused(error.why);
    throw error;
  }
}

/** Locks a box until the end of the transaction, by raising its revision. */
async function lockBox(tx: Tx, id: string, now: Date): Promise<LockedBox | undefined> {
  const data = { revision: { increment: 1 }, updatedAt: now };
  const { count } = await tx.box.updateMany({ where: { id }, data });
  const row = count > 0 && (await tx.box.findUnique({ where: { id }, select: { ...ROW, ...PARTS } }));
  return row ? storedBox(row) : undefined;
}

async function write(tx: Tx, boxId: string, change: BoxChange, now: Date): Promise<void> {
  const { box, editor, entry, withdrawn, choice, revision } = change;
  if (change.isDeleted) return deleteLocked(tx, boxId);
  if (box) await tx.box.updateMany({ where: { id: boxId }, data: box });
  if (editor) await writeEditor(tx, boxId, editor, now);
  if (withdrawn) await tx.boxValue.deleteMany({ where: { boxId, ...withdrawn } });
  if (entry) {
    const { componentId, editorId, value, doubt } = entry;
    const place = { boxId, componentId, editorId };
    const data = { value: jsonOf(value), doubt, at: now };
    const where = { boxId_componentId_editorId: place };
    await tx.boxValue.upsert({ where, create: { ...place, ...data }, update: data });
  }
  if (choice) {
    const { componentId, value, by } = choice;
    const data = { value: jsonOf(value), by, at: now };
    const where = { boxId_componentId: { boxId, componentId } };
    await tx.boxChoice.upsert({ where, create: { boxId, componentId, ...data }, update: data });
  }
  if (revision) {
    const { values, packId, ...row } = revision;
    const data = [{ id: packId, values: jsonOf(values), createdAt: now }];
    await tx.boxPack.createMany({ data, skipDuplicates: true });
    await tx.boxRevision.create({ data: { boxId, packId, ...row, createdAt: now } });
  }
}

async function writeEditor(
  tx: Tx,
  boxId: string,
  { id, userId, leftAt }: NonNullable<BoxChange['editor']>,
  now: Date,
): Promise<void> {
  const where = { boxId_userId: { boxId, userId } };
  await tx.boxEditor.upsert({ where, create: { boxId, id, userId, joinedAt: now }, update: { leftAt } });
}

/** Deletes a box, and its packs unless a game or another box uses them. */
async function deleteLocked(tx: Tx, boxId: string): Promise<void> {
  const revisions = await tx.boxRevision.findMany({ where: { boxId }, select: { packId: true } });
  const packs = revisions.map(({ packId }) => packId);
  if (await isAnyInUse(tx, packs)) throw new BoxRefused({ kind: 'box-in-use' });
  await tx.box.deleteMany({ where: { id: boxId } });
  // A trigger keeps packs in use.
  await tx.boxPack.deleteMany({ where: { id: { in: packs } } });
}

async function isAnyInUse(tx: Tx, packs: readonly string[]): Promise<boolean> {
  if (packs.length === 0) return false;
  const where = { AND: [{ packId: { in: [...packs] } }, { packId: { startsWith: 'box:' } }] };
  return (await tx.game.findFirst({ where, select: { id: true } })) !== null;
}

/** The box with this join link. */
export async function boxByLink(joinLinkHash: string) {
  const select = { id: true, name: true, editors: { select: { userId: true, leftAt: true } } } as const;
  const row = await db().box.findUnique({ where: { joinLinkHash }, select });
  return row ?? undefined;
}
