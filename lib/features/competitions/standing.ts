/** The standings of a competition's divisions: pure. */
import {
  competitionStandingOf,
  dueTablesOf,
  type CompetitionLine,
  type EntrantResult,
} from '@/lib/game/competing/competition-standing';
import { ladderAfter, moversBetween, type Rung } from '@/lib/game/competing/ladder';
import type { StoredEntrant, WholeCompetition } from './competition';

/** A person's part of a table's result. */
export interface TableResult {
  readonly gameId: string;
  readonly playerKey: string;
  readonly place: number;
  readonly points: number;
  readonly tablePoints: number;
  readonly left: boolean;
}

/** A division with its people, the best first. */
export interface DivisionStanding {
  readonly division: number;
  readonly lines: readonly CompetitionLine[];
  /** How many move up and down as it stands. */
  readonly up: number;
  readonly down: number;
}

/** The standing of each division, from the top one. */
export function standingsOf(
  whole: WholeCompetition,
  results: readonly TableResult[],
): readonly DivisionStanding[] {
  const { competition, entrants } = whole;
  const records = entrants.map((entrant) => ({
    id: entrant.id,
    due: dueTablesOf(entrant, { ...whole, size: competition.size }),
    results: resultsOf(entrant, whole, results),
  }));
  const standings = divisionsOf(entrants).map((division) => {
    const inside = new Set(entrants.filter((each) => each.division === division).map(({ id }) => id));
    const own = records.filter(({ id }) => inside.has(id));
    return { division, lines: competitionStandingOf(own, competition.seed) };
  });
  const moversBelow = (i: number) => {
    const [upper, lower] = [standings[i], standings[i + 1]];
    return upper && lower ? moversBetween(upper.lines.length, lower.lines.length) : 0;
  };
  return standings.map((each, i) => ({ ...each, up: moversBelow(i - 1), down: moversBelow(i) }));
}

const divisionsOf = (entrants: readonly StoredEntrant[]): readonly number[] =>
  [...new Set(entrants.flatMap(({ division }) => division ?? []))].sort((a, b) => a - b);

function resultsOf(
  { id, key }: StoredEntrant,
  { fixtures }: WholeCompetition,
  results: readonly TableResult[],
): readonly EntrantResult[] {
  return fixtures.flatMap(({ state, entrants, tableId }) => {
    if (state !== 'over' || !entrants.includes(id)) return [];
    const seats = results.filter(({ gameId }) => gameId === tableId);
    const mine = seats.find(({ playerKey }) => playerKey === key);
    const winnerPoints = seats.find(({ place, left }) => place === 1 && !left)?.points ?? 0;
    return mine ? [{ ...mine, winnerPoints }] : [];
  });
}

/** The people from top to bottom once a season is over: some have moved up, and some down. */
export function ladderOf(
  whole: WholeCompetition,
  results: readonly TableResult[],
  before: readonly Rung[],
): readonly Rung[] {
  const divisions = standingsOf(whole, results).map(({ lines }) => lines.map(({ id }) => id));
  return ladderAfter(before, divisions);
}
