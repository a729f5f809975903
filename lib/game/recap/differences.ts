/** Compares two moments: the goods of each seat, and the places of the board that differ. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/phases/scoring';
import { isAutomatic } from '@/lib/game/engine/setup';
import type { Player, State } from '@/lib/game/engine/state';
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
      ...rowsOf(player),
      cubes: player.cubes,
    };
  });
}

function rowsOf({ grids }: Player): Readonly<Record<(typeof GRIDS)[number], number>> {
  return { 'hunger-wall': grids['hunger-wall'].row, cathedral: grids.cathedral.row };
}

/** Places of the shared board that differ, with the kinds and ids of the drawings. */
export function unlikePlaces(
  pack: Pack,
  a: State,
  b: State,
): readonly (readonly [kind: string, id: string])[] {
  const differ = <T>(
    list: (state: State) => readonly T[],
    keyOf: (entry: T) => string,
    id: (entry: T) => string,
  ) => {
    const [one, other] = [new Set(list(a).map(keyOf)), new Set(list(b).map(keyOf))];
    const unlike = [
      ...list(a).filter((e) => !other.has(keyOf(e))),
      ...list(b).filter((e) => !one.has(keyOf(e))),
    ];
    return [...new Set(unlike.map(id))];
  };
  const sites = differ(
    (s) => s.buildings,
    (e) => `${e.site} ${e.tile} ${e.seat} ${e.cube}`,
    (e) => e.site,
  );
  const plazas = differ(
    (s) => s.plazas,
    (e) => `${e.plaza} ${e.evaluated}`,
    (e) => e.plaza,
  );
  const bridge = differ(
    (s) => s.bridge,
    (e) => `${e.place} ${e.plank}`,
    (e) => e.place,
  );
  const seals = differ(
    (s) => s.seals,
    (e) => `${e.seal} ${e.seat}`,
    (e) => e.seal,
  );
  const grids = GRIDS.filter((grid) =>
    a.players.some((player, seat) => {
      const now = b.players[seat]?.grids[grid];
      return now?.row !== player.grids[grid].row || now.column !== player.grids[grid].column;
    }),
  );
  return [
    ...sites.map((id) => ['site', id] as const),
    ...plazas.map((id) => ['plaza', id] as const),
    ...bridge.map((id) => ['bridge', id] as const),
    ...seals.map((id) => ['seal', id] as const),
    ...grids.map((id) => ['grid', id] as const),
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
