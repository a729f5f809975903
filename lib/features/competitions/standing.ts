/** The standings of a competition's divisions: pure. */
import { ladderAfter, type Rung } from '@/lib/game/competing/ladder';
import type { Departure, GameEndingKind } from '@/lib/game/competing/result';
import type { DivisionStanding, PlayedFixture } from '@/lib/game/competing/season';
import { standingsByForm, type PlayedCompetition } from '@/lib/game/competing/stage-standing';
import type { StoredFixture, WholeCompetition } from './competition';

/** A person's part of a table's result. */
export interface TableResult {
  readonly gameId: string;
  readonly seat: number;
  /** Empty if the person is unknown. */
  readonly playerKey: string;
  readonly place: number;
  readonly points: number;
  readonly tablePoints: number;
  readonly left: boolean;
  readonly departure?: Departure | undefined;
  /** How the game ended. */
  readonly how: GameEndingKind;
}

/** A fixture with the people of its result, and its game once it is open. */
type PlayedTable = PlayedFixture & Pick<StoredFixture, 'tableId'>;

/** The tables of a competition with the people of their results, by seat. */
export function playedFixtures(
  { entrants, fixtures }: WholeCompetition,
  results: readonly TableResult[],
): readonly PlayedTable[] {
  const ids = new Map(entrants.map(({ key, id }) => [key, id]));
  return fixtures.map(({ tableSeq: _first, drawn, ...fixture }) => {
    const seats = results
      .filter(({ gameId }) => gameId === fixture.tableId)
      .map(({ gameId: _table, how: _how, departure: _gone, playerKey, ...seat }) => {
        const entrant = ids.get(playerKey);
        return { ...seat, entrant };
      });
    const atFirst = drawn.length === 0 ? {} : { drawn };
    return { ...fixture, ...atFirst, seats: seats.sort((a, b) => a.seat - b.seat) };
  });
}

/** A competition with its results, as the pure functions read it. */
export function playedCompetition(
  whole: WholeCompetition,
  results: readonly TableResult[],
): PlayedCompetition {
  const { form, size, seed, terms } = whole.competition;
  return { form, size, seed, terms, entrants: whole.entrants, fixtures: playedFixtures(whole, results) };
}

/** The standing of each division, from the top one. */
const standingsOf = (whole: WholeCompetition, results: readonly TableResult[]): readonly DivisionStanding[] =>
  standingsByForm(playedCompetition(whole, results));

/** The people from top to bottom once a season is over, with promotions and relegations applied. */
export function ladderOf(
  whole: WholeCompetition,
  results: readonly TableResult[],
  before: readonly Rung[],
): readonly Rung[] {
  const divisions = standingsOf(whole, results).map(({ lines }) => lines.map(({ id }) => id));
  return ladderAfter(before, divisions);
}
