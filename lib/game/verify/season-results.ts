/** Recomputes the results of a competition's tables. */
import { finalPlacesOf, RESULT_ENDINGS } from '@/lib/game/competing/result';
import type { SeasonDocument } from '@/lib/game/competing/season-document';
import type { PlayedFixture } from '@/lib/game/competing/season-standing';
import { placesByTier, POINT, tablePointsOf } from '@/lib/game/competing/table-points';
import type { GameDocument } from '@/lib/game/eventlog/export';
import type { SeasonFaults } from './season-report';

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
  const { how = 'played-out' } = game?.game.ending ?? {};
  const ending = RESULT_ENDINGS.find((known) => known === how);
  if (!game?.result || !ending)
    return placesByTier(seats.map(({ place, left }) => (left ? Number.POSITIVE_INFINITY : place)));
  const winner = game.game.ending?.winner;
  const table = {
    how: ending,
    ranking: game.result.ranking,
    ...(winner === undefined ? {} : { winner }),
    seats: seats.map(({ seat, left }) => ({ seat, fate: left ? ('left' as const) : ('finished' as const) })),
  };
  return finalPlacesOf(table).map(({ place }) => place);
}

/** The tables with table points recomputed from their places. */
export const playedAgain = ({ fixtures }: SeasonDocument): readonly PlayedFixture[] =>
  fixtures.map(({ id, state, entrants, drawn, seats }) => {
    const points = tablePointsOf(seats.map(({ place }) => place));
    return {
      id,
      state,
      entrants,
      ...(drawn ? { drawn } : {}),
      seats: seats.map(({ entrant, ...seat }, i) => ({
        ...seat,
        tablePoints: points[i] ?? 0,
        ...(entrant === undefined ? {} : { entrant }),
      })),
    };
  });
