import 'server-only';
import { z } from 'zod';
import { lockSeat } from '@/lib/features/table/commands/lock-store';
import { holdingOf } from '@/lib/features/table/seats/holder-store';
import { holderSql, type SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { storedStepsOf } from '@/lib/game/eventlog/events';
import type { LineStep } from '@/lib/game/analysis/sandbox/line';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { readRows } from '@/lib/platform/db/read-rows';

/** A stored analysis line. */
export interface LineRow {
  readonly id: string;
  /** The game row that it begins after. */
  readonly base: number;
  readonly key: string;
  readonly name: string;
  readonly steps: readonly LineStep[];
  /** The address where others can read it; missing if its owner does not share it. */
  readonly sharedAs?: string;
  readonly updatedAt: Date;
}

/** The owner of lines: a person, or a seat without an account. */
export interface LineOwner {
  readonly gameId: string;
  readonly seat?: SeatId | undefined;
  readonly userId?: string | undefined;
  /** The key of this browser, if it has one: each statement proves the seat with it again. */
  readonly tokenHash?: string | undefined;
}

/**
 * The condition for a visitor's lines: lines of a person, and lines made at the seat in the holder's
 * tenure. A later holder does not get the lines of an earlier one.
 */
async function ownedBy({
  gameId,
  seat,
  userId,
  tokenHash,
}: LineOwner): Promise<Prisma.SandboxLineWhereInput> {
  const held =
    seat === undefined ? undefined : await holdingOf({ gameId, seat }, ownKeys({ tokenHash, userId }));
  const persons = [...new Set([userId, held?.userId ?? undefined])].filter((id) => id !== undefined);
  return {
    gameId,
    OR: [
      ...(userId === undefined ? [] : [{ userId }]),
      ...(held ? [null, ...persons].map((by) => ({ seat, tenure: held.tenure, userId: by })) : []),
    ],
  };
}

const ownKeys = ({ tokenHash, userId }: Pick<LineOwner, 'tokenHash' | 'userId'>): SeatKeys => ({
  ...(tokenHash ? { tokenHash } : {}),
  ...(userId ? { userId } : {}),
});

const COLUMNS = {
  id: true,
  base: true,
  key: true,
  name: true,
  steps: true,
  sharedAs: true,
  updatedAt: true,
} as const satisfies Prisma.SandboxLineSelect;
type RawLine = Prisma.SandboxLineGetPayload<{ select: typeof COLUMNS }>;

const LineKey = z.string().regex(/^[0-9a-f]{64}$/);
const Steps = z.array(z.looseObject({ seat: z.int(), command: z.looseObject({}) }));

const rowOf = ({ id, base, key, name, steps, sharedAs, updatedAt }: RawLine): LineRow => ({
  id,
  base,
  key: LineKey.parse(key),
  name,
  steps: storedStepsOf(Steps.parse(steps)),
  updatedAt,
  sharedAs: sharedAs ?? undefined,
});

/** The lines of an owner, oldest first. */
export async function storedLines(owner: LineOwner): Promise<LineRow[]> {
  const rows = await db().sandboxLine.findMany({
    where: await ownedBy(owner),
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: COLUMNS,
  });
  return readRows('lines', rows, rowOf);
}

/** One line of an owner. */
export async function lineOf(owner: LineOwner, id: string): Promise<LineRow | undefined> {
  const where = { ...(await ownedBy(owner)), id };
  const raw = await db().sandboxLine.findFirst({ where, select: COLUMNS });
  return raw ? rowOf(raw) : undefined;
}

export interface NewLineRow extends Omit<LineRow, 'updatedAt' | 'sharedAs'> {
  /** The game's newest row. */
  readonly seq: number;
  readonly at: Date;
}

/**
 * Stores a line in the tenure of the holder that these keys prove now; false for anyone else, or if
 * they have `most` of this game already.
 */
export async function insertLine(owner: LineOwner, line: NewLineRow, most: number): Promise<boolean> {
  const { gameId, seat, userId = null } = owner;
  const { id, seq, base, key, name, steps, at } = line;
  return db().$transaction(async (tx) => {
    const held =
      seat === undefined ? undefined : await lockSeat(tx, { gameId, seat }, holderSql(ownKeys(owner)));
    if (seat !== undefined && !held) return false;
    if ((await tx.sandboxLine.count({ where: await ownedBy(owner) })) >= most) return false;
    const of = { gameId, userId, seat: seat ?? null, tenure: held?.tenure ?? null };
    const from = { seq: Math.max(seq, held?.heldFrom ?? 0), base, createdAt: at, updatedAt: at };
    await tx.sandboxLine.createMany({ data: [{ id, ...of, ...from, key, name, steps: jsonOf(steps) }] });
    return true;
  });
}

/** The changed fields of a line; undefined ones stay. */
export type LineChange = Partial<Pick<LineRow, 'name' | 'key' | 'steps'>>;

/** Changes a line; false if the owner has none with this id. */
export async function changeLine(
  owner: LineOwner,
  id: string,
  { name, key, steps }: { [K in keyof LineChange]: LineChange[K] | null },
  at: Date,
): Promise<boolean> {
  const data = {
    updatedAt: at,
    ...(name ? { name } : {}),
    ...(key ? { key } : {}),
    ...(steps ? { steps: jsonOf(steps) } : {}),
  };
  return updateLine(owner, id, data);
}

async function updateLine(
  owner: LineOwner,
  id: string,
  data: Prisma.SandboxLineUpdateManyMutationInput,
): Promise<boolean> {
  const where = { ...(await ownedBy(owner)), id };
  const { count } = await db().sandboxLine.updateMany({ where, data });
  return count > 0;
}

/**
 * A shared line, with its seat, the newest row of the game at that time, and all seats its owner ever had.
 */
export interface SharedRow extends LineRow {
  readonly seat: SeatId | null;
  readonly seq: number;
  readonly seats: readonly SeatId[];
}

/** The line with this shared address. */
export async function lineSharedAs(gameId: string, sharedAs: string): Promise<SharedRow | undefined> {
  const raw = await db().sandboxLine.findFirst({
    where: { gameId, sharedAs },
    select: { ...COLUMNS, seat: true, seq: true, userId: true },
  });
  if (!raw) return undefined;
  const { seat, seq, userId } = raw;
  const persons = userId === null ? [] : [{ userId }];
  const [held, former] = await Promise.all([
    db().seat.findMany({
      where: { gameId, OR: [...(seat === null ? [] : [{ seat }]), ...persons] },
      select: { seat: true },
    }),
    db().seatHolder.findMany({ where: { gameId, OR: persons }, select: { seat: true } }),
  ]);
  return { ...rowOf(raw), seat, seq, seats: [...new Set([...held, ...former].map((one) => one.seat))] };
}

/** Shares a line under an address, or ends the sharing; false if the owner has none with this id. */
export async function shareLine(owner: LineOwner, id: string, sharedAs: string | null): Promise<boolean> {
  return updateLine(owner, id, { sharedAs });
}

/** Deletes a line; false if the owner has none with this id. */
export async function deleteLine(owner: LineOwner, id: string): Promise<boolean> {
  const gone = await db().sandboxLine.deleteMany({ where: { ...(await ownedBy(owner)), id } });
  return gone.count > 0;
}

/** The log row after which the seat's current holder acts. */
export async function heldFrom(gameId: string, seat: SeatId): Promise<number> {
  const found = await db().seat.findUnique({
    where: { gameId_seat: { gameId, seat } },
    select: { heldFrom: true },
  });
  return found?.heldFrom ?? 1;
}
