import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { OF_HOLDER } from '@/lib/features/table/plan-proof-sql';
import { ownsSql, type SeatKeys } from '@/lib/features/table/seat-sql';
import { ASKING_KINDS } from '@/lib/platform/outbox/outbox-sql';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** A plan as it is stored. The columns of JSON are whatever they are: lib/features/plans/form.ts tells. */
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

/** A seat of a table. */
export interface PlanSeat {
  readonly gameId: string;
  readonly seat: SeatId;
}

/** So many plans of a seat are remembered after they have ended: more than a game has turns. */
const MOST_ENDED = 60;

/**
 * The plans of whoever holds a seat now: those to be tried in their order, then the ended ones, the newest
 * first.
 */
export async function plansOfSeat({ gameId, seat }: PlanSeat): Promise<PlanRow[]> {
  return onDatabase(
    () => db().$queryRaw<PlanRow[]>`
      select p."id"::text as "id", p."place", p."afterTurn", p."plan", p."mode", p."found", p."progress", p."report", p."revision",
        p."keptAt", p."endedAt"
      from "Plan" p join "Seat" s on ${OF_HOLDER}
      where p."gameId" = ${gameId} and p."seat" = ${seat}::int
      order by p."place", p."endedAt" desc, p."keptAt" desc limit ${MOST_ENDED}`,
  );
}

/** The seats of a table that have plans to be tried. */
export async function planningSeats(gameId: string): Promise<SeatId[]> {
  const found = await onDatabase(
    () => db().$queryRaw<{ seat: SeatId }[]>`
      select distinct p."seat" from "Plan" p join "Seat" s on ${OF_HOLDER}
      where p."gameId" = ${gameId} and p."place" is not null order by 1`,
  );
  return found.map(({ seat }) => seat);
}

/** As the index says it, lest all plans are looked through. */
const DUE = Prisma.sql`p."place" is not null
  and (p."occasion" = 'over' or (p."occasion" = 'turn' and (p."mode" = 'plays-itself' or p."progress" is not null)))`;

/**
 * Tables with a plan that may have something to do by itself: its turn has come, or the game is over. Those
 * whose ids come after `from` first, then from the beginning: whoever asks each time from elsewhere meets all
 * of them, however many have nothing to do yet.
 */
export async function gamesWaitingForPlans(limit: number, from: string): Promise<string[]> {
  const found = await onDatabase(
    () => db().$queryRaw<{ id: string }[]>`
      (select distinct p."gameId" as "id" from "Plan" p where ${DUE} and p."gameId" > ${from} order by 1 limit ${limit})
      union all
      (select distinct p."gameId" as "id" from "Plan" p where ${DUE} and p."gameId" <= ${from} order by 1 limit ${limit})
      limit ${limit}`,
  );
  return found.map(({ id }) => id);
}

/** Somebody's own seat, with what proves them its holder: whatever they change proves it anew. */
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
 * Keeps a plan behind the others of its seat, in the tenure of whoever proves to be the holder at this very
 * moment; undefined for anybody else, false when there are `most` already. The same id is kept once.
 */
export async function insertPlan(kept: NewPlan, most: number): Promise<boolean | undefined> {
  const { id, gameId, seat, userId, baseSeq, afterTurn, plan, at } = kept;
  const made = await asHolder(
    kept,
    (tx) => tx.$executeRaw`
      insert into "Plan" ("id", "gameId", "seat", "userId", "heldFrom", "place", "baseSeq", "afterTurn", "plan", "keptAt")
      select ${id}::uuid, s."gameId", s."seat", ${userId ?? null}, s."heldFrom", o."n" + 1, ${baseSeq}::int, ${afterTurn}::int,
        ${JSON.stringify(plan)}::json, ${at}::timestamptz
      from "Seat" s cross join lateral (
        select count(*)::int as "n" from "Plan" p where p."place" is not null and ${OF_HOLDER}
      ) o
      where s."gameId" = ${gameId} and s."seat" = ${seat}::int and s."bot" is null and o."n" < ${most}::int
      on conflict ("id") do nothing`,
  );
  return made === undefined ? undefined : made > 0;
}

/** Exchanges a plan with the one before or behind it, for the holder alone. */
export async function movePlan(owner: PlanOwner, id: string, by: -1 | 1): Promise<boolean> {
  const { gameId, seat } = owner;
  const moved = await asHolder(
    owner,
    (tx) => tx.$executeRaw`
      update "Plan" q set "place" = case when q."id" = p."id" then p."place" + ${by}::int else p."place" end
      from "Plan" p
      where p."id" = ${id}::uuid and p."gameId" = ${gameId} and p."seat" = ${seat}::int and q."gameId" = p."gameId"
        and q."seat" = p."seat" and q."place" in (p."place", p."place" + ${by}::int)
        and exists (select 1 from "Plan" o where o."gameId" = p."gameId" and o."seat" = p."seat" and o."place" = p."place" + ${by}::int)`,
  );
  return (moved ?? 0) > 0;
}

/** Forgets a plan, ended or not, for the holder alone; those behind it move up. */
export async function deletePlan(owner: PlanOwner, id: string): Promise<boolean> {
  const { gameId, seat } = owner;
  const done = await asHolder(owner, async (tx) => {
    const gone = await tx.$executeRaw`
      delete from "Plan" where "id" = ${id}::uuid and "gameId" = ${gameId} and "seat" = ${seat}::int`;
    await closeUp(tx, owner);
    return gone > 0;
  });
  return done ?? false;
}

/** What changes in a plan. */
export interface PlanChange {
  readonly plan?: unknown;
  readonly mode?: string;
  readonly found?: unknown;
  readonly progress?: unknown;
}

/**
 * Changes a plan that has not ended, if it still is as its `revision` says: of two who try at once one does.
 */
export async function changePlan(
  { id, revision }: Pick<PlanRow, 'id' | 'revision'>,
  change: PlanChange,
): Promise<boolean> {
  const set = (column: string, value: unknown): Prisma.Sql =>
    value === undefined
      ? Prisma.empty
      : Prisma.sql`, ${Prisma.raw(`"${column}"`)} = ${JSON.stringify(value)}::json`;
  const changed = await onDatabase(
    () => db().$executeRaw`
      update "Plan" set "revision" = "revision" + 1 ${set('plan', change.plan)} ${set('found', change.found)}
        ${set('progress', change.progress)}, "mode" = coalesce(${change.mode ?? null}, "mode")
      where "id" = ${id}::uuid and "revision" = ${revision}::int and "place" is not null`,
  );
  return changed > 0;
}

/** Has a plan come to its end; those behind it move up. False when it has changed meanwhile, or had ended. */
export async function endPlan(
  where: PlanSeat,
  { id, revision }: Pick<PlanRow, 'id' | 'revision'>,
  report: unknown,
  at: Date,
): Promise<boolean> {
  return inOrder(where, async (tx) => {
    const ended = await tx.$executeRaw`
      update "Plan" set "revision" = "revision" + 1, "place" = null, "endedAt" = ${at}::timestamptz,
        "report" = ${JSON.stringify(report)}::json
      where "id" = ${id}::uuid and "revision" = ${revision}::int and "place" is not null`;
    if (ended > 0) await closeUp(tx, where);
    return ended > 0;
  });
}

/** A seat whose plan has answered needs no message that has not gone out yet. */
export async function silenceMessages({ gameId, seat }: PlanSeat, at: Date): Promise<void> {
  await onDatabase(
    () => db().$executeRaw`
      update "Outbox" set "cancelledAt" = ${at}::timestamptz
      where "gameId" = ${gameId} and "seat" = ${seat}::int and "kind" = any(${[...ASKING_KINDS]}::text[])
        and "sentAt" is null and "cancelledAt" is null and "failedAt" is null`,
  );
}

/** Whether a seat is going to be called to its table. */
export async function isTurnMessageWaiting({ gameId, seat }: PlanSeat): Promise<boolean> {
  const found = await onDatabase(
    () => db().$queryRaw<unknown[]>`
      select 1 from "Outbox" where "gameId" = ${gameId} and "seat" = ${seat}::int and "kind" = 'your-turn'
        and "sentAt" is null and "cancelledAt" is null and "failedAt" is null limit 1`,
  );
  return found.length > 0;
}

type Tx = Prisma.TransactionClient;

/**
 * Changes the order of a seat's plans, one after the other: whoever does so holds the row of the seat. First
 * the game, as a move does: so the two never wait for each other, and a plan that is added learns whether its
 * turn has come.
 */
async function inOrder<T>({ gameId, seat }: PlanSeat, work: (tx: Tx) => Promise<T>): Promise<T> {
  return onDatabase(() =>
    db().$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from "Game" where "id" = ${gameId} for share`;
      await tx.$queryRaw`
        select 1 from "Seat" where "gameId" = ${gameId} and "seat" = ${seat}::int for no key update`;
      return work(tx);
    }),
  );
}

/** The same for its holder; undefined for anybody else. While it is done, the seat gets no other holder. */
async function asHolder<T>(
  { gameId, seat, keys }: PlanOwner,
  work: (tx: Tx) => Promise<T>,
): Promise<T | undefined> {
  return onDatabase(() =>
    db().$transaction(async (tx) => {
      const held = await tx.$queryRaw<unknown[]>`
        select 1 from "Seat" k
        where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${ownsSql(keys)} for no key update of k`;
      return held.length > 0 ? work(tx) : undefined;
    }),
  );
}

async function closeUp(tx: Tx, { gameId, seat }: PlanSeat): Promise<void> {
  await tx.$executeRaw`
    update "Plan" p set "place" = n."place"
    from (
      select "id", row_number() over (order by "place") as "place" from "Plan"
      where "gameId" = ${gameId} and "seat" = ${seat}::int and "place" is not null
    ) n where n."id" = p."id" and p."place" <> n."place"`;
}
