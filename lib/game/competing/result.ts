/** The result of a finished table: people's places and table points, and how they came about. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { standingRows } from '@/lib/game/engine/util';

/** The endings that give a result; `agreed` only at a table of a competition, where it is a drawn table. */
export const RESULT_ENDINGS = ['played-out', 'resigned', 'conceded', 'agreed'] as const;
export type ResultEnding = (typeof RESULT_ENDINGS)[number];

/**
 * The endings of a game. Only the first is recorded in the log; `awarded` and `corrected` are decisions of a
 * competition's organiser, and the others are players' decisions.
 */
export const GAME_ENDINGS = [...RESULT_ENDINGS, 'awarded', 'corrected', 'no-result'] as const;
export type GameEndingKind = (typeof GAME_ENDINGS)[number];

/** The changes that an organiser's decision makes to a game that has ended. */
export const AMENDMENTS = ['corrected', 'annulled'] as const;
export type Amendment = (typeof AMENDMENTS)[number];

/** How a game counts, once an organiser's decision has changed it after its end. */
export const AMENDED_ENDING = {
  corrected: 'corrected',
  annulled: 'no-result',
} as const satisfies Record<Amendment, GameEndingKind>;

interface EndedGame {
  readonly how: GameEndingKind;
  readonly winner?: SeatId | undefined;
  /** As it was played, if an organiser's decision changed that afterwards. */
  readonly played?: { readonly how: GameEndingKind; readonly winner?: SeatId | undefined } | undefined;
}

/** The result of a game as it was played; an organiser's decision that ended it counts like the players' own. */
export function resultEndingOf({ how, winner, played }: EndedGame): ResultEnding | undefined {
  if (played) return resultEndingOf(played);
  if (how === 'awarded') return winner === undefined ? 'agreed' : 'conceded';
  return RESULT_ENDINGS.find((known) => known === how);
}

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

/** The seats of a table, best first, with their places as they count: as an organiser corrected them, or as ranked. */
export function countedRanking(
  ranking: readonly SeatId[],
  corrected?: readonly { readonly seat: SeatId; readonly place: number }[],
): readonly { readonly seat: SeatId; readonly place: number }[] {
  const ranked = ranking.map((seat, i) => ({ seat, place: i + 1 }));
  const placed = ranked.map((each) => corrected?.find(({ seat }) => seat === each.seat) ?? each);
  return placed.toSorted((a, b) => a.place - b.place);
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

// How it ended

/** Why a person did not hold their seat at the end: out of time, left or was replaced, or never came. */
export const DEPARTURES = ['time', 'left', 'absent'] as const;
/** Who held their seat at the end. */
export const SUCCESSORS = ['computer', 'person'] as const;

export interface Departure {
  /** Null if it is unknown. */
  readonly why: (typeof DEPARTURES)[number] | null;
  /** Null: the seat stayed free. */
  readonly playedOn: (typeof SUCCESSORS)[number] | null;
}

/** A holder of a seat for a part of the game. */
export interface SeatHolding {
  /** Identifies the person; undefined for a computer and for a free seat. */
  readonly person: string | undefined;
  readonly isComputer: boolean;
  /**
   * How it ended: a vote after their time was up, without their own wish, or otherwise. Null if it is
   * unknown or still lasts.
   */
  readonly end: 'vote' | 'replaced' | 'left' | null;
}

/**
 * How a person lost a seat, from its holders in chronological order. Null if they hold it, or if only others
 * did.
 */
export function departureOf(tenures: readonly SeatHolding[], person: string): Departure | null {
  const at = tenures.findLastIndex((tenure) => tenure.person === person);
  const [own, next, last] = [tenures[at], tenures[at + 1], tenures.at(-1)];
  if (!last || own === last) return null;
  const playedOn = last.isComputer ? 'computer' : last.person === undefined ? null : 'person';
  if (!own) return tenures.some((tenure) => tenure.person) ? null : { why: 'absent', playedOn };
  // The clock gives a seat to a computer; the operator only frees it.
  const isOut = own.end === 'vote' || (own.end === 'replaced' && next?.isComputer);
  return { why: isOut ? 'time' : own.end && 'left', playedOn };
}

/** `stayed`: the others had all left. `awarded` and `corrected`: a competition's organiser decided. */
export const SHOWN_ENDINGS = [...RESULT_ENDINGS, 'stayed', 'awarded', 'corrected', 'no-result'] as const;
/** Why a person comes first whose points do not say so: it was given up, the others left, or a tie. */
export const ENDING_REASONS = ['not-counted', 'left-last', 'turn-order'] as const;

/** A person of a result; without a place for a computer. */
export interface EndedSeat {
  readonly place?: number | null | undefined;
  /** May be missing for people who left. */
  readonly points?: number | undefined;
  readonly left: boolean;
}

export type EndingReason = (typeof ENDING_REASONS)[number];

interface ShownEnding<S> {
  readonly ending: (typeof SHOWN_ENDINGS)[number];
  /** Null where points decide. */
  readonly reason: EndingReason | null;
  /** SCORE-12: people with equal points, in the order of their places. */
  readonly ties: readonly (readonly S[])[];
}

/** How a game ended, and why those who come first do so where their points do not say it. */
export function endingOfResult<S extends EndedSeat>(
  how: GameEndingKind,
  seats: readonly S[],
): ShownEnding<S> {
  const people = seats.filter(({ place }) => place);
  const stayed = people.filter(({ left }) => !left);
  const ending = how === 'conceded' && people.length > 1 && stayed.length === 1 ? 'stayed' : how;
  const ties = how === 'played-out' ? tiesOf(stayed) : [];
  const first = people.filter(({ place }) => place === 1);
  const least = Math.min(...first.map(({ points = 0 }) => points));
  const ahead = people.filter(({ place, points = -1 }) => place !== 1 && points > least);
  const isTied = ties.some((tied) => tied.some(({ place }) => place === 1));
  const reason = () => {
    if (ahead.length > 0) return ahead.every(({ left }) => left) ? 'left-last' : 'not-counted';
    return isTied ? 'turn-order' : null;
  };
  return { ending, reason: reason(), ties };
}

function tiesOf<S extends EndedSeat>(stayed: readonly S[]): readonly (readonly S[])[] {
  const sorted = stayed.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return [...new Set(sorted.map(({ points }) => points))]
    .map((total) => sorted.filter(({ points }) => points === total))
    .filter((tied) => tied.length > 1 && tied[0]?.place !== tied[1]?.place);
}

// Table points: every table gives the same number per person, so tables of all sizes can be added.

/** Table points are stored in twelfths, because two, three or four people may share places. */
export const POINT = 12;

const BY_PEOPLE: Readonly<Record<number, readonly number[]>> = {
  2: [8, 2],
  3: [9, 5, 1],
  4: [10, 6, 3, 1],
};

/** The table points of an average result: five per person, in twelfths. */
export const AVERAGE = 5 * POINT;

/** Table points in twelfths for places from 1, in input order; equal places share their points. */
export function tablePointsOf(places: readonly number[]): readonly number[] {
  const scale = BY_PEOPLE[places.length] ?? places.map(() => 5);
  return places.map((place) => {
    const sharing = places.filter((other) => other === place).length;
    const sum = scale.slice(place - 1, place - 1 + sharing).reduce((total, points) => total + points, 0);
    return (sum * POINT) / sharing;
  });
}

/** Places from 1 by tiers, where a lower tier is better; equal tiers share the better place. */
export function placesByTier(tiers: readonly number[]): readonly number[] {
  return tiers.map((tier) => 1 + tiers.filter((other) => other < tier).length);
}

// Facts about turns that a result stores: the best turn and the median wait.

/** A row of the log with its events. */
export interface ResultLogRow {
  readonly seq: number;
  readonly events: readonly Event[];
  /** ISO 8601, UTC. */
  readonly at?: string;
}

/** A seat's turn with the most points. */
interface BestTurn {
  readonly seat: SeatId;
  /** The log rows that started and ended the turn. */
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

const MINUTE_MS = 60_000;

/**
 * The turn of `seats` with the most points, the earliest of equals. Points scored in other seats' turns or
 * in final scoring do not count.
 */
export function bestTurnOf(rows: readonly ResultLogRow[], seats: readonly SeatId[]): BestTurn | undefined {
  const turns: { seat: SeatId; from: number; to: number; points: number }[] = [];
  let isPlaying = true;
  for (const { seq, events } of standingRows(rows)) {
    const current = turns.at(-1);
    if (current && isPlaying) current.to = seq;
    for (const event of events) {
      if (event.type === 'ScoringStarted' || event.type === 'LastCallStarted') isPlaying = false;
      if (event.type === 'TurnStarted') turns.push({ seat: event.seat, from: seq, to: seq, points: 0 });
      const turn = turns.at(-1);
      if (event.type === 'Scored' && isPlaying && turn?.seat === event.seat) turn.points += event.points;
    }
  }
  return turns
    .filter(({ seat, points }) => seats.includes(seat) && points > 0)
    .reduce<BestTurn | undefined>(
      (best, turn) => (best && best.points >= turn.points ? best : turn),
      undefined,
    );
}

/** The median time in minutes from the start of a seat's turn to its first step in it. */
export function medianWaitOf(rows: readonly ResultLogRow[], seat: SeatId): number | undefined {
  const waits: number[] = [];
  let since: string | undefined;
  for (const { at, events } of standingRows(rows)) {
    if (since !== undefined && at !== undefined) waits.push(Date.parse(at) - Date.parse(since));
    const started = events.findLast((event) => event.type === 'TurnStarted');
    since = started?.seat === seat ? at : undefined;
  }
  waits.sort((a, b) => a - b);
  const [low, high] = [waits[(waits.length - 1) >> 1], waits[waits.length >> 1]];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2 / MINUTE_MS);
}
