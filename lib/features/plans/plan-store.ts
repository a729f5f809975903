import 'server-only';
import { lockSeat, lockTable, type LockedSeat } from '@/lib/features/table/commands/lock-store';
import { holderSql, type SeatKeys } from '@/lib/features/table/seats/seat-sql';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { batched } from '@/lib/platform/db/batches';
import { db, type Tx } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { ASKING_KINDS } from '@/lib/platform/outbox/outbox-sql';
import { UNSENT } from '@/lib/platform/outbox/unsent';

/** A plan as it is stored. lib/features/plans/form.ts reads the JSON columns. */
export interface PlanRow {
  readonly id: string;
  readonly place: number | null;
  readonly afterTurn: number;
  readonly plan: unknown;
  readonly mode: string;
  readonly found: unknown;
  readonly progress: unknown;
  readonly report: unknown;
  readonly revision: number;
  readonly keptAt: Date;
  readonly endedAt: Date | null;
}

export interface PlanSeat {
  readonly gameId: string;
  readonly seat: SeatId;
}

/** Maximum stored ended plans of a seat: more than a game has turns. */
const MAX_ENDED = 60;

/** Whether a seat has plans, also of earlier holders. */
export const hasPlans = async ({ gameId, seat }: PlanSeat): Promise<boolean> =>
  (await plannedSeats(gameId))?.has(seat) ?? false;

const plannedSeats = batched(async (gameIds) => {
  const where = { gameId: { in: [...gameIds] } };
  const found = new Map<string, Set<number>>();
  for (const { gameId, seat } of await db().plan.groupBy({ by: ['gameId', 'seat'], where }))
    found.set(gameId, (found.get(gameId) ?? new Set()).add(seat));
  return found;
});

/** The plans of a seat's current holder: open ones in their order, then ended ones, newest first. */
export async function plansOfSeat({ gameId, seat }: PlanSeat): Promise<PlanRow[]> {
  const held = await db().seat.findUnique({ where: { gameId_seat: { gameId, seat }, bot: null } });
  if (!held) return [];
  return db().plan.findMany({
    where: { gameId, seat, ...ofHolder(held) },
    orderBy: [{ place: 'asc' }, { endedAt: 'desc' }, { keptAt: 'desc' }],
    take: MAX_ENDED,
    select: PLAN,
  });
}

const PLAN = {
  id: true,
  place: true,
  afterTurn: true,
  plan: true,
  mode: true,
  found: true,
  progress: true,
  report: true,
  revision: true,
  keptAt: true,
  endedAt: true,
} as const satisfies Prisma.PlanSelect;

/** Plans of the seat's current holder, not of a previous one. */
const ofHolder = ({ tenure, userId }: Pick<LockedSeat, 'tenure' | 'userId'>) => ({
  tenure,
  OR: [{ userId: null }, ...(userId === null ? [] : [{ userId }])],
});

/** The seats of a table with open plans. */
export async function planningSeats(gameId: string): Promise<SeatId[]> {
  const [seats, plans] = await Promise.all([
    db().seat.findMany({
      where: { gameId, bot: null },
      orderBy: { seat: 'asc' },
      select: { seat: true, tenure: true, userId: true },
    }),
    db().plan.findMany({
      where: { gameId, place: { not: null } },
      select: { seat: true, tenure: true, userId: true },
    }),
  ]);
  const isOf = (held: (typeof seats)[number]) => (plan: (typeof plans)[number]) =>
    plan.seat === held.seat &&
    plan.tenure === held.tenure &&
    (plan.userId === null || plan.userId === held.userId);
  return seats.filter((held) => plans.some(isOf(held))).map(({ seat }) => seat);
}

/** Written like the index, so Postgres uses it instead of scanning all plans. */
const DUE = {
  place: { not: null },
  OR: [
    { occasion: 'over' },
    { occasion: 'turn', OR: [{ mode: 'plays-itself' }, { progress: { not: Prisma.DbNull } }] },
  ],
} as const satisfies Prisma.PlanWhereInput;

/**
 * Tables with a plan that may act on its own: its turn has come, or the game is over. Ids after `from`
 * come first, then the list starts over. A caller that moves `from` each time gets all of them, even if
 * many have nothing to do yet.
 */
export async function gamesWaitingForPlans(limit: number, from: string): Promise<string[]> {
  const after = await gamesWithDuePlans({ gt: from }, limit);
  const most = limit - after.length;
  return most === 0 ? after : [...after, ...(await gamesWithDuePlans({ lte: from }, most))];
}

async function gamesWithDuePlans(gameId: Prisma.StringFilter, take: number): Promise<string[]> {
  const where = { ...DUE, gameId };
  const found = await db().plan.groupBy({ by: 'gameId', where, orderBy: { gameId: 'asc' }, take });
  return found.map((plan) => plan.gameId);
}

/** A player's own seat, with the keys that prove its holder: every change proves it again. */
export interface PlanOwner extends PlanSeat {
  readonly keys: SeatKeys;
}

export interface NewPlan extends PlanOwner {
  readonly id: string;
  readonly userId: string | undefined;
  readonly baseSeq: number;
  readonly afterTurn: number;
  readonly plan: unknown;
  readonly at: Date;
}

/**
 * Stores a plan after the others of its seat, in the tenure of the holder that these keys prove now.
 * Undefined for anyone else, false if there are `most` already. The same id is stored once.
 */
export async function insertPlan(kept: NewPlan, most: number): Promise<boolean | undefined> {
  const { id, gameId, seat, userId = null, baseSeq, afterTurn, plan, at } = kept;
  return asHolder(kept, async (tx, { tenure, heldFrom, userId: holder }) => {
    const own = ofHolder({ tenure, userId: holder });
    const before = await tx.plan.count({ where: { gameId, seat, place: { not: null }, ...own } });
    const isKept = await tx.plan.count({ where: { gameId, seat, id, ...own } });
    if (isKept > 0) return true;
    if (before >= most) return false;
    const of = { gameId, seat, userId, tenure, heldFrom };
    const data = { id, ...of, place: before + 1, baseSeq, afterTurn, plan: jsonOf(plan), keptAt: at };
    const made = await tx.plan.createMany({ data: [data], skipDuplicates: true });
    return made.count > 0;
  });
}

/** Swaps a plan with the one before or after it. Only the holder can do this. */
export async function movePlan(owner: PlanOwner, id: string, by: -1 | 1): Promise<boolean> {
  const { gameId, seat } = owner;
  const moved = await asHolder(owner, async (tx) => {
    const places = await placesOf(tx, owner);
    const plan = places.find((each) => each.id === id);
    const other = places.find((each) => plan && each.place === plan.place + by);
    if (!plan || !other) return false;
    await tx.plan.updateMany({ where: { gameId, seat, id }, data: { place: other.place } });
    await tx.plan.updateMany({ where: { gameId, seat, id: other.id }, data: { place: plan.place } });
    return true;
  });
  return moved ?? false;
}

/** Deletes a plan, ended or not; later ones move up. Only the holder can do this. */
export async function deletePlan(owner: PlanOwner, id: string): Promise<boolean> {
  const { gameId, seat } = owner;
  const done = await asHolder(owner, async (tx) => {
    const gone = await tx.plan.deleteMany({ where: { id, gameId, seat } });
    await closeUp(tx, owner);
    return gone.count > 0;
  });
  return done ?? false;
}

export interface PlanChange {
  readonly plan?: unknown;
  readonly mode?: string;
  readonly found?: unknown;
  readonly progress?: unknown;
}

/** Changes an open plan, if its `revision` still matches: of two concurrent attempts one succeeds. */
export async function changePlan(
  { id, revision }: Pick<PlanRow, 'id' | 'revision'>,
  { plan, mode, found, progress }: PlanChange,
): Promise<boolean> {
  const data = {
    ...(plan === undefined ? {} : { plan: jsonOf(plan) }),
    ...(found === undefined ? {} : { found: jsonOf(found) }),
    ...(progress === undefined ? {} : { progress: jsonOf(progress) }),
    mode,
  };
  const { count } = await db().plan.updateMany({
    where: { id, revision, place: { not: null } },
    data: { revision: { increment: 1 }, ...data },
  });
  return count > 0;
}

/** Ends a plan; later ones move up. False if it has changed meanwhile, or had ended. */
export async function endPlan(
  where: PlanSeat,
  { id, revision }: Pick<PlanRow, 'id' | 'revision'>,
  report: unknown,
  at: Date,
): Promise<boolean> {
  return inOrder(where, async (tx) => {
    const ended = await tx.plan.updateMany({
      where: { gameId: where.gameId, seat: where.seat, id, revision, place: { not: null } },
      data: { revision: { increment: 1 }, place: null, endedAt: at, report: jsonOf(report) },
    });
    if (ended.count > 0) await closeUp(tx, where);
    return ended.count > 0;
  });
}

/** Cancels a seat's unsent messages once its plan has answered. */
export async function silenceMessages({ gameId, seat }: PlanSeat, at: Date): Promise<void> {
  const where = { gameId, seat, kind: { in: [...ASKING_KINDS] }, ...UNSENT };
  await db().outbox.updateMany({ where, data: { cancelledAt: at } });
}

/** Whether a turn message to a seat is unsent. */
export async function isTurnMessageWaiting({ gameId, seat }: PlanSeat): Promise<boolean> {
  const where = { gameId, seat, kind: 'your-turn', ...UNSENT };
  return (await db().outbox.findFirst({ where, select: { id: true } })) !== null;
}

/**
 * Changes the order of a seat's plans; concurrent changes wait for the lock on the seat. The game is locked
 * first, as by a move, so that the two cannot deadlock, and an added plan knows whether its turn has come.
 */
async function inOrder<T>(where: PlanSeat, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db().$transaction(async (tx) => {
    await lockTable(tx, where.gameId);
    await lockSeat(tx, where);
    return work(tx);
  });
}

/** Does so for the seat's holder; undefined for anyone else. The holder cannot change meanwhile. */
async function asHolder<T>(
  { gameId, seat, keys }: PlanOwner,
  work: (tx: Tx, held: LockedSeat) => Promise<T>,
): Promise<T | undefined> {
  return db().$transaction(async (tx) => {
    await lockTable(tx, gameId);
    const held = await lockSeat(tx, { gameId, seat }, holderSql(keys));
    return held && !held.isComputer ? work(tx, held) : undefined;
  });
}

/** A seat's open plans, in their order. */
async function placesOf(tx: Tx, { gameId, seat }: PlanSeat) {
  const plans = await tx.plan.findMany({
    where: { gameId, seat, place: { not: null } },
    orderBy: { place: 'asc' },
    select: { id: true, place: true },
  });
  return plans.flatMap(({ id, place }) => (place === null ? [] : [{ id, place }]));
}

async function closeUp(tx: Tx, where: PlanSeat): Promise<void> {
  const plans = await placesOf(tx, where);
  for (const [i, { id, place }] of plans.entries())
    if (place !== i + 1)
      await tx.plan.updateMany({ where: { gameId: where.gameId, id }, data: { place: i + 1 } });
}
