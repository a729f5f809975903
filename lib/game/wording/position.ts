/**
 * The shared board in words, zone by zone: the text beside each drawing, for screen readers and for all who
 * prefer it.
 */
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Grid, Row } from '@/lib/game/engine/vocabulary';
import { seatsOf } from '@/lib/game/engine/setup';
import type { Labelling } from './labelling';
import { capital } from './grammar';
import { hexWords } from './hexes';
import { actionTileName, nameOf, namesOf, seatName, type SeatName } from './names';
import { seatsOnGrids } from './opponent';
import { describeCost, describeEffect, describePoints, isFree, zoneName } from './terms';

/** The crane: action tiles by place, then the clock. */
export function craneWords(on: Labelling): string[] {
  const { pack, state } = on;
  const places = pack.crane.positions.flatMap((position) => {
    const tile = tileAt(state, position.index);
    return tile ? [craneSentence(on, tile, position)] : [];
  });
  return [...places, clockWords(on)];
}

/** An action tile: the number of its place, its actions, what taking it costs and brings. */
export function craneSentence(on: Labelling, tile: CraneTile, position: Position): string {
  const { words, pack, state } = on;
  const name = actionTileName(words, pack, tile.tile, state.setup.variant.actionSide);
  const terms = placeTerms(on, tile, position).join(', ');
  return words.t('position.cranePlace', { n: position.index + 1, tile: name, terms });
}

/** The place that the tile of this turn was taken from, with the bonus that still lies there. */
export function takenSentence(
  { words, pack, state }: Labelling,
  { tile, position: index }: NonNullable<Labelling['state']['turn']['tile']>,
): string {
  const zone = pack.crane.positions[index]?.zone ?? 'red';
  const { slotBonus: bonus } = state.turn;
  const terms = [
    zoneName(words, zone),
    ...(bonus ? [words.t('position.slotBonus', { bonus: describeEffect(words, bonus) })] : []),
  ].join(', ');
  const name = actionTileName(words, pack, tile, state.setup.variant.actionSide);
  return words.t('position.cranePlace', { n: index + 1, tile: name, terms });
}

type Position = Labelling['pack']['crane']['positions'][number];
type CraneTile = Labelling['state']['crane']['tiles'][number];

/** What taking a tile from its place costs and brings. */
export function placeTerms({ words, pack }: Labelling, tile: CraneTile, position: Position): string[] {
  const points = tile.fivePoints ? pack.crane.overripeToken.points : position.points;
  const bonus = pack.crane.sectors[tile.sector]?.bonus;
  return [
    zoneName(words, position.zone),
    ...(isFree(position.cost)
      ? []
      : [words.t('position.costs', { cost: describeCost(words, position.cost) })]),
    ...(points > 0 ? [describePoints(words, points)] : []),
    ...(bonus ? [words.t('position.slotBonus', { bonus: describeEffect(words, bonus) })] : []),
  ];
}

/** Turns the whole table still has to play; the opponent of a solo game takes turns as well. */
export function turnsLeft({ pack, state }: Pick<Labelling, 'pack' | 'state'>): number {
  return pack.crane.turnsPerPlayer * seatsOf(state.setup) - state.turnsDone;
}

/** The round in which the table is, from 1; once all is played, the last one. */
export function roundOf({ pack, state }: Pick<Labelling, 'pack' | 'state'>): number {
  return Math.min(Math.floor(state.turnsDone / seatsOf(state.setup)) + 1, pack.crane.turnsPerPlayer);
}

/**
 * The round of a turn, both from 1; `seats` take a turn each. People count their own turns, not those of the
 * whole table.
 */
export function roundOfTurn(turn: number, seats: number): number {
  return Math.ceil(turn / Math.max(seats, 1));
}

/** Era, turns left and when the era changes. */
export function clockWords({ words, pack, state }: Labelling): string {
  const n = turnsLeft({ pack, state });
  const clock = pack.crane.clocks.find((entry) => entry.players === state.setup.players);
  const change = (clock?.eraTwoAfterTurn ?? 0) - state.turnsDone;
  const isBefore = state.era === 'I' && change > 0;
  return isBefore
    ? words.t('position.clockEra', { era: state.era, n, change })
    : words.t('position.clock', { era: state.era, n });
}

/** One row of hex tiles. */
export function rowWords({ words, pack, state }: Labelling, row: Row): string[] {
  const { slots, stack } = state.rows[row];
  const tiles = slots.map((id, slot) => {
    const spec = id === null ? undefined : namesOf(pack).hexes.get(id);
    const tile = spec
      ? `${nameOf(words, pack, spec.id)}, ${hexWords(words, spec)}`
      : words.t('position.empty');
    return slot === 3
      ? words.t('position.specialSlot', { tile })
      : words.t('position.slot', { n: slot + 1, tile });
  });
  return [...tiles, words.t('position.faceDown', stack)];
}

/** A project grid: where everybody stands and what lies ahead. */
export function gridWords(on: Labelling, seats: readonly SeatName[], grid: Grid): string[] {
  const { words, pack, state } = on;
  const frame = pack.grids.frames.find((entry) => entry.id === grid);
  if (!frame) return [];
  const token = describeEffect(words, { kind: frame.token, n: 1 });
  const where = seatsOnGrids(state).map((seat) => {
    const { row, column } = state.players[seat]?.grids[grid] ?? { row: 0, column: 0 };
    const points = describePoints(words, frame.rowPoints[row] ?? 0);
    const place = { row, column, points, token, value: frame.columnValues[column] ?? 0 };
    return words.t('position.gridSeat', { name: seatName(words, seats, seat), ...place });
  });
  const tiers = frame.tiers.flatMap(({ tier, crossing }) =>
    crossing ? [words.t('position.tier', { tier, cost: describeCost(words, crossing) })] : [],
  );
  return [...where, ...tiers, squareWords(on, grid)];
}

function squareWords({ words, pack, state }: Labelling, grid: Grid): string {
  const set = pack.grids.tierSets.find(
    (entry) => entry.grid === grid && entry.variant === state.setup.variant.tiers[grid],
  );
  const squares = (set?.squares ?? []).map(({ row, column, effect }) =>
    words.t('position.square', { row, column, effect: describeEffect(words, effect) }),
  );
  return words.t('position.squares', { grid, squares: squares.join(', ') });
}

/** The King's Road and Charles Bridge. */
export function bridgeWords(on: Labelling, seats: readonly SeatName[]): string[] {
  const { words, state } = on;
  const places = state.bridge.map((entry) => plankSentence(on, entry));
  const vTiles = words.t('position.vTilesLeft', { n: state.bridgeStacks.cathedral });
  return [...roadWords(on, seats), ...places, vTiles];
}

/** A plank place: what it gives, or what covers it. */
export function plankSentence(
  { words, pack }: Labelling,
  { place: id, plank, face: shown }: Labelling['state']['bridge'][number],
): string {
  const place = capital(nameOf(words, pack, id));
  if (plank) return words.t('position.covered', { place, tile: nameOf(words, pack, plank) });
  const face = pack.bridge.places.flatMap(({ faces }) => faces).find(({ id: name }) => name === shown);
  const gains = (face?.spaces ?? []).map((effect) => describeEffect(words, effect));
  return words.t('position.uncovered', { place, gains: words.list(gains) });
}

function roadWords(on: Labelling, seats: readonly SeatName[]): string[] {
  return on.pack.kingsRoad.spaces.map((_, i) => spaceSentence(on, seats, i));
}

/** A space of the King's Road, counted from 0: what it costs and gives, and whose pawns stand there. */
export function spaceSentence(on: Labelling, seats: readonly SeatName[], i: number): string {
  const { words, pack, state } = on;
  const space = pack.kingsRoad.spaces[i];
  if (!space) return '';
  const names = state.players.flatMap((player, seat) =>
    player.road === i + 1 ? [seatName(words, seats, seat)] : [],
  );
  const told = { space: space.space, parts: spaceParts(on, space).join('; ') };
  return names.length > 0
    ? words.t('position.spaceWithPawns', { ...told, names: words.list(names) })
    : words.t('position.space', told);
}

function spaceParts(
  { words, state }: Labelling,
  space: Labelling['pack']['kingsRoad']['spaces'][number],
): string[] {
  const stack = space.bridgeStack;
  return [
    ...(isFree(space.entry) ? [] : [words.t('position.entry', { cost: describeCost(words, space.entry) })]),
    ...[space.free, space.egg].flatMap((effect) => (effect ? [describeEffect(words, effect)] : [])),
    ...(stack ? [words.t('position.stack', { stack, n: state.bridgeStacks[stack] })] : []),
  ];
}
