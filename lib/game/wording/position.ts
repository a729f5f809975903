/** The shared board in words: single places and the time. */
import { seatsOf } from '@/lib/game/engine/setup';
import { capitalize, type Labelling } from './wording';
import { actionTileName, nameOf, seatName, type SeatName } from './names';
import { describeCost, describeEffect, describePoints, describePrice, isFree, zoneName } from './terms';

/** An action tile: the number of its place, its actions, its cost and its gains. */
export function craneSentence(on: Labelling, tile: CraneTile, position: Position): string {
  const { words, pack, state } = on;
  const name = actionTileName(words, pack, tile.tile, state.setup.variant.actionSide);
  const terms = placeTerms(on, tile, position).join(', ');
  return words.t('position.cranePlace', { n: position.index + 1, tile: name, terms });
}

/** The former place of this turn's tile, with its remaining bonus. */
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

/** The costs and gains of taking a tile from a place; without its sector, all but the wheel bonus. */
export function placeTerms(
  { words, pack }: Pick<Labelling, 'words' | 'pack'>,
  { fivePoints, sector }: Pick<CraneTile, 'fivePoints'> & Partial<Pick<CraneTile, 'sector'>>,
  position: Position,
): string[] {
  const points = fivePoints ? pack.crane.overripeToken.points : position.points;
  const bonus = sector === undefined ? undefined : pack.crane.sectors[sector]?.bonus;
  return [
    zoneName(words, position.zone),
    ...(isFree(position.cost) ? [] : [describePrice(words, position.cost)]),
    ...(points > 0 ? [describePoints(words, points)] : []),
    ...(bonus ? [words.t('position.slotBonus', { bonus: describeEffect(words, bonus) })] : []),
  ];
}

/** The turns left for the whole table, including a solo opponent's turns. */
export function turnsLeft({ pack, state }: Pick<Labelling, 'pack' | 'state'>): number {
  return pack.crane.turnsPerPlayer * seatsOf(state.setup) - state.turnsDone;
}

/** The current round of the table, from 1; after the end, the last round. */
export function roundOf({ pack, state }: Pick<Labelling, 'pack' | 'state'>): number {
  return Math.min(Math.floor(state.turnsDone / seatsOf(state.setup)) + 1, pack.crane.turnsPerPlayer);
}

/**
 * The round of a turn, both from 1; each of `seats` takes one turn per round. Players count their own
 * turns, not the table's.
 */
export function roundOfTurn(turn: number, seats: number): number {
  return Math.ceil(turn / Math.max(seats, 1));
}

/** Era, turns left, and the time of the era change. */
export function clockWords({ words, pack, state }: Labelling): string {
  const n = turnsLeft({ pack, state });
  const clock = pack.crane.clocks.find((entry) => entry.players === state.setup.players);
  const change = (clock?.eraTwoAfterTurn ?? 0) - state.turnsDone;
  const isBefore = state.era === 'I' && change > 0;
  return isBefore
    ? words.t('position.clockEra', { era: state.era, n, change })
    : words.t('position.clock', { era: state.era, n });
}

/** A plank place: its reward, or the plank that covers it. */
export function plankSentence(
  { words, pack }: Labelling,
  { place: id, plank, face: shown }: Labelling['state']['bridge'][number],
): string {
  const place = capitalize(nameOf(words, pack, id));
  if (plank) return words.t('position.covered', { place, tile: nameOf(words, pack, plank) });
  const face = pack.bridge.places.flatMap(({ faces }) => faces).find(({ id: name }) => name === shown);
  const gains = (face?.spaces ?? []).map((effect) => describeEffect(words, effect));
  return words.t('position.uncovered', { place, gains: words.list(gains) });
}

/** A space of the King's Road, counted from 0: its cost and reward, and the pawns there. */
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
