/** The stages of a Swiss or a cup, with tables, people and qualifiers. */
import { hasLeft, sortFixtures, stageOf, type FixtureState } from './competition';
import { isClosed } from './competition-steps';
import { throughSoFar } from './cup-stage';
import type { PlayedFixture } from './season-standing';
import { finalOf, winnersOf, type PlayedCompetition } from './stage-standing';

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
  if (next.length > 0) return (id) => (going.includes(id) ? 'yes' : 'no');
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
