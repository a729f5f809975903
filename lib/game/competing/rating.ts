/**
 * Ratings by the Weng-Lin model with full pairs (Bradley-Terry): it compares each person at a table with
 * each other and supports shared places. Two-, three- and four-player games share one rating.
 */
import { throughSoFar } from './bracket';
import { ENOUGH_MET, type Opponents, opponentsAfter, shareThatCounts } from './circle-standing';
import { hasLeft, isClosed, isForThird, isStaged, stageOf, tablesOfStage } from './competition';
import { competitionStandingOf } from './competition-standing';
import { POINT, tablePointsOf } from './result';
import type { PlayedFixture } from './season';
import { placesThrough } from './stage-count';
import { type PlayedCompetition, recordsOf } from './stage-standing';
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

/**
 * Increase it whenever equal results give other ratings: the next tick folds all ratings again.
 * 2: comparisons of the open rating count by the people whom the opponent has met.
 * 3: places before a correction count where ratings do not follow it. A server of the previous version that folds
 * during an update counts the corrected ones, and the next tick of a newer server repairs that.
 */
export const RATING_VERSION = 3;

/** A person's rating in one scope: the open rating or a circle's. */
export interface PlayerRating extends Opponents {
  readonly mu: number;
  /** The standard deviation of `mu`. */
  readonly sigma: number;
  /** Rated games. */
  readonly games: number;
  readonly lastAt?: Date;
}

export const NEW_RATING: PlayerRating = { mu: 1500, sigma: 350, games: 0 };

/** A person who is rated at a table. */
interface RatedSeat {
  readonly key: string;
  readonly place: number;
  /** Place in turn order, from 1. */
  readonly order: number;
}

/** A table with the people who are rated there (`comparedSeats`). */
export interface RatedTable {
  /** All seats of the table, including unrated ones. */
  readonly size: number;
  readonly at: Date;
  readonly seats: readonly RatedSeat[];
  /** Only at a table of the open rating: whether it was resigned or conceded in its first half. */
  readonly open?: { readonly isEarly: boolean };
}

export interface RatingChange {
  readonly key: string;
  readonly before: PlayerRating;
  readonly after: PlayerRating;
}

const BETA = 175;
const TAU = 10;
const OPTIONS = { model: bradleyTerryFull, mu: NEW_RATING.mu, sigma: NEW_RATING.sigma, beta: BETA, tau: TAU };
const MONTH_MS = 30 * 86_400_000;
/** After this many months without a rated game, uncertainty grows by this variance each month. */
const MONTHS_AT_REST = 6;
const VARIANCE_PER_MONTH = 2000;

/**
 * The advantage of a place in turn order, by table size. Seats are balanced instead, until 1,000 rated
 * games of a size show a 95 % interval that excludes 0.
 */
const EDGES: Readonly<Record<number, readonly number[]>> = { 2: [0, 0], 3: [0, 0, 0], 4: [0, 0, 0, 0] };

/**
 * The rating changes from a table, in key order; none with fewer than two people. The library's change is
 * damped by 2 / people, because the pairs of one table are not independent. In the open rating it is also
 * damped by `shareThatCounts`.
 */
export function rateTable(
  { size, at, seats, open }: RatedTable,
  ratingOf: (key: string) => PlayerRating | undefined,
): readonly RatingChange[] {
  if (seats.length < 2) return [];
  const people = seats
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((seat) => {
      const before = ratingOf(seat.key) ?? NEW_RATING;
      return { ...seat, before, ...restedRating(before, at), edge: EDGES[size]?.[seat.order - 1] ?? 0 };
    });
  const rated = rate(
    people.map(({ mu, sigma, edge }) => [{ mu: mu + edge, sigma }]),
    { ...OPTIONS, rank: people.map(({ place }) => place) },
  );
  const opponents = people.map(({ key, before }) => ({ ...before, key }));
  return people.map(({ key, place, before, edge, ...now }, i) => {
    const { mu, sigma } = rated[i]?.[0] ?? now;
    const others = opponents.filter((other) => other.key !== key);
    const counted = open ? shareThatCounts({ key, place }, others, open) : 1;
    const damped = dampChange(now, { mu: mu - edge, sigma }, (counted * 2) / people.length);
    const rounded = { mu: roundRating(damped.mu), sigma: roundRating(damped.sigma) };
    const met = open ? opponentsAfter({ ...before, key }, others) : {};
    return { key, before, after: { ...rounded, games: before.games + 1, lastAt: at, ...met } };
  });
}

/** The rating at a time, with uncertainty grown over months without games. */
export function restedRating({ mu, sigma, lastAt }: PlayerRating, at: Date): { mu: number; sigma: number } {
  const months = lastAt ? Math.floor((at.getTime() - lastAt.getTime()) / MONTH_MS) - MONTHS_AT_REST : 0;
  if (months <= 0) return { mu, sigma };
  const variance = sigma ** 2 + VARIANCE_PER_MONTH * months;
  return { mu, sigma: Math.sqrt(Math.min(NEW_RATING.sigma ** 2, variance)) };
}

type Skill = Pick<PlayerRating, 'mu' | 'sigma'>;

/** Scales the library's change by a share; the drift it adds to every deviation is not scaled. */
export function dampChange(before: Skill, after: Skill, share: number): Skill {
  const variance = before.sigma ** 2 + TAU ** 2;
  const shrunk = variance * (1 - share * (1 - after.sigma ** 2 / variance));
  return { mu: before.mu + share * (after.mu - before.mu), sigma: Math.sqrt(shrunk) };
}

/** Ratings are stored with four decimals, so recomputing them gives identical digits everywhere. */
const roundRating = (value: number): number => Math.round(value * 10_000) / 10_000;

// The outcome of each possible place of an entrant at their open table.

/** Outcomes in a cup: wins it, comes third, qualifies, qualifies as one of the best others, or is out. */
type CupOutcome = 'wins' | 'third' | 'goes-on' | 'if-best' | 'out';

/** A place from 1, and its outcome if all other tables stay unchanged. */
export type PlaceOutcome =
  | {
      readonly form: 'swiss';
      readonly place: number;
      /** Table points from this table. */
      readonly tablePoints: number;
      /** The new mean of table points, and the new place in the standings. */
      readonly mean: number;
      readonly standing: number;
    }
  | { readonly form: 'cup'; readonly place: number; readonly outcome: CupOutcome };

/** The outcomes for an entrant of a Swiss or a cup at their open or waiting table; otherwise none. */
export function placeOutcomes(
  played: PlayedCompetition,
  fixtureId: string,
  entrantId: string,
): readonly PlaceOutcome[] {
  const table = played.fixtures.find(({ id }) => id === fixtureId);
  if (!isStaged(played.form) || !table || isClosed(table) || !table.entrants.includes(entrantId)) return [];
  const places = table.entrants.map((_, i) => i + 1);
  return played.form === 'swiss'
    ? swissOutcomes(played, places, entrantId)
    : cupOutcomes(played, table, places);
}

/** Any share of the winner's points would work; this one keeps the mean share unchanged. */
const SHARE_OF = 1_000_000;

function swissOutcomes(
  played: PlayedCompetition,
  places: readonly number[],
  entrantId: string,
): readonly PlaceOutcome[] {
  const records = recordsOf(played);
  const points = tablePointsOf(places);
  return places.flatMap((place, i) => {
    const tablePoints = points[i] ?? 0;
    const lines = competitionStandingOf(
      records.map((record) => {
        if (record.id !== entrantId) return record;
        const shares = record.results.map((each) => each.points / Math.max(1, each.winnerPoints));
        const share = shares.reduce((sum, each) => sum + each, 0) / Math.max(1, shares.length);
        const result = { place, tablePoints, left: false, points: share * SHARE_OF, winnerPoints: SHARE_OF };
        return { ...record, due: record.due + 1, results: [...record.results, result] };
      }),
      played.seed,
    );
    const line = lines.find(({ id }) => id === entrantId);
    if (!line) return [];
    const { place: standing, mean = 0 } = line;
    return [{ form: 'swiss' as const, place, tablePoints: tablePoints / POINT, mean, standing }];
  });
}

function cupOutcomes(
  { fixtures, size, seed, entrants, terms }: PlayedCompetition,
  table: PlayedFixture,
  places: readonly number[],
): readonly PlaceOutcome[] {
  const tables = tablesOfStage(fixtures, stageOf(table.id));
  const out = new Set(entrants.filter(hasLeft).map(({ id }) => id));
  const { hasFree } = throughSoFar(tables, { size, seed, terms, isThere: (id) => !out.has(id) });
  const outcomeOf = (place: number): CupOutcome => {
    if (isForThird(table.id)) return place === 1 ? 'third' : 'out';
    if (tables.length === 1) return place === 1 ? 'wins' : 'out';
    if (place <= placesThrough(table.entrants.length)) return 'goes-on';
    return hasFree ? 'if-best' : 'out';
  };
  return places.map((place) => ({ form: 'cup', place, outcome: outcomeOf(place) }));
}

// Decides who is rated at a table. The decision is stored with the result, so recomputing ratings needs no
// other data.

const DAY_MS = 86_400_000;
/** Within this time, only the first table that a person leaves costs rating. */
const LEAVE_ONCE_MS = 30 * DAY_MS;
/** After this many meetings within this time, two people's new tables do not count for the open rating. */
const MAX_MEETINGS = 6;
export const MEETINGS_MS = 90 * DAY_MS;
/** A rating is provisional until this many games. */
export const SETTLED_GAMES = 10;
/** Lists show a rating with a game within this time. */
export const LISTED_MS = 365 * DAY_MS;

/** A person's result at a table that can be rated. */
export interface RatingCandidate extends RatedSeat {
  readonly left: boolean;
}

/**
 * The people rated at a table that ended at `at`. It omits people who left and already lost rating by
 * leaving in the 30 days before. Empty if fewer than two remain.
 */
export function comparedSeats(
  candidates: readonly RatingCandidate[],
  lastLeaveOf: (key: string) => Date | undefined,
  at: Date,
): readonly RatedSeat[] {
  const compared = candidates.filter(({ key, left }) => {
    const last = left ? lastLeaveOf(key) : undefined;
    return !last || at.getTime() - last.getTime() >= LEAVE_ONCE_MS;
  });
  return compared.length < 2 ? [] : compared.map(({ key, place, order }) => ({ key, place, order }));
}

/** Whether two people who met at these times in the open rating play their next table unrated. */
export const haveMetTooOften = (meetings: readonly Date[], now: Date): boolean =>
  meetings.filter((at) => now.getTime() - at.getTime() < MEETINGS_MS).length >= MAX_MEETINGS;

/** A rating as pages show it. */
export interface ShownRating {
  readonly value: number;
  /** Pages show "?" after a provisional rating. */
  readonly isProvisional: boolean;
  /** Half-width of the 95 % interval; shown only on the person's own page. */
  readonly reach: number;
}

/** A rating rounded to whole numbers. */
export const shownRatingOf = ({ mu, sigma, games }: PlayerRating): ShownRating => ({
  value: Math.round(mu),
  isProvisional: games < SETTLED_GAMES,
  reach: Math.round(2 * sigma),
});

/** Whether lists show a rating: settled, with enough different opponents and a game in the last 12 months. */
export const isRatingListed = ({ games, lastAt, met = [] }: PlayerRating, now: Date): boolean =>
  games >= SETTLED_GAMES &&
  met.length >= ENOUGH_MET &&
  lastAt !== undefined &&
  now.getTime() - lastAt.getTime() <= LISTED_MS;

// Computes ratings by folding results in the order of their numbers.

/** Ratings while results are added in the order of their numbers. */
export class RatingFold {
  readonly #ratings = new Map<string, PlayerRating>();
  /** The people of each group. */
  readonly #groups = new Map<string, string[]>();

  get ratings(): ReadonlyMap<string, PlayerRating> {
    return this.#ratings;
  }

  /** Adds a result; returns its changes. */
  add(table: RatedTable): readonly RatingChange[] {
    const changes = rateTable(table, (key) => this.#ratings.get(key));
    for (const { key, before, after } of changes) {
      this.#ratings.set(key, after);
      if (after.group !== undefined && before.group === undefined) this.#membersOf(after.group).push(key);
    }
    for (const { from, into } of joinedGroups(changes)) this.#join(from, into);
    return changes;
  }

  #join(from: string, into: string): void {
    for (const key of this.#membersOf(from)) {
      const rating = this.#ratings.get(key);
      if (rating) this.#ratings.set(key, { ...rating, group: into });
      this.#membersOf(into).push(key);
    }
    this.#groups.delete(from);
  }

  #membersOf(group: string): string[] {
    const members = this.#groups.get(group) ?? [];
    this.#groups.set(group, members);
    return members;
  }
}

/** Groups that a table has linked: everyone in `from` belongs to `into` now. */
export function joinedGroups(
  changes: readonly RatingChange[],
): readonly { readonly from: string; readonly into: string }[] {
  const pairs = changes.map(({ before, after }) => ({ from: before.group, into: after.group }));
  const froms = new Set(pairs.flatMap(({ from, into }) => (from === into ? [] : (from ?? []))));
  const into = pairs[0]?.into;
  return into === undefined ? [] : [...froms].map((from) => ({ from, into }));
}

/** A stored rating that differs from the recomputed one. */
export interface RatingDifference {
  readonly key: string;
  readonly stored?: PlayerRating;
  readonly folded?: PlayerRating;
}

/** Where stored ratings differ from recomputed ones in any digit, sorted by key. */
export function ratingDifferences(
  stored: ReadonlyMap<string, PlayerRating>,
  folded: ReadonlyMap<string, PlayerRating>,
): readonly RatingDifference[] {
  const keys = [...new Set([...stored.keys(), ...folded.keys()])].sort();
  return keys.flatMap((key) => {
    const [one, other] = [stored.get(key), folded.get(key)];
    if (one && other && isSameRating(one, other)) return [];
    return [{ key, ...(one ? { stored: one } : {}), ...(other ? { folded: other } : {}) }];
  });
}

/** The possible changes of a person's rating at a new table: for coming first and for coming last. */
export function possibleChanges(
  table: Omit<RatedTable, 'seats'> & { readonly people: readonly Omit<RatedSeat, 'place'>[] },
  key: string,
  ratingOf: (key: string) => PlayerRating | undefined,
): { readonly best: number; readonly worst: number } {
  const changeAt = (place: number): number => {
    const seats = table.people.map((each) => ({ ...each, place: each.key === key ? place : 2 }));
    const change = rateTable({ ...table, seats }, ratingOf).find((each) => each.key === key);
    return change ? change.after.mu - change.before.mu : 0;
  };
  return { best: changeAt(1), worst: changeAt(3) };
}

const isSameRating = (a: PlayerRating, b: PlayerRating): boolean =>
  a.mu === b.mu &&
  a.sigma === b.sigma &&
  a.games === b.games &&
  a.lastAt?.getTime() === b.lastAt?.getTime() &&
  a.group === b.group &&
  (a.met ?? []).join() === (b.met ?? []).join();
