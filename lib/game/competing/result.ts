/** The result of a finished table: the places of its people, and their table points. */
import type { SeatId } from '@/lib/game/engine/commands';
import { placesByTier, tablePointsOf } from './table-points';

/** How a table ended that has a result. */
export const RESULT_ENDINGS = ['played-out', 'resigned', 'conceded'] as const;
export type ResultEnding = (typeof RESULT_ENDINGS)[number];

/**
 * The fate of the person who held a seat when the game began. `finished`: they held it at the end, even if
 * they had to take it back; `left`: they left, were replaced or ran out of time. A seat that was the
 * computer's when the game began stays `computer`, even if a person sat down later.
 */
export const SEAT_FATES = ['finished', 'left', 'computer'] as const;
export type SeatFate = (typeof SEAT_FATES)[number];

export interface SeatAtEnd {
  readonly seat: SeatId;
  readonly fate: SeatFate;
}

export interface TableAtEnd {
  readonly how: ResultEnding;
  /** Seats in the rulebook's order (`State.ranking`); read only if the game was played out. */
  readonly ranking: readonly SeatId[];
  /** Read only if somebody resigned or conceded. */
  readonly winner?: SeatId;
  readonly seats: readonly SeatAtEnd[];
}

/** A person's share of the result. */
export interface SeatPlace {
  readonly seat: SeatId;
  /** From 1 among the people of the table. */
  readonly place: number;
  /** In twelfths. */
  readonly tablePoints: number;
  readonly left: boolean;
}

/** A table is compared from this many people on. */
const LEAST_PEOPLE = 2;
const LAST = Number.POSITIVE_INFINITY;

/** The fate of a seat by its holders in the order of time; the computer is undefined. */
export function seatFateOf(holders: readonly (string | undefined)[]): SeatFate {
  const [first] = holders;
  if (first === undefined) return 'computer';
  return holders.at(-1) === first ? 'finished' : 'left';
}

/** The places of the people of a table in the order of its seats; none with fewer than two people. */
export function finalPlacesOf(table: TableAtEnd): readonly SeatPlace[] {
  const people = table.seats.filter(({ fate }) => fate !== 'computer');
  if (people.length < LEAST_PEOPLE) return [];
  const places = placesByTier(people.map((person) => tierOf(table, person)));
  const tablePoints = tablePointsOf(places);
  return people.map(({ seat, fate }, i) => ({
    seat,
    place: places[i] ?? 0,
    tablePoints: tablePoints[i] ?? 0,
    left: fate === 'left',
  }));
}

/** Whether a place counts as won: nobody wins a table by leaving it with all others. */
export const isWin = ({ place, left }: Pick<SeatPlace, 'place' | 'left'>): boolean => place === 1 && !left;

function tierOf({ how, ranking, winner }: TableAtEnd, { seat, fate }: SeatAtEnd): number {
  if (fate === 'left') return LAST;
  if (how !== 'played-out') return seat === winner ? 0 : 1;
  const place = ranking.indexOf(seat);
  return place < 0 ? ranking.length : place;
}
