/** The standings of a season's divisions. */
import { keyedShuffle } from '@/lib/game/engine/random';
import {
  type DivisionPlace,
  type Entrant,
  type Fixture,
  type FormTerms,
  hasLeft,
  type Pairing,
  type Season,
} from './competition';
import {
  type CompetitionLine,
  competitionStandingOf,
  dueTablesOf,
  type EntrantResult,
} from './competition-standing';
import { divideByLadder, divisionTables, moversBetween } from './ladder';
import { isDrawn, type SeatPlace, winnerPointsOf } from './result';
import type { TableSize } from './pair-stage';

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

// Derives the divisions and tables of a season from its seed and its people.

/** The places and fixtures of a season. */
interface SeasonStart {
  readonly places: readonly DivisionPlace[];
  readonly fixtures: readonly Pairing[];
}

/** A season has one stage. */
const STAGE = 1;

/**
 * The divisions of these entrants, their lots, and all fixtures; the order of `entrants` does not matter.
 */
export function startSeason(
  { size, seed, ladder }: Pick<Season, 'size' | 'seed' | 'ladder'>,
  entrants: readonly Pick<Entrant, 'id' | 'key'>[],
): SeasonStart {
  const ids = new Map(entrants.map(({ key, id }) => [key, id]));
  const divisions = divideByLadder([...ids.keys()], ladder, { size, seed }).map((keys, i) =>
    keyedShuffle(seed, `division/${i + 1}`, keys).flatMap((key) => ids.get(key) ?? []),
  );
  return {
    places: divisions.flatMap((drawn, i) => drawn.map((id, lot) => ({ id, division: i + 1, lot }))),
    fixtures: divisions.flatMap((drawn, i) =>
      divisionTables(drawn.length, size).map((table, number) => ({
        id: [STAGE, i + 1, number + 1].join('.'),
        entrants: table.flatMap((lot) => drawn[lot] ?? []),
      })),
    ),
  };
}
