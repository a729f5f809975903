/** The standings of a season's divisions. */
import { hasLeft, type Entrant, type Fixture, type FormTerms } from './competition';
import {
  competitionStandingOf,
  dueTablesOf,
  type CompetitionLine,
  type EntrantResult,
} from './competition-standing';
import { moversBetween } from './ladder';
import { isDrawn, winnerPointsOf, type SeatPlace } from './result';
import type { TableSize } from './table-sizes';

/** A person's part of a table's result. */
export interface FixtureSeat extends SeatPlace {
  /** Undefined for a person who is not an entrant. */
  readonly entrant?: string;
  /** Points in the game. */
  readonly points: number;
}

/** A fixture with the people of its result; none before it has ended. */
export interface PlayedFixture extends Fixture {
  readonly seats: readonly FixtureSeat[];
}

export interface PlayedSeason {
  readonly size: TableSize;
  /** Hex. */
  readonly seed: string;
  readonly entrants: readonly Entrant[];
  readonly fixtures: readonly PlayedFixture[];
  /** People who left are placed by their points, as in documents of version 1. */
  readonly isByPointsOnly?: boolean;
  readonly terms?: FormTerms | undefined;
}

/** A division with its people, best first. */
export interface DivisionStanding {
  readonly division: number;
  readonly lines: readonly CompetitionLine[];
  /** How many people would be promoted and relegated now. */
  readonly up: number;
  readonly down: number;
}

/** The standings of each division, top division first. */
export function seasonStandingsOf(season: PlayedSeason): readonly DivisionStanding[] {
  const { entrants, seed } = season;
  const divisions = [...new Set(entrants.flatMap(({ division }) => division ?? []))].sort((a, b) => a - b);
  const standings = divisions.map((division) => {
    const records = entrants
      .filter((each) => each.division === division)
      .map((each) => ({
        id: each.id,
        due: dueTablesOf(each, season),
        results: resultsOf(each.id, season.fixtures),
        tier: season.isByPointsOnly ? 0 : Number(hasLeft(each)),
      }));
    return { division, lines: competitionStandingOf(records, seed) };
  });
  const moversBelow = (i: number) => {
    const [upper, lower] = [standings[i], standings[i + 1]];
    return upper && lower ? moversBetween(upper.lines.length, lower.lines.length) : 0;
  };
  return standings.map((each, i) => ({ ...each, up: moversBelow(i - 1), down: moversBelow(i) }));
}

/** The results of an entrant at tables that have ended. */
export function resultsOf(id: string, fixtures: readonly PlayedFixture[]): readonly EntrantResult[] {
  return fixtures.flatMap(({ state, entrants, seats }) => {
    if (state !== 'over' || !entrants.includes(id)) return [];
    const mine = seats.find(({ entrant }) => entrant === id);
    return mine ? [{ ...mine, winnerPoints: winnerPointsOf(seats), drawn: isDrawn(seats) }] : [];
  });
}
