/** Facts about the seats of a finished game, and their sums over many games. Pure. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { elementAt, standingRows } from '@/lib/game/engine/util';
import { type Action, type SourceKind, SOURCES } from '@/lib/game/engine/vocabulary';
import { LEVELS } from '@/lib/game/levels';

/** A log row with its events. */
interface CountedRow {
  readonly seq: number;
  readonly events: readonly Event[];
  /** ISO 8601, UTC; missing if it was not recorded. */
  readonly at?: string;
}

/**
 * The counted facts of one seat, by name. `score`, `margin`, `steps` (per turn) and `source/SOURCE` count
 * their own value; `tile/ID`, `opening/ACTION` and `order/N` count the margin; `turn/LENGTH` counts once
 * per turn.
 */
export function seatFactsOf(state: State, rows: readonly CountedRow[], seat: SeatId): FactTally {
  const { score, scoreBySource } = elementAt(state.players, seat);
  const playing = playingIn(state);
  const margin = marginOf(state, seat);
  const opening = firstActionOf(rows, seat);
  const sources = SOURCES.flatMap((source) => {
    const points = scoreBySource[source] ?? 0;
    return points === 0 ? [] : [[`source/${source}`, points] as const];
  });
  return sumsOf([
    ['score', score],
    ['margin', margin],
    ['steps', stepsPerTurn(state, rows, seat)],
    ...sources,
    ...turnLengths(rows, seat).map((length) => [`turn/${length}`, 1] as const),
    ...[...takenBy(state, seat)].map((tile) => [`tile/${tile}`, margin] as const),
    ...(opening ? [[`opening/${opening}`, margin] as const] : []),
    ...(playing.length > 1 ? [[`order/${orderOf(rows, seat)}`, margin] as const] : []),
  ]);
}

/** The seats that a person or a bot plays, without automatic opponents. */
export function playingIn({ setup, players }: State): readonly SeatId[] {
  return players.flatMap((_, seat) => (isAutomatic(setup, seat) ? [] : [seat]));
}

/** Points above the mean of the other seats; in a solo game, the points. */
export function marginOf(state: State, seat: SeatId): number {
  const points = (each: SeatId) => elementAt(state.players, each).score;
  const others = playingIn(state).filter((other) => other !== seat);
  const mean = others.reduce((sum, other) => sum + points(other), 0) / Math.max(1, others.length);
  return points(seat) - mean;
}

/** Technologies, seals, upgrades, walls, buildings and tiles V that a seat has at the end. */
function takenBy(state: State, seat: SeatId): ReadonlySet<string> {
  const { technologies, upgrades, walls, vTiles } = elementAt(state.players, seat);
  return new Set([
    ...technologies.map(({ tile }) => tile),
    ...state.seals.filter((each) => each.seat === seat).map(({ seal }) => seal),
    ...Object.values(upgrades).flatMap((placed) => placed.map(({ tile }) => tile)),
    ...walls.map(({ tile }) => tile),
    ...state.buildings.filter((each) => each.seat === seat).map(({ tile }) => tile),
    ...vTiles.map(({ tile }) => tile),
  ]);
}

/** The first action of a seat that was not undone. */
export function firstActionOf(rows: readonly CountedRow[], seat: SeatId): Action | undefined {
  for (const { events } of standingRows(rows))
    for (const event of events)
      if (event.type === 'ActionDeclared' && event.seat === seat) return event.action;
  return undefined;
}

/** The seat's place in turn order, from 1. */
function orderOf(rows: readonly CountedRow[], seat: SeatId): number {
  const begun: SeatId[] = [];
  for (const { events } of rows)
    for (const event of events)
      if (event.type === 'TurnStarted' && !begun.includes(event.seat)) begun.push(event.seat);
  return begun.indexOf(seat) + 1;
}

function stepsPerTurn({ turnsDone, players }: State, rows: readonly CountedRow[], seat: SeatId): number {
  let steps = 0;
  let now: SeatId | undefined;
  for (const { events } of standingRows(rows)) {
    if (now === seat) steps += 1;
    now = events.reduce((who, event) => (event.type === 'TurnStarted' ? event.seat : who), now);
  }
  return steps / Math.max(1, turnsDone / players.length);
}

// The length of turns, from the first step to the last. Pure.

/** Upper limits in minutes; longer turns belong to none of them. */
const LENGTHS = [1, 5, 15, 60, 1_440] as const;
export type Length = (typeof LENGTHS)[number] | 'longer';

/** The names of the length classes, shortest first. */
export const LENGTH_NAMES: readonly Length[] = [...LENGTHS, 'longer'];

/** The length class of each turn of a seat; none if the times of its steps were not recorded. */
export function turnLengths(rows: readonly Omit<CountedRow, 'seq'>[], seat: SeatId): readonly Length[] {
  const lengths: Length[] = [];
  let [whose, first, last]: [SeatId?, string?, string?] = [];
  const end = () => {
    if (whose === seat && first !== undefined && last !== undefined) lengths.push(lengthOf(first, last));
    first = undefined;
  };
  for (const { at, events } of rows) {
    if (whose === seat) [first, last] = [first ?? at, at];
    for (const event of events)
      if (event.type === 'TurnStarted') {
        end();
        whose = event.seat;
      }
  }
  end();
  return lengths;
}

function lengthOf(first: string, last: string): Length {
  const minutes = (Date.parse(last) - Date.parse(first)) / 60_000;
  return LENGTHS.find((most) => minutes <= most) ?? 'longer';
}

// The sources of a person's points, compared with their opponents'. Pure.

/** Points at the end of a game, and the reader's seats. */
export interface PointsAtEnd {
  readonly players: readonly {
    readonly score: number;
    readonly scoreBySource: Readonly<Partial<Record<SourceKind, number>>>;
  }[];
  readonly mine: readonly SeatId[];
}

/** Mean points per seat. */
interface MinePoints {
  readonly mine: number;
  readonly theirs: number;
}

export interface MyPoints {
  readonly games: number;
  readonly score: MinePoints;
  /** Sorted by the size of the difference, largest first. */
  readonly sources: readonly (MinePoints & { readonly source: SourceKind })[];
}

/** The reader's points compared with the others'; undefined without opponents. */
export function myPoints(ends: readonly PointsAtEnd[]): MyPoints | undefined {
  const seats = ends.flatMap(({ players, mine }) =>
    players.map((player, seat) => ({ ...player, isMine: mine.includes(seat) })),
  );
  const [own, others] = [seats.filter(({ isMine }) => isMine), seats.filter(({ isMine }) => !isMine)];
  if (own.length === 0 || others.length === 0) return undefined;
  const beside = (points: (seat: (typeof seats)[number]) => number): MinePoints => ({
    mine: meanPoints(own.map(points)),
    theirs: meanPoints(others.map(points)),
  });
  const sources = SOURCES.map((source) => ({ source, ...beside((seat) => seat.scoreBySource[source] ?? 0) }));
  return {
    games: ends.length,
    score: beside(({ score }) => score),
    sources: sources
      .filter(({ mine, theirs }) => mine !== 0 || theirs !== 0)
      .sort((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs)),
  };
}

const meanPoints = (points: readonly number[]): number =>
  points.reduce((sum, n) => sum + n, 0) / Math.max(1, points.length);

// Sums of counts, for means with their intervals. Pure.

/** The number of counted values, their sum and the sum of their squares. */
interface Sums {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

/** Sums by fact, such as `score` or `tile/w07`. */
export type FactTally = Readonly<Record<string, Sums>>;

export const NOTHING: Sums = { n: 0, sum: 0, squares: 0 };

/** The sum of both tallies. */
export function addTallies(one: FactTally, other: FactTally): FactTally {
  const all = { ...one };
  for (const [what, sums] of Object.entries(other)) all[what] = plus(all[what] ?? NOTHING, sums);
  return all;
}

function plus(one: Sums, other: Sums): Sums {
  return { n: one.n + other.n, sum: one.sum + other.sum, squares: one.squares + other.squares };
}

/** The tally of a list of values. */
export function sumsOf(counted: readonly (readonly [what: string, value: number])[]): FactTally {
  const all: Record<string, Sums> = {};
  for (const [what, value] of counted)
    all[what] = plus(all[what] ?? NOTHING, { n: 1, sum: value, squares: value * value });
  return all;
}

/** A mean with its 95 % interval. */
export interface Mean {
  readonly n: number;
  readonly mean: number;
  /** Half-width of the interval; missing for a single case, which says nothing about the spread. */
  readonly reach?: number;
}

const Z95 = 1.96;

/** The mean over `of` cases, where uncounted ones have the value 0; undefined without cases. */
export function estimateOf({ n, sum, squares }: Sums, of = n): Mean | undefined {
  if (of === 0) return undefined;
  const mean = sum / of;
  if (of === 1) return { n, mean };
  const variance = Math.max(0, (squares - of * mean * mean) / (of - 1));
  return { n, mean, reach: Z95 * Math.sqrt(variance / of) };
}

/** The groups whose games are counted separately: people, and each bot level. */
export const COHORTS = ['people', ...LEVELS] as const;
export type Cohort = (typeof COHORTS)[number];

/** The possible numbers of players, people and bots together. */
export const PLAYERS = [2, 3, 4, 1] as const;
export type Players = (typeof PLAYERS)[number];

/** Minimum games before figures are published; fewer describe their players rather than the game. */
export const ENOUGH_GAMES = 30;

/** The selected group of games. */
export interface CohortQuery {
  readonly cohort: Cohort;
  readonly players: Players;
}

/** The cohort in a query; defaults to people. */
export const cohortIn = (value: unknown): Cohort => COHORTS.find((cohort) => cohort === value) ?? 'people';

/** The number of players in a query; defaults to two. */
export const playersIn = (value: unknown): Players =>
  PLAYERS.find((players) => String(players) === value) ?? 2;
