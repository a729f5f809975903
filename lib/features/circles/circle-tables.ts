import 'server-only';
import { drawnOrder, rotatedOrder } from '@/lib/game/competing/seat-order';
import { fittingName, MAX_NAME } from '@/lib/game/names/clean-name';
import type { Pace } from '@/lib/game/pace/pace';
import { countTables, gameExists, keptFor, newestTable } from '@/lib/features/circles/circle-table-store';
import type { SeatOrder, TableRules } from '@/lib/features/circles/preset';
import type { CircleMember } from '@/lib/features/circles/circle';
import { ALL_YEARS } from '@/lib/features/results/year';
import { yearOfCircle } from '@/lib/features/results/year-store';
import { inviteOthers } from '@/lib/features/seats/rematch';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { createTable, type CreatedTable } from '@/lib/features/table/new-table/create-table';
import { derivedGameId, derivedSeed } from '@/lib/platform/auth/signed-data';
import type { Clock } from '@/lib/platform/clock';

type Sitter = Pick<CircleMember, 'playerKey' | 'userId' | 'name'>;

export interface TableOfCircle extends TableRules {
  readonly id: string;
  readonly circleId: string;
  /** The name of the circle; the table's name also has a number. */
  readonly name: string;
  readonly pace: Pace;
  readonly seatOrder: SeatOrder;
  readonly people: readonly Sitter[];
  /** The host of the table; the caller has checked that they are a member. */
  readonly hostId: string;
  /** The member who sits down at once and gets no invitation; the caller seats them. */
  readonly sitsDown?: string;
  /** Members who said that they are in: they sit down at once and get no invitation. */
  readonly sittingDown?: readonly string[];
}

export interface CircleTable {
  readonly gameId: string;
  /** Missing if the table already existed. */
  readonly made?: CreatedTable;
  /** The seat of the member who sits down at once. */
  readonly seat?: number;
}

/**
 * Makes a table of a circle with a seat for each of its people. A table with this id is made only once. If
 * a process dies before all have sat down, the next one seats them.
 */
export async function makeCircleTable(table: TableOfCircle, clock: Clock): Promise<CircleTable> {
  const made = await createOnce(table, clock);
  // The first player sits down last: the others and the first player hear that the game has begun.
  for (const userId of await keptFor(table.id, table.sittingDown ?? []))
    await takeReservedSeat(table.id, userId, clock);
  return made;
}

async function createOnce(table: TableOfCircle, clock: Clock): Promise<CircleTable> {
  const { id, people: _people, sitsDown, sittingDown = [], seatOrder: _seatOrder, ...terms } = table;
  if (await gameExists(id)) return { gameId: id };
  const [order, tables] = await Promise.all([orderOf(table), countTables(table.circleId)]);
  try {
    const made = await createTable(
      {
        ...terms,
        name: numbered(terms.name, tables + 1),
        id,
        watchers: 'circle',
        startingSeat: 'first',
        seats: order.map(({ name, userId }) => ({ name, ...(userId === '' ? {} : { userId }) })),
      },
      clock,
    );
    const at = order.findIndex(({ userId }) => userId === sitsDown);
    const seat = at < 0 ? undefined : at;
    const seated = order.flatMap(({ userId }, i) => (sittingDown.includes(userId) ? [i] : []));
    await inviteOthers(made, seat, clock.now(), seated);
    return { gameId: id, made, ...(seat === undefined ? {} : { seat }) };
  } catch (error) {
    // Another process was faster.
    if (await gameExists(id)) return { gameId: id };
    throw error;
  }
}

/** The circle's name with the number of its table, to distinguish tables in lists and subjects. */
function numbered(name: string, n: number): string {
  const number = ` ${n}`;
  return `${fittingName(name, MAX_NAME - number.length)}${number}`;
}

/** The people in turn order. */
async function orderOf({ id, circleId, people, seatOrder }: TableOfCircle): Promise<readonly Sitter[]> {
  const lot = { seed: derivedSeed('circle', id), label: id };
  const keys = people.map(({ playerKey }) => playerKey);
  const sums = seatOrder === 'drawn' ? [] : await yearOfCircle(circleId, ALL_YEARS);
  const order =
    seatOrder === 'drawn'
      ? drawnOrder(keys, lot)
      : rotatedOrder(
          keys.map((key) => ({
            key,
            before: sums.find(({ playerKey }) => playerKey === key)?.begun ?? [],
          })),
          lot,
        );
  return order.flatMap((key) => people.find(({ playerKey }) => playerKey === key) ?? []);
}

/** Members who press the button within this time mean the same table. */
const SAME_MS = 10_000;

/**
 * The id of the table that these people start now. A member who presses a moment later gets the one
 * that was just made.
 */
export async function nextTableId(circleId: string, people: readonly Sitter[], now: Date): Promise<string> {
  const newest = await newestTable(circleId);
  const isJustMade = newest && now.getTime() - newest.createdAt.getTime() < SAME_MS;
  if (isJustMade && people.every(({ userId }) => newest.seats.some((seat) => seat.userId === userId)))
    return newest.id;
  return derivedGameId('circle', `${circleId} after ${newest?.id ?? 'none'}`);
}
