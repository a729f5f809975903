/** The result of a finished table: people's places and table points. */
import type { SeatId } from '@/lib/game/engine/commands';
import { placesByTier, tablePointsOf } from './table-points';

/** The endings that give a result; `agreed` only at a table of a competition, where it is a drawn table. */
export const RESULT_ENDINGS = ['played-out', 'resigned', 'conceded', 'agreed'] as const;
export type ResultEnding = (typeof RESULT_ENDINGS)[number];

/**
 * The fate of the person who held a seat when the game began. `finished`: they held it at the end, even if
 * they had to reclaim it. `left`: they left, were replaced or ran out of time. A seat that began as the
 * computer's stays `computer`, even if a person takes it later.
 */
const SEAT_FATES = ['finished', 'left', 'computer'] as const;
export type SeatFate = (typeof SEAT_FATES)[number];

interface SeatAtEnd {
  readonly seat: SeatId;
  readonly fate: SeatFate;
}

export interface TableAtEnd {
  readonly how: ResultEnding;
  /** Seats in the rulebook's order (`State.ranking`); used only if the game was played out. */
  readonly ranking: readonly SeatId[];
  /** Used only if someone resigned or conceded. */
  readonly winner?: SeatId;
  readonly seats: readonly SeatAtEnd[];
}

/** A person's share of the result. */
export interface SeatPlace {
  readonly seat: SeatId;
  /** From 1, among the people of the table. */
  readonly place: number;
  /** In twelfths. */
  readonly tablePoints: number;
  readonly left: boolean;
}

/** A table needs this many people for a comparison. */
const LEAST_PEOPLE = 2;
const LAST = Number.POSITIVE_INFINITY;

/** The fate of a seat from its holders in chronological order; undefined is the computer. */
export function seatFateOf(holders: readonly (string | undefined)[]): SeatFate {
  const [first] = holders;
  if (first === undefined) return 'computer';
  return holders.at(-1) === first ? 'finished' : 'left';
}

/** The places of the people of a table in seat order; none with fewer than two people. */
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

type Finish = Pick<SeatPlace, 'place' | 'left'>;

/** Whether a person came first: at a table that everyone left, no one does. */
const isFirst = ({ place, left }: Finish): boolean => place === 1 && !left;

/** Whether a table was drawn: several people came first, after they agreed on its end. */
export const isDrawn = (seats: readonly Finish[]): boolean => seats.filter(isFirst).length > 1;

/** Whether a place counts as won: at a drawn table, no one wins. */
export const isWin = (seat: Finish & { readonly drawn?: boolean }): boolean => isFirst(seat) && !seat.drawn;

/** The points of the winner of a table; the most points of those who share the first place. */
export const winnerPointsOf = (seats: readonly (Finish & { readonly points: number })[]): number =>
  Math.max(0, ...seats.filter(isFirst).map(({ points }) => points));

function tierOf({ how, ranking, winner }: TableAtEnd, { seat, fate }: SeatAtEnd): number {
  if (fate === 'left') return LAST;
  if (how === 'agreed') return 0;
  if (how !== 'played-out') return seat === winner ? 0 : 1;
  const place = ranking.indexOf(seat);
  return place < 0 ? ranking.length : place;
}
