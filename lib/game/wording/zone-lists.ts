/**
 * The shared board in words, zone by zone: the text next to each drawing, for screen readers and anyone
 * who prefers text.
 */
import { tileAt } from '@/lib/game/engine/board/wheel';
import type { Grid, Row } from '@/lib/game/engine/vocabulary';
import { hexWords } from './city/hexes';
import type { Labelling } from './labelling';
import { nameOf, namesOf, seatName, type SeatName } from './names';
import { seatsOnGrids } from './opponent';
import { clockWords, craneSentence, plankSentence, spaceSentence } from './position';
import { describeCost, describeEffect, describePoints } from './terms';

/** The crane: action tiles by place, then the clock. */
export function craneWords(on: Labelling): string[] {
  const { pack, state } = on;
  const places = pack.crane.positions.flatMap((position) => {
    const tile = tileAt(state, position.index);
    return tile ? [craneSentence(on, tile, position)] : [];
  });
  return [...places, clockWords(on)];
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

/** A project grid: all markers, and the squares ahead. */
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

function roadWords(on: Labelling, seats: readonly SeatName[]): string[] {
  return on.pack.kingsRoad.spaces.map((_, i) => spaceSentence(on, seats, i));
}
