import 'server-only';
import { enterIn } from '@/lib/features/seats/entry-store';
import { keptBy } from '@/lib/features/seats/own-store';
import { lockSeat, lockTable } from '@/lib/features/table/commands/lock-store';
import { namesAtTable } from '@/lib/features/table/load/names-store';
import type { SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { refuseName, type NameTaken } from '@/lib/game/names/alike';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { MAX_DELEGATES, POWERS, type Delegation, type NotDelegable, type Power } from './delegate';

export interface NewDelegate {
  readonly id: string;
  readonly name: string;
  readonly power: Power | 'mentor';
  readonly tokenHash: string;
  readonly at: Date;
  /** Null for a mentor: valid for the whole tenure, until the game ends. */
  readonly until: Date | null;
}

export interface DelegatedSeat {
  readonly gameId: string;
  readonly seat: SeatId;
}

/** Delegates who can still act; the status of the game is checked elsewhere. */
const openAt = (at: Date) => ({ endedAt: null, until: { gt: at } }) as const;
/** Active mentors; the status of the game is checked elsewhere. */
export const OPEN_MENTOR = { power: 'mentor', endedAt: null } as const;

/** Why this table allows no helpers. */
export async function whyNotAt(gameId: string, tx: Tx = db()): Promise<NotDelegable | undefined> {
  const [game, fixtures] = await Promise.all([
    tx.game.findUnique({
      where: { id: gameId },
      select: { status: true, rated: true, joinPolicy: true, dealId: true },
    }),
    tx.fixture.count({ where: { tableId: gameId } }),
  ]);
  if (game?.status !== 'running') return 'over';
  if (fixtures > 0) return 'competition';
  if (game.rated) return 'rated';
  if (game.dealId !== null) return 'deal';
  return game.joinPolicy === 'open' ? 'open' : undefined;
}

/** Why no one can play for a holder at this table. A game of one person waits for them, without a deadline. */
export async function whyNoDelegate(gameId: string, tx: Tx = db()): Promise<NotDelegable | undefined> {
  const why = await whyNotAt(gameId, tx);
  if (why) return why;
  const seats = await tx.seat.count({ where: { gameId, bot: null } });
  return seats < 2 ? 'one-person' : undefined;
}

/**
 * Adds a delegate or a mentor of a seat. False unless its holder asks; a reason where the table forbids
 * it or there are too many.
 */
export async function insertDelegate(
  place: DelegatedSeat,
  keys: SeatKeys,
  { at, ...delegate }: NewDelegate,
): Promise<boolean | NotDelegable | NameTaken> {
  const { gameId, seat } = place;
  return db().$transaction(async (tx) => {
    await lockTable(tx, gameId);
    const held = await lockSeat(tx, place, keptBy(keys));
    if (!held) return false;
    const isMentor = delegate.power === 'mentor';
    const why = await (isMentor ? whyNotAt : whyNoDelegate)(gameId, tx);
    if (why) return why;
    const { tenure } = held;
    const like = isMentor ? OPEN_MENTOR : openAt(at);
    const open = await tx.seatDelegate.count({ where: { gameId, seat, tenure, ...like } });
    if (open >= (isMentor ? 1 : MAX_DELEGATES)) return 'many';
    const taken = refuseName(delegate.name, await namesAtTable(tx, gameId));
    if (taken) return taken;
    await tx.seatDelegate.createMany({ data: [{ gameId, seat, tenure, createdAt: at, ...delegate }] });
    const kind = isMentor ? 'mentor-named' : 'delegate-made';
    await enterIn(tx, place, kind, { by: seat, at, delegateId: delegate.id });
    return true;
  });
}

/** The delegates of a tenure who can still act, newest first. */
export async function delegatesOf(place: DelegatedSeat & { readonly tenure: number }, at: Date) {
  const { gameId, seat, tenure } = place;
  const rows = await db().seatDelegate.findMany({
    where: { gameId, seat, tenure, ...openAt(at) },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  });
  return rows.map(({ id, name, power, until, usedAt, steps }) => ({
    id,
    name,
    power: powerOf(power),
    until: (until ?? at).toISOString(),
    usedAt: usedAt?.toISOString(),
    steps,
  }));
}

const ENDINGS = (at: Date) =>
  [
    [openAt(at), 'delegate-ended'],
    [OPEN_MENTOR, 'mentor-ended'],
  ] as const;

/** Ends a delegate or a mentor. False if the holder does not ask, or the id is unknown. */
export async function endDelegate(
  place: DelegatedSeat,
  keys: SeatKeys,
  id: string,
  at: Date,
): Promise<boolean> {
  const { gameId, seat } = place;
  return db().$transaction(async (tx) => {
    await lockTable(tx, gameId);
    const held = await lockSeat(tx, place, keptBy(keys));
    if (!held) return false;
    const mine = { gameId, id, seat, tenure: held.tenure };
    for (const [like, kind] of ENDINGS(at)) {
      const { count } = await tx.seatDelegate.updateMany({
        where: { ...mine, ...like },
        data: { endedAt: at },
      });
      if (count > 0) await enterIn(tx, place, kind, { by: seat, at, delegateId: id });
      if (count > 0) return true;
    }
    return false;
  });
}

const DELEGATION = {
  id: true,
  gameId: true,
  seat: true,
  tenure: true,
  power: true,
  name: true,
  until: true,
  usedAt: true,
  endedAt: true,
  userId: true,
  game: {
    select: {
      name: true,
      status: true,
      seats: { select: { seat: true, tenure: true, name: true, userId: true } },
    },
  },
} as const satisfies Prisma.SeatDelegateSelect;

export interface StoredDelegation extends Delegation {
  /** The tenure when the link was made. */
  readonly tenure: number;
  /** The name that the holder gave them. */
  readonly name: string;
  readonly isUsed: boolean;
  /** The person who has used it, where they are known. */
  readonly person: string | null;
  /** The players of the table. */
  readonly people: readonly { readonly seat: SeatId; readonly userId: string | null }[];
}

/** The delegation with this link hash, including ended ones. */
export async function delegationBehind(tokenHash: string, at: Date): Promise<StoredDelegation | undefined> {
  const row = await db().seatDelegate.findUnique({
    where: { tokenHash, power: { in: [...POWERS] } },
    select: DELEGATION,
  });
  return row ? delegationIn(row, at) : undefined;
}

/** The delegation of a person at a table: one that can still act, else the last. */
export async function delegationOfPerson(
  gameId: string,
  userId: string,
  at: Date,
): Promise<StoredDelegation | undefined> {
  const rows = await db().seatDelegate.findMany({
    where: { gameId, userId, power: { in: [...POWERS] }, usedAt: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: DELEGATION,
  });
  const all = rows.map((row) => delegationIn(row, at));
  return all.find(({ isOver }) => !isOver) ?? all[0];
}

function delegationIn(
  row: Prisma.SeatDelegateGetPayload<{ select: typeof DELEGATION }>,
  at: Date,
): StoredDelegation {
  const { game, power, until, endedAt, usedAt, userId, ...rest } = row;
  const held = game.seats.find(({ seat, tenure }) => seat === row.seat && tenure === row.tenure);
  const isOver = !held || endedAt !== null || until === null || until <= at || game.status !== 'running';
  return {
    ...rest,
    gameName: game.name,
    holder: held?.name ?? '',
    power: powerOf(power),
    until: (until ?? at).toISOString(),
    isOver,
    isUsed: usedAt !== null,
    person: userId,
    people: game.seats,
  };
}

/** Records the first use of a link, and the person who uses it. Returns whether this was the first. */
export async function markUsed(
  { gameId, id, seat }: DelegatedSeat & { readonly id: string },
  userId: string | undefined,
  at: Date,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const first = { gameId, id, usedAt: null, ...openAt(at) };
    const { count } = await tx.seatDelegate.updateMany({ where: first, data: { usedAt: at } });
    if (userId !== undefined)
      await tx.seatDelegate.updateMany({ where: { gameId, id, userId: null }, data: { userId } });
    if (count > 0) await enterIn(tx, { gameId, seat }, 'delegate-used', { at, delegateId: id });
    return count > 0;
  });
}

const powerOf = (text: string): Power => POWERS.find((power) => power === text) ?? 'plans';
