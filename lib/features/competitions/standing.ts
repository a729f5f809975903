/** The standings of a competition's divisions: pure. */
import { ladderAfter, type Rung } from '@/lib/game/competing/ladder';
import {
  seasonStandingsOf,
  type DivisionStanding,
  type PlayedFixture,
} from '@/lib/game/competing/season-standing';
import type { WholeCompetition } from './competition';

/** A person's part of a table's result. */
export interface TableResult {
  readonly gameId: string;
  readonly seat: number;
  /** Empty where the person is not known. */
  readonly playerKey: string;
  readonly place: number;
  readonly points: number;
  readonly tablePoints: number;
  readonly left: boolean;
}

/** The tables of a competition with the people of their results, by seat. */
export function playedFixtures(
  { entrants, fixtures }: WholeCompetition,
  results: readonly TableResult[],
): readonly PlayedFixture[] {
  const ids = new Map(entrants.map(({ key, id }) => [key, id]));
  return fixtures.map(({ id, state, entrants: people, tableId }) => {
    const seats = results
      .filter(({ gameId }) => gameId === tableId)
      .map(({ gameId: _table, playerKey, ...seat }) => {
        const entrant = ids.get(playerKey);
        return { ...seat, ...(entrant === undefined ? {} : { entrant }) };
      });
    return { id, state, entrants: people, seats: seats.sort((a, b) => a.seat - b.seat) };
  });
}

/** The standing of each division, from the top one. */
export function standingsOf(
  whole: WholeCompetition,
  results: readonly TableResult[],
): readonly DivisionStanding[] {
  const { size, seed } = whole.competition;
  const fixtures = playedFixtures(whole, results);
  return seasonStandingsOf({ size, seed, entrants: whole.entrants, fixtures });
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
