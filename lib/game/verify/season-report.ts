/** The result of checking a competition. */
import { isClosed } from '@/lib/game/competing/competition';
import {
  finalPlacesOf,
  placesByTier,
  POINT,
  resultEndingOf,
  tablePointsOf,
} from '@/lib/game/competing/result';
import type { PlayedFixture, SeasonDocument } from '@/lib/game/competing/season';
import type { GameDocument } from '@/lib/game/eventlog/export';
import type { CheckState } from './report';

/** All checks, in the order they are made. */
export const SEASON_CHECKS = [
  /** The seed matches the commitment published before sign-up. */
  'commitment',
  /** The drawn people are those who had checked in. */
  'check-in',
  /** Divisions and lots follow from seed and ladder. */
  'divisions',
  /** Tables and turn orders follow from the draw. */
  'fixtures',
  /** Places and table points of each table are consistent. */
  'results',
  /** The people of each stage of a Swiss or a cup follow from the stage before. */
  'stages',
  /** Figures and places of each division follow from the results. */
  'standings',
  /** Promotion and relegation follow from the standings. */
  'ladder',
] as const;
export type SeasonCheck = (typeof SEASON_CHECKS)[number];

const SEASON_FAULTS = [
  'seed-missing',
  'commitment',
  'not-checked-in',
  'left-out',
  'division',
  'lot',
  'fixture-missing',
  'fixture-unknown',
  'fixture-twice',
  'fixture-open',
  'order',
  'seat',
  'points',
  'place',
  'table-points',
  'no-result',
  'stage-left-out',
  'stage-unreached',
  'stage-missing',
  'stage-count',
  'not-in-standing',
  'figures',
  'rank',
  'ladder',
] as const;
export type SeasonFaultCode = (typeof SEASON_FAULTS)[number];

/** A fault and its location: an entrant, a fixture, or a seat of a fixture. */
interface SeasonFault {
  readonly check: SeasonCheck;
  readonly code: SeasonFaultCode;
  readonly at: string;
}

export type SeasonFaults = readonly Omit<SeasonFault, 'check'>[];

export interface SeasonVerification {
  /** Whether the seed was available, so everything could be checked. */
  readonly complete: boolean;
  readonly checks: Readonly<Record<SeasonCheck, CheckState>>;
  readonly faults: readonly SeasonFault[];
}

// Whether a division's tables match the draw, with reserves in the places of people who are out.

/** A table as drawn and as it is, both in turn order. */
interface TableChange {
  readonly id: string;
  readonly drawn: readonly string[];
  readonly now: readonly string[];
}

/** Maximum reserve placements that are tried; honest tables need only a few. */
const MAX_TRIED = 10_000;

/** The ids of tables that do not follow from the draw. */
export function strangeTables(
  tables: readonly TableChange[],
  reserves: readonly string[],
  isOut: (id: string) => boolean,
): readonly string[] {
  let [tried, best]: [number, readonly string[] | undefined] = [0, undefined];
  const place = (rest: readonly string[], stands: ReadonlyMap<string, string>): void => {
    if (best?.length === 0 || tried >= MAX_TRIED) return;
    const [reserve, ...others] = rest;
    if (reserve !== undefined) {
      for (const person of replaceable(reserve, tables, isOut))
        place(others, new Map([...stands, [reserve, person]]));
      return;
    }
    tried += 1;
    const strange = tables.filter((table) => !follows(table, stands, isOut)).map(({ id }) => id);
    if (!best || strange.length < best.length) best = strange;
  };
  place(
    reserves.filter((id) => tables.some(({ now }) => now.includes(id))),
    new Map(),
  );
  return best ?? [];
}

/** The people who are out, sorted by the number of tables where the reserve can replace them. */
function replaceable(
  reserve: string,
  tables: readonly TableChange[],
  isOut: (id: string) => boolean,
): readonly string[] {
  const own = tables.filter(({ now }) => now.includes(reserve));
  const people = [...new Set(own.flatMap(({ drawn }) => drawn))];
  const count = (id: string) =>
    own.filter(({ drawn, now }) => drawn.includes(id) && !now.includes(id)).length;
  const found = people.filter((id) => isOut(id) && count(id) > 0).sort((a, b) => count(b) - count(a));
  return found.length === 0 ? [''] : found;
}

/** Whether people sit in the drawn order, and all missing ones are out. */
function follows(
  { drawn, now }: TableChange,
  stands: ReadonlyMap<string, string>,
  isOut: (id: string) => boolean,
): boolean {
  let next = 0;
  for (const person of now) {
    const at = drawn.indexOf(stands.get(person) ?? person, next);
    if (at < 0) return false;
    next = at + 1;
  }
  return drawn.every((person) => now.includes(person) || isOut(person));
}

/** Tables that the draw does not know or that are missing, there twice, or still open. */
export function fixtureFaults(
  tables: readonly Pick<Fixture, 'id' | 'state'>[],
  drawn: readonly string[],
): SeasonFaults {
  const ids = tables.map(({ id }) => id);
  return [
    ...drawn.filter((id) => !ids.includes(id)).map((at) => ({ code: 'fixture-missing', at }) as const),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((at) => ({ code: 'fixture-twice', at }) as const),
    ...ids.filter((id) => !drawn.includes(id)).map((at) => ({ code: 'fixture-unknown', at }) as const),
    ...tables.filter((each) => !isClosed(each)).map(({ id: at }) => ({ code: 'fixture-open', at }) as const),
  ];
}

// Recomputes the results of a competition's tables.

/** Verified games by id, which allow checking the points of tables as well. */
export type PlayedGames = ReadonlyMap<string, GameDocument>;

type Fixture = SeasonDocument['fixtures'][number];

/** Faults in the places and table points of each table. */
export function resultFaults({ fixtures, decisions = [] }: SeasonDocument, games: PlayedGames): SeasonFaults {
  return fixtures.flatMap(({ id, state, entrants, seats, corrected, game: gameId = '' }): SeasonFaults => {
    const game = games.get(gameId);
    if (state !== 'over') return seats.length === 0 ? [] : [{ code: 'no-result', at: id }];
    if (seats.length < 2) return [{ code: 'no-result', at: id }];
    const right = tablePointsOf(seats.map(({ place }) => place));
    const decided = decisions.findLast(({ kind, fixture }) => kind === 'correct' && fixture === id)?.places;
    if (corrected && !decided) return [{ code: 'place', at: id }];
    const places = decided ? placesDecided(seats, decided) : placesAgain(seats, game);
    return seats.flatMap(({ seat, entrant, place, points, tablePoints }, i): SeasonFaults => {
      const at = `${id} seat ${seat + 1}`;
      const isAlone = seats.findIndex((each) => each.seat === seat) === i;
      if (!isAlone || (entrant !== undefined && entrants[seat] !== entrant)) return [{ code: 'seat', at }];
      const score = game?.result?.scores.find((each) => each.seat === seat)?.total;
      if (score !== undefined && score !== points) return [{ code: 'points', at }];
      if (place !== places[i]) return [{ code: 'place', at }];
      return tablePoints === (right[i] ?? 0) / POINT ? [] : [{ code: 'table-points', at }];
    });
  });
}

/** The places of a corrected result. */
const placesDecided = (
  seats: Fixture['seats'],
  decided: readonly { readonly entrant: string; readonly place: number }[],
): readonly number[] =>
  seats.map(({ entrant }) => decided.find((each) => each.entrant === entrant)?.place ?? 0);

/**
 * Places from the game's end. Without the game, they must have no gaps, and everyone who left must share
 * the last place.
 */
function placesAgain(seats: Fixture['seats'], game: GameDocument | undefined): readonly number[] {
  const ending = resultEndingOf(game?.game.ending ?? { how: 'played-out' });
  if (!game?.result || !ending)
    return placesByTier(seats.map(({ place, left }) => (left ? Number.POSITIVE_INFINITY : place)));
  const table = {
    how: ending,
    ranking: game.result.ranking,
    winner: game.game.ending?.winner,
    seats: seats.map(({ seat, left }) => ({ seat, fate: left ? ('left' as const) : ('finished' as const) })),
  };
  return finalPlacesOf(table).map(({ place }) => place);
}

/** The tables with table points recomputed from their places. */
export const playedAgain = ({ fixtures }: SeasonDocument): readonly PlayedFixture[] =>
  fixtures.map((fixture) => {
    const points = tablePointsOf(fixture.seats.map(({ place }) => place));
    const seats = fixture.seats.map((seat, i) => ({ ...seat, tablePoints: points[i] ?? 0 }));
    return { ...fixture, seats };
  });
