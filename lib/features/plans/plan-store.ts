import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/store/db';
import { PROMPT_KINDS } from '@/lib/store/outbox-sql';
import { onDatabase } from '@/lib/store/unavailable';

/** A plan as it is stored. The columns of JSON are whatever they are: lib/service/plans/form.ts tells. */
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

/** Plan `p` belongs to whoever holds seat `s` now, and not to somebody who held it before. */
const OF_HOLDER = Prisma.sql`s."gameId" = p."gameId" and s."seat" = p."seat" and s."bot" is null
  and p."heldFrom" = s."heldFrom" and (p."userId" is null or p."userId" = s."userId")`;

/** A person's seat, for a step of a plan of its holder: part of the statement that judges a command. */
export function planProofSql(plan: string): Prisma.Sql {
  return Prisma.sql`exists (
    select 1 from "Plan" p where p."id" = ${plan}::uuid and p."gameId" = g."id" and p."place" is not null and ${OF_HOLDER}
  )`;
}

/** Whether anybody at game `g` has a plan that has not ended. */
export const PLANNING = Prisma.sql`exists (
  select 1 from "Plan" p where p."gameId" = g."id" and p."place" is not null
)`;

/** The plans of whoever holds a seat now: those to be tried in their order, then the ended ones, the newest first. */
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

/** Tables with a plan that may have something to do by itself: its turn has come, or the game is over. */
export async function gamesWaitingForPlans(limit: number): Promise<string[]> {
  const found = await onDatabase(
    () => db().$queryRaw<{ id: string }[]>`
      select distinct g."id" from "Plan" p join "Game" g on g."id" = p."gameId"
      where p."place" is not null and (g."status" <> 'running'
        or (p."seat" = any(g."waiting") and (p."mode" = 'plays-itself' or p."progress" is not null)))
      limit ${limit}`,
  );
  return found.map(({ id }) => id);
}

export interface NewPlan extends PlanSeat {
  readonly id: string;
  readonly userId: string | undefined;
  readonly baseSeq: number;
  readonly afterTurn: number;
  readonly plan: unknown;
  readonly at: Date;
}

/** Keeps a plan behind the others of its seat; false when there are `most` already. The same id is kept once. */
export async function insertPlan(kept: NewPlan, most: number): Promise<boolean> {
  const { id, gameId, seat, userId, baseSeq, afterTurn, plan, at } = kept;
  const made = await inOrder(
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
  return made > 0;
}

/** Exchanges a plan with the one before or behind it. */
export async function movePlan(where: PlanSeat, id: string, by: -1 | 1): Promise<boolean> {
  const { gameId, seat } = where;
  const moved = await inOrder(
    where,
    (tx) => tx.$executeRaw`
      update "Plan" q set "place" = case when q."id" = p."id" then p."place" + ${by}::int else p."place" end
      from "Plan" p
      where p."id" = ${id}::uuid and p."gameId" = ${gameId} and p."seat" = ${seat}::int and q."gameId" = p."gameId"
        and q."seat" = p."seat" and q."place" in (p."place", p."place" + ${by}::int)
        and exists (select 1 from "Plan" o where o."gameId" = p."gameId" and o."seat" = p."seat" and o."place" = p."place" + ${by}::int)`,
  );
  return moved > 0;
}

/** Forgets a plan, ended or not; those behind it move up. */
export async function deletePlan(where: PlanSeat, id: string): Promise<boolean> {
  const { gameId, seat } = where;
  return inOrder(where, async (tx) => {
    const gone = await tx.$executeRaw`
      delete from "Plan" where "id" = ${id}::uuid and "gameId" = ${gameId} and "seat" = ${seat}::int`;
    await closeUp(tx, where);
    return gone > 0;
  });
}

/** What changes in a plan. */
export interface PlanChange {
  readonly plan?: unknown;
  readonly mode?: string;
  readonly found?: unknown;
  readonly progress?: unknown;
}

/** Changes a plan that has not ended, if it still is as its `revision` says: of two who try at once one does. */
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

/** A seat whose plan has answered needs no prompt that has not gone out yet. */
export async function hushPrompts({ gameId, seat }: PlanSeat, at: Date): Promise<void> {
  await onDatabase(
    () => db().$executeRaw`
      update "Outbox" set "cancelledAt" = ${at}::timestamptz
      where "gameId" = ${gameId} and "seat" = ${seat}::int and "kind" = any(${[...PROMPT_KINDS]}::text[])
        and "sentAt" is null and "cancelledAt" is null and "failedAt" is null`,
  );
}

/** Whether a seat is going to be called to its table. */
export async function isPromptWaiting({ gameId, seat }: PlanSeat): Promise<boolean> {
  const found = await onDatabase(
    () => db().$queryRaw<unknown[]>`
      select 1 from "Outbox" where "gameId" = ${gameId} and "seat" = ${seat}::int and "kind" = 'your-turn'
        and "sentAt" is null and "cancelledAt" is null and "failedAt" is null limit 1`,
  );
  return found.length > 0;
}

type Tx = Prisma.TransactionClient;

/** Changes the order of a seat's plans, one after the other: whoever does so holds the row of the seat. */
async function inOrder<T>({ gameId, seat }: PlanSeat, work: (tx: Tx) => Promise<T>): Promise<T> {
  return onDatabase(() =>
    db().$transaction(async (tx) => {
      await tx.$queryRaw`
        select 1 from "Seat" where "gameId" = ${gameId} and "seat" = ${seat}::int for no key update`;
      return work(tx);
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
