/** The shared board in words, zone by zone: the text beside each drawing, for screen readers and for all who prefer it. */
import type { HexTile, PackData, Plaza } from '@/lib/engine/pack';
import type { Grid, Row } from '@/lib/engine/vocabulary';
import type { PlacedBuilding, State } from '@/lib/engine/state';
import { capital, count, list } from './grammar';
import { actionTileName, nameOf, namesOf, seatName, titleOf, type SeatName } from './names';
import { seatsOnGrids } from './opponent';
import {
  CORNER_NAMES,
  GRID_NAMES,
  SIDE_NAMES,
  describeCost,
  describeEffect,
  describePoints,
  isFree,
} from './terms';

/** The crane: action tiles by place, then the clock. */
export function craneWords(pack: PackData, state: State): string[] {
  const places = pack.crane.positions.flatMap((position) => {
    const tile = state.crane.tiles.find(
      (entry) => (state.crane.arrow + entry.sector) % 12 === position.index,
    );
    if (!tile) return [];
    const name = actionTileName(pack, tile.tile, state.setup.variant.actionSide);
    const points = tile.fivePoints ? pack.crane.overripeToken.points : position.points;
    const bonus = pack.crane.sectors[tile.sector]?.bonus;
    const terms = [
      `${position.zone} zone`,
      ...(isFree(position.cost) ? [] : [`costs ${describeCost(position.cost)}`]),
      ...(points > 0 ? [describePoints(points)] : []),
      ...(bonus ? [`slot bonus ${describeEffect(bonus)}`] : []),
    ];
    return [`${name}: ${terms.join(', ')}`];
  });
  return [...places, clockWords(pack, state)];
}

/** Era, turns left and when the era changes. */
export function clockWords(pack: PackData, state: State): string {
  const left = pack.crane.turnsPerPlayer * state.setup.players - state.turnsDone;
  const clock = pack.crane.clocks.find((entry) => entry.players === state.setup.players);
  const change = (clock?.eraTwoAfterTurn ?? 0) - state.turnsDone;
  const era = state.era === 'I' && change > 0 ? `; Era II in ${count(change, 'turn')}` : '';
  return `Era ${state.era}, ${count(left, 'turn')} left at the table${era}`;
}

/** A hex tile in words: price, reward, marks. */
export function hexWords(tile: HexTile): string {
  const corners =
    tile.corners.length > 0
      ? `${'cubeSpace' in tile ? 'blue' : 'red'} corner ${list(tile.corners.map((k) => CORNER_NAMES[k] ?? ''))}`
      : '';
  const edges =
    'edges' in tile
      ? tile.edges.map(({ side, gain }) => `${describeEffect(gain)} on the ${SIDE_NAMES[side] ?? ''} side`)
      : [];
  return [...mainWords(tile), ...edges, corners].filter(Boolean).join('; ');
}

function mainWords(tile: HexTile): string[] {
  if ('university' in tile) {
    return [
      `${describeEffect(tile.bonus)} whenever the action is performed`,
      `${count(tile.university, 'step')} on the university track`,
    ];
  }
  const icon = tile.icon === 'cathedral' ? 'Cathedral symbol' : tile.icon ? 'Hunger Wall symbol' : '';
  const cube = 'cubeSpace' in tile ? (tile.cubeSpace ? 'cube space' : 'no cube space') : '';
  return [`costs ${describeCost(tile.cost)}`, `gives ${describeEffect(tile.gain)}`, icon, cube];
}

/** One row of hex tiles. */
export function rowWords(pack: PackData, state: State, row: Row): string[] {
  const { slots, stack } = state.rows[row];
  const tiles = slots.map((id, slot) => {
    const tile = id === null ? undefined : namesOf(pack).hexes.get(id);
    return `${slot === 3 ? 'Special slot' : `Slot ${slot + 1}`}: ${tile ? `${tile.name}, ${hexWords(tile)}` : 'empty'}`;
  });
  return [...tiles, `Face down: ${stack.normal} normal, ${stack.special} special`];
}

/** A project grid: where everybody stands and what lies ahead. */
export function gridWords(pack: PackData, state: State, seats: readonly SeatName[], grid: Grid): string[] {
  const frame = pack.grids.frames.find((entry) => entry.id === grid);
  if (!frame) return [];
  const where = seatsOnGrids(state).map((seat) => {
    const { row, column } = state.players[seat]?.grids[grid] ?? { row: 0, column: 0 };
    const token = describeEffect({ kind: frame.token, n: 1 });
    return `${seatName(seats, seat)}: row ${row} (${describePoints(frame.rowPoints[row] ?? 0)}), column ${column} (${token} is worth ${frame.columnValues[column] ?? 0})`;
  });
  const tiers = frame.tiers.flatMap(({ tier, crossing }) =>
    crossing ? [`Entering tier ${tier} costs ${describeCost(crossing)}`] : [],
  );
  return [...where, ...tiers, squareWords(pack, state, grid)];
}

function squareWords(pack: PackData, state: State, grid: Grid): string {
  const set = pack.grids.tierSets.find(
    (entry) => entry.grid === grid && entry.variant === state.setup.variant.tiers[grid],
  );
  const squares = (set?.squares ?? []).map(
    ({ row, column, effect }) => `row ${row} column ${column} ${describeEffect(effect)}`,
  );
  return `Squares of the ${GRID_NAMES[grid]}: ${squares.join(', ')}`;
}

/** The city: each plaza with its rewards, sites and claims. */
export function cityWords(pack: PackData, state: State, seats: readonly SeatName[]): string[] {
  return pack.city.plazas.map((plaza) => {
    const placed = state.plazas.find((entry) => entry.plaza === plaza.id);
    const face = pack.plazas.tiles.flatMap((tile) => tile.faces).find((entry) => entry.id === placed?.face);
    const rewards = face
      ? `upper reward ${describeEffect(face.upper)}, lower reward ${describeEffect(face.lower)}`
      : 'no tile';
    const sites = plaza.sites.map((site) => siteWords(pack, state, seats, site));
    return `${titleOf(pack, plaza.id)}${placed?.evaluated ? ' (evaluated)' : ''}: ${rewards}. ${sites.join('; ')}${claimWords(state, seats, plaza)}`;
  });
}

function siteWords(pack: PackData, state: State, seats: readonly SeatName[], site: string): string {
  const built = state.buildings.find((entry) => entry.site === site);
  const spec = namesOf(pack).sites.get(site);
  if (built) return `${nameOf(pack, site)} ${buildingWords(pack, seats, built)}`;
  const surcharge = spec && spec.surcharge.gold > 0 ? `, ${describeCost(spec.surcharge)} more` : '';
  const points = spec && spec.points > 0 ? `, ${describePoints(spec.points)}` : '';
  return `${nameOf(pack, site)} free${surcharge}${points}`;
}

function buildingWords(pack: PackData, seats: readonly SeatName[], built: PlacedBuilding): string {
  const owner = built.seat === undefined ? 'from the set-up' : `by ${seatName(seats, built.seat)}`;
  return `${nameOf(pack, built.tile)} ${owner}${built.cube ? ' with a cube' : ''}`;
}

function claimWords(state: State, seats: readonly SeatName[], plaza: Plaza): string {
  const cubes = new Map<number, number>();
  for (const { site, seat, cube } of state.buildings) {
    if (seat !== undefined && cube && plaza.sites.includes(site)) cubes.set(seat, (cubes.get(seat) ?? 0) + 1);
  }
  if (cubes.size === 0) return '';
  return `. Claims: ${list([...cubes].map(([seat, n]) => `${seatName(seats, seat)} ${count(n, 'cube')}`))}`;
}

/** The King's Road and Charles Bridge. */
export function bridgeWords(pack: PackData, state: State, seats: readonly SeatName[]): string[] {
  const spaces = pack.kingsRoad.spaces.map((space, i) => {
    const pawns = state.players.flatMap((player, seat) =>
      player.road === i + 1 ? [seatName(seats, seat)] : [],
    );
    const parts = [
      ...(isFree(space.entry) ? [] : [`entry ${describeCost(space.entry)}`]),
      ...(space.free ? [describeEffect(space.free)] : []),
      ...(space.egg ? [describeEffect(space.egg)] : []),
      ...(space.bridgeStack
        ? [`a bridge tile ${space.bridgeStack}, ${state.bridgeStacks[space.bridgeStack]} left`]
        : []),
    ];
    return `Space ${space.space}: ${parts.join('; ')}${pawns.length > 0 ? `. Here: ${list(pawns)}` : ''}`;
  });
  const places = state.bridge.map((entry) => {
    const face = pack.bridge.places.flatMap((place) => place.faces).find((other) => other.id === entry.face);
    const what = entry.plank
      ? `covered by ${nameOf(pack, entry.plank)}`
      : `free, gives ${list((face?.spaces ?? []).map(describeEffect))}`;
    return `${capital(nameOf(pack, entry.place))}: ${what}`;
  });
  return [...spaces, ...places, `V tiles left at the Cathedral: ${state.bridgeStacks.cathedral}`];
}
