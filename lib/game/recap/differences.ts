/** Compares two moments: the goods of each seat, and the places of the board that differ. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/phases/scoring';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { State } from '@/lib/game/engine/state';
import { GOODS, GRIDS, TOKENS } from '@/lib/game/engine/vocabulary';

/** The compared numbers of a seat. */
export const MEASURES = [
  'points',
  'forecast',
  ...GOODS,
  ...TOKENS,
  'gold-mine',
  'quarry',
  'technology',
  'university',
  'upgrades',
  'walls',
  'buildings',
  'technologies',
  'road',
  'hunger-wall',
  'cathedral',
  'cubes',
] as const;
export type Measure = (typeof MEASURES)[number];

export interface MeasureDifference {
  readonly seat: SeatId;
  readonly measure: Measure;
  readonly a: number;
  readonly b: number;
}

/** The numeric differences between two moments of a game, by seat. */
export function compareStates(pack: Pack, a: State, b: State): readonly MeasureDifference[] {
  const [one, other] = [measureSeats(pack, a), measureSeats(pack, b)];
  return one.flatMap((numbers, seat) =>
    MEASURES.flatMap((measure) => {
      const [n, m] = [numbers[measure], other[seat]?.[measure] ?? 0];
      return n === m ? [] : [{ seat, measure, a: n, b: m }];
    }),
  );
}

/** All numbers of each seat. */
function measureSeats(pack: Pack, state: State): readonly Readonly<Record<Measure, number>>[] {
  const scores = score(pack, state);
  return state.players.map((player, seat) => {
    const points = scores.find((entry) => entry.seat === seat);
    const hidden = isAutomatic(state.setup, seat);
    return {
      points: player.score,
      forecast: hidden ? 0 : (points?.forecast.total ?? 0),
      ...player.goods,
      ...player.tokens,
      ...player.counts,
      ...player.heights,
      upgrades: Object.values(player.upgrades).reduce((sum, pile) => sum + pile.length, 0),
      walls: player.walls.length,
      buildings: state.buildings.filter((building) => building.seat === seat).length,
      technologies: player.technologies.length + player.usedTechnologies.length,
      road: player.road,
      'hunger-wall': player.grids['hunger-wall'].row,
      cathedral: player.grids.cathedral.row,
      cubes: player.cubes,
    };
  });
}

/** Places of the shared board that differ, with the kinds and ids of the drawings. */
export function unlikePlaces(
  pack: Pack,
  a: State,
  b: State,
): readonly (readonly [kind: string, id: string])[] {
  /** `factsOf` lists the places of a kind: an id and the facts to compare. */
  const differ = (kind: string, factsOf: (state: State) => readonly (readonly [string, ...unknown[]])[]) => {
    const idsByFacts = (state: State) => new Map(factsOf(state).map((facts) => [facts.join(' '), facts[0]]));
    const [one, other] = [idsByFacts(a), idsByFacts(b)];
    const unlike = [...one, ...other].filter(([facts]) => !one.has(facts) || !other.has(facts));
    return [...new Set(unlike.map(([, id]) => id))].map((id) => [kind, id] as const);
  };
  return [
    ...differ('site', ({ buildings }) =>
      buildings.map(({ site, tile, seat, cube }) => [site, tile, seat, cube]),
    ),
    ...differ('plaza', ({ plazas }) => plazas.map(({ plaza, evaluated }) => [plaza, evaluated])),
    ...differ('bridge', ({ bridge }) => bridge.map(({ place, plank }) => [place, plank])),
    ...differ('seal', ({ seals }) => seals.map(({ seal, seat }) => [seal, seat])),
    ...differ('grid', ({ players }) =>
      GRIDS.flatMap((grid) =>
        players.map(({ grids }, seat) => [grid, seat, grids[grid].row, grids[grid].column] as const),
      ),
    ),
    ...roads(pack, a, b).map((id) => ['road', id] as const),
  ];
}

function roads({ kingsRoad }: Pack, a: State, b: State): string[] {
  const unlike = a.players.flatMap(({ road }, seat) => {
    const other = b.players[seat]?.road ?? road;
    return road === other ? [] : [road, other];
  });
  return [...new Set(unlike)].flatMap((space) => kingsRoad.spaces[space - 1]?.id ?? []);
}
