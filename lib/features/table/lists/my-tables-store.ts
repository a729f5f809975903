import 'server-only';
import { seatInfosOf } from '@/lib/features/table/load/seat-infos';
import { seatBotOf, type SeatRow } from '@/lib/features/table/load/seat-row';
import type { HelpedSeat, SeatInfo } from '@/lib/features/table/load/table-view';
import { newestRowFor, type VisibleMoment } from '@/lib/features/table/load/visible';
import type { SeatId } from '@/lib/game/engine/commands';
import { parseSetup } from '@/lib/game/eventlog/events';
import { TO_LEARN } from '@/lib/game/learning/lesson-game';
import { earliest } from '@/lib/game/pace/votes';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';

/** A table where the person has a seat, or which they made. */
export interface TableOfMine {
  readonly gameId: string;
  readonly name: string;
  readonly status: string;
  readonly ending: string | null;
  readonly winner: SeatId | null;
  readonly unrated: boolean;
  readonly ruling: number | null;
  readonly amended: string | null;
  readonly seq: number;
  readonly waiting: readonly SeatId[];
  /**
   * When the clock of the player to act started, the person's own first; without a clock, the time of
   * its newest change.
   */
  readonly since: Date;
  readonly isHost: boolean;
  readonly createdAt: Date;
  /** Whether it is a lesson: such a table never counts as waiting. */
  readonly isToLearn: boolean;
  readonly seats: readonly SeatInfo[];
  /** The seat that the person plays or advises for its holder. */
  readonly helped?: HelpedSeat;
  readonly seat?: SeatId;
  readonly seated: boolean;
}

/** Maximum tables listed; the newest ones. */
const MAX_TABLES = 200;

const TABLE = {
  id: true,
  name: true,
  status: true,
  ending: true,
  winner: true,
  unrated: true,
  ruling: true,
  amended: true,
  seq: true,
  waiting: true,
  commitment: true,
  createdAt: true,
  updatedAt: true,
  setup: true,
  hostId: true,
  seats: {
    orderBy: { seat: 'asc' },
    select: { seat: true, name: true, seatedAt: true, tickingAt: true, bot: true, tenure: true },
  },
} as const satisfies Prisma.GameSelect;
type RawTable = Prisma.GameGetPayload<{ select: typeof TABLE }>;
type RawSeat = RawTable['seats'][number];

/** A seat with the table it belongs to. */
type OwnSeat = Pick<RawSeat, 'seat' | 'tenure'> & { readonly gameId: string };
const OWN_SEAT = { gameId: true, seat: true, tenure: true } as const;

/**
 * The tables where this person, or the owner of these tokens, has a seat, and those the person made;
 * newest change first.
 */
export async function tablesOf(
  userId: string | undefined,
  tokenHashes: readonly string[],
): Promise<TableOfMine[]> {
  const own = await seatsOf(userId, [...tokenHashes]);
  const ofSeats = { id: { in: [...new Set(own.map(({ gameId }) => gameId))] } };
  const tables = await db().game.findMany({
    where: userId === undefined ? ofSeats : { OR: [ofSeats, { hostId: userId }] },
    orderBy: { updatedAt: 'desc' },
    take: MAX_TABLES,
    select: TABLE,
    // A join would build JSON that costs more than a second statement.
    relationLoadStrategy: 'query',
  });
  const moments = await momentsOf(tables);
  return tables.map((table) => tableOf(table, userId, own, moments.get(table.id)));
}

/**
 * The running tables where this person, or the owner of these tokens, plays for a holder, or the person is a
 * mentor; newest change first.
 */
export async function helpedTablesOf(
  userId: string | undefined,
  tokenHashes: readonly string[],
  at: Date,
): Promise<TableOfMine[]> {
  const plays = { tokenHash: { in: [...tokenHashes] }, until: { gt: at } };
  const person = { userId: userId ?? '', usedAt: { not: null } };
  const advises = { ...person, power: 'mentor' };
  const playsAsPerson = { ...person, power: { not: 'mentor' }, until: { gt: at } };
  const helped = await db().seatDelegate.findMany({
    where: { OR: [plays, advises, playsAsPerson], endedAt: null, game: { status: 'running' } },
    orderBy: { game: { updatedAt: 'desc' } },
    take: MAX_TABLES,
    select: { seat: true, tenure: true, power: true, game: { select: TABLE } },
    relationLoadStrategy: 'query',
  });
  const moments = await momentsOf(helped.map(({ game }) => game));
  return helped.flatMap(({ seat, tenure, power, game }) => {
    const isHeld = game.seats.some((each) => each.seat === seat && each.tenure === tenure);
    if (!isHeld) return [];
    return { ...tableOf(game, userId, [], moments.get(game.id)), helped: { seat, power } };
  });
}

interface RawMoment {
  readonly id: string;
  readonly seq: number;
  readonly floor: number;
  readonly inTurn: SeatId;
}

/** The state of running tables that decides which rows they show. */
async function momentsOf(tables: readonly RawTable[]): Promise<ReadonlyMap<string, VisibleMoment>> {
  const ids = tables.filter(({ status }) => status === 'running').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db().$queryRaw<RawMoment[]>`
    select g."id", g."seq", coalesce(g."state" #>> '{undo,shown}', g."state" #>> '{undo,floor}')::int as "floor", (g."state" #>> '{turn,seat}')::int as "inTurn"
    from "Game" g where g."id" = any(${ids}::text[])`;
  return new Map(
    rows.map(({ id, seq, floor, inTurn }) => [id, { seq, undo: { floor }, turn: { seat: inTurn } }]),
  );
}

/** One query for each index: with "or", the planner would scan all seats. */
async function seatsOf(userId: string | undefined, hashes: string[]): Promise<OwnSeat[]> {
  const ways = [
    ...(userId === undefined ? [] : [db().seat.findMany({ where: { userId }, select: OWN_SEAT })]),
    ...(hashes.length === 0
      ? []
      : [
          db().seat.findMany({ where: { tokenHash: { in: hashes } }, select: OWN_SEAT }),
          db().seatKey.findMany({ where: { hash: { in: hashes } }, select: OWN_SEAT }),
        ]),
  ];
  return (await Promise.all(ways)).flat();
}

/**
 * The running tables that wait for a seat of this person, or of the owner of these tokens, without
 * lessons. Nearly every page shows their number, so one statement finds them.
 */
export async function waitingTablesOf(
  userId: string | undefined,
  tokenHashes: readonly string[],
): Promise<readonly string[]> {
  const hashes = [...tokenHashes];
  const found = await db().$queryRaw<{ id: string }[]>`
    select distinct g."id" from (
      select k."gameId", k."seat", k."tenure" from "Seat" k where k."userId" = ${userId ?? null}
      union select k."gameId", k."seat", k."tenure" from "Seat" k where k."tokenHash" = any(${hashes}::text[])
      union select k."gameId", k."seat", k."tenure" from "SeatKey" k where k."hash" = any(${hashes}::text[])
    ) k
    join "Seat" s on s."gameId" = k."gameId" and s."seat" = k."seat" and s."tenure" = k."tenure"
    join "Game" g on g."id" = s."gameId"
    where g."status" = 'running' and g."commitment" <> all(${[...TO_LEARN]}::text[]) and s."seatedAt" is not null and s."seat" = any(g."waiting")
    limit ${MAX_TABLES}`;
  return found.map(({ id }) => id);
}

function tableOf(
  { id: gameId, seats, updatedAt, hostId, commitment, setup, ...table }: RawTable,
  userId: string | undefined,
  own: readonly OwnSeat[],
  moment: VisibleMoment | undefined,
): TableOfMine {
  const keys = own.filter((key) => key.gameId === gameId);
  const isMine = ({ seat, tenure }: RawSeat) =>
    keys.some((key) => key.seat === seat && key.tenure === tenure);
  const isNext = ({ seat }: RawSeat) => table.waiting.includes(seat);
  const mine = seats.filter(isMine);
  const me = mine.find(isNext) ?? mine[0];
  return {
    ...table,
    gameId,
    seq: moment ? newestRowFor(table, moment, me?.seatedAt ? me.seat : undefined) : table.seq,
    since:
      me?.tickingAt ??
      earliest(seats.filter(isNext).flatMap(({ tickingAt }) => tickingAt ?? [])) ??
      updatedAt,
    isHost: userId !== undefined && hostId === userId,
    isToLearn: TO_LEARN.has(commitment),
    seated: me ? me.seatedAt !== null : false,
    seats: seatInfosOf(seats.map(seatRowOf), parseSetup(JSON.stringify(setup))),
    ...(me ? { seat: me.seat } : {}),
  };
}

function seatRowOf({ seat, name, seatedAt, bot }: RawSeat): SeatRow {
  const held = seatBotOf(bot);
  return { seat, name, seated: seatedAt !== null, ...(held ? { bot: held } : {}) };
}
