/** The stages of a Swiss or a cup, with tables, people and qualifiers. */
import { keyedInt } from '@/lib/game/engine/random';
import { type FixtureState, type FormTerms, hasLeft, isClosed, sortFixtures, stageOf } from './competition';
import { LOTS, shareOfWinner } from './competition-standing';
import { winnerPointsOf } from './result';
import type { PlayedFixture } from './season';
import { peopleAfter, placesThrough } from './stage-count';
import { finalOf, type PlayedCompetition, winnersOf } from './stage-standing';
import type { TableSize } from './pair-stage';

/** Whether a person qualifies; `yes` at the final means the person won the cup. */
export const GOES_ON = ['yes', 'no', 'open'] as const;
type GoesOn = (typeof GOES_ON)[number];

interface BracketSeat {
  readonly id: string;
  /** Set once the table has ended; a replaced person has none. */
  readonly place?: number;
  /** Points in the game. */
  readonly points?: number;
  readonly goesOn: GoesOn;
}

interface BracketTable {
  readonly fixtureId: string;
  readonly state: FixtureState;
  /**
   * By place once the table has ended, otherwise in turn order. A single person of a void table qualifies.
   */
  readonly people: readonly BracketSeat[];
}

export interface Bracket {
  readonly stages: readonly { readonly stage: number; readonly tables: readonly BracketTable[] }[];
}

/** All drawn stages. In a Swiss, everyone plays the next stage. */
export function bracketOf(played: PlayedCompetition): Bracket {
  const fixtures = sortFixtures(played.fixtures);
  const stages = [...new Set(fixtures.map(({ id }) => stageOf(id)))];
  return {
    stages: stages.map((stage) => {
      const tables = fixtures.filter(({ id }) => stageOf(id) === stage);
      const goesOn = goesOnAt(stage, tables, { ...played, fixtures });
      return { stage, tables: tables.map((table) => tableOf(table, goesOn)) };
    }),
  };
}

/** Sorts a person last who has no place because a computer finished their game. */
const LAST = 99;

type GoesOnOf = (id: string, table: PlayedFixture) => GoesOn;

function tableOf(table: PlayedFixture, goesOn: GoesOnOf): BracketTable {
  const { id: fixtureId, state, entrants, seats } = table;
  const people = entrants.map((id) => {
    const { place, points } = seats.find(({ entrant }) => entrant === id) ?? {};
    const result = place === undefined || points === undefined ? {} : { place, points };
    return { id, ...result, goesOn: goesOn(id, table) };
  });
  const order = people.toSorted((a, b) => (a.place ?? LAST) - (b.place ?? LAST));
  return { fixtureId, state, people: state === 'over' ? order : people };
}

function goesOnAt(stage: number, tables: readonly PlayedFixture[], played: PlayedCompetition): GoesOnOf {
  const { form, entrants, fixtures, size, seed, terms } = played;
  const out = new Set(entrants.filter(hasLeft).map(({ id }) => id));
  const next = fixtures.filter(({ id }) => stageOf(id) === stage + 1);
  const going = next.flatMap(({ entrants: now, drawn }) => [...now, ...(drawn ?? [])]);
  // In a Swiss, people who rest are still in.
  const rests = entrants.filter(({ byes, paused }) =>
    [...(byes ?? []), ...(paused ?? [])].includes(stage + 1),
  );
  const stays = new Set([...going, ...rests.map(({ id }) => id)]);
  if (next.length > 0) return (id) => (stays.has(id) ? 'yes' : 'no');
  if (form === 'swiss') return (id) => (out.has(id) ? 'no' : 'yes');
  if (finalOf(fixtures)) {
    const winners = winnersOf(played);
    return (id, table) => (isClosed(table) ? yesOrNo(winners.includes(id)) : 'open');
  }
  const { through, hasFree } = throughSoFar(tables, { size, seed, terms, isThere: (id) => !out.has(id) });
  return (id, table) => {
    if (out.has(id)) return 'no';
    if (!isClosed(table)) return 'open';
    if (through.includes(id)) return 'yes';
    return hasFree ? 'open' : 'no';
  };
}

const yesOrNo = (is: boolean): GoesOn => (is ? 'yes' : 'no');

// Determines who qualifies in a stage of a cup.

/** The people who qualify by their places, and those who qualify as the best of the rest. */
interface Qualifiers {
  readonly byPlace: readonly string[];
  readonly others: readonly string[];
}

interface CupTerms {
  readonly size: TableSize;
  /** Hex. */
  readonly seed: string;
  /** Whether a person is still in the competition. */
  readonly isThere: (id: string) => boolean;
  readonly terms?: FormTerms | undefined;
}

/**
 * The people who qualify from the tables of a finished stage. The best of each table qualifies (the best
 * two of four), with everyone who shares that place. The best others by share of the winner's points
 * follow until the next tables are full; ties by lot.
 */
export function throughOf(tables: readonly PlayedFixture[], terms: CupTerms): Qualifiers {
  const people = tables.reduce((sum, { entrants }) => sum + entrants.length, 0);
  const shared = goOn(tables, terms, true);
  const count = shared.byPlace.length + shared.others.length;
  // Shared places must not keep everyone in forever.
  const isStuck = count === people && (terms.terms?.byes || Math.ceil(count / terms.size) >= tables.length);
  return isStuck ? goOn(tables, terms, false) : shared;
}

/** Who qualifies from the closed tables of a running stage, and whether best others may follow. */
export function throughSoFar(
  tables: readonly PlayedFixture[],
  terms: CupTerms,
): { readonly through: readonly string[]; readonly hasFree: boolean } {
  const open = tables.filter((table) => !isClosed(table));
  const { byPlace, others } = throughOf(tables.filter(isClosed), terms);
  if (open.length === 0) return { through: [...byPlace, ...others], hasFree: false };
  const places = open.reduce((sum, { entrants }) => sum + placesThrough(entrants.length), byPlace.length);
  return { through: byPlace, hasFree: !terms.terms?.byes && peopleAfter(places, terms.size) > places };
}

/** The people at a table who can continue, best first. */
interface Ranked {
  readonly id: string;
  /** 0 without a result, and for people who left. */
  readonly place: number;
  readonly share: number;
  readonly lot: number;
}

function goOn(tables: readonly PlayedFixture[], terms: CupTerms, isShared: boolean): Qualifiers {
  const ranked = tables.map((table) => ({ table, people: rankedAt(table, terms) }));
  let places = 0;
  const byPlace = ranked.flatMap(({ table, people }) => {
    if (table.state === 'void') {
      places += people.length === 1 ? 1 : 0;
      // Without best others, a table that was not played is decided by lot.
      const byLot = terms.terms?.byes ? people.slice(0, placesThrough(people.length)) : [];
      return people.length === 1 ? people : byLot;
    }
    const placed = people.filter(({ place }) => place > 0);
    const first = placed.slice(0, placesThrough(table.entrants.length));
    places += first.length;
    const last = first.at(-1)?.place ?? 0;
    return isShared ? placed.filter(({ place }) => place <= last) : first;
  });
  const ids = byPlace.map(({ id }) => id);
  const free = terms.terms?.byes ? 0 : peopleAfter(places, terms.size) - ids.length;
  const others = ranked
    .flatMap(({ people }) => people)
    .filter(({ id }) => !ids.includes(id))
    .sort(compareOthers)
    .slice(0, Math.max(0, free));
  return { byPlace: ids, others: others.map(({ id }) => id) };
}

/** The people of the table for the third place: the best of the last stage who do not reach the final. */
export function thirdsOf(
  tables: readonly PlayedFixture[],
  finalists: readonly string[],
  terms: CupTerms,
): readonly string[] {
  const rest = tables.flatMap((table) => rankedAt(table, terms)).filter(({ place }) => place > 0);
  return rest
    .filter(({ id }) => !finalists.includes(id))
    .sort((a, b) => a.place - b.place || compareOthers(a, b))
    .slice(0, terms.size)
    .map(({ id }) => id);
}

function rankedAt({ entrants, seats }: PlayedFixture, { seed, isThere }: CupTerms): readonly Ranked[] {
  const winnerPoints = winnerPointsOf(seats);
  const ranked = entrants.filter(isThere).map((id) => {
    const seat = seats.find(({ entrant }) => entrant === id);
    const lot = keyedInt(seed, `lot/${id}`, 0, LOTS);
    if (!seat || seat.left) return { id, place: 0, share: seat ? -1 : 0, lot };
    return { id, place: seat.place, share: shareOfWinner({ points: seat.points, winnerPoints }), lot };
  });
  return ranked.sort((a, b) => a.place - b.place || compareOthers(a, b));
}

const compareOthers = (a: Ranked, b: Ranked): number =>
  b.share - a.share || a.lot - b.lot || (a.id < b.id ? -1 : 1);
