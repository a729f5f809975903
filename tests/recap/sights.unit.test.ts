/** Where the steps of a film are brought into sight. */
import { expect, test } from 'vitest';
import { sightsOf } from '@/lib/game/drawing/rings';
import type { Event } from '@/lib/game/engine/events';
import { PACK } from '../support/engine/table';

const marker = {
  type: 'GridMoved',
  seat: 1,
  grid: 'hunger-wall',
  row: 1,
  column: 1,
  by: 'sideways',
} as const;
const tile = { type: 'TileTaken', seat: 1, row: 'wall', slot: 2, tile: 'wall-1' } as const;
const gain = { type: 'Gained', seat: 1, what: 'gold', n: 1, source: { kind: 'rule' } } as unknown as Event;

test('the most telling change comes first: the marker that a wall has moved, then the tile that was taken', () => {
  expect(sightsOf(PACK, [tile, gain, marker])).toEqual([
    '#hunger-wall-zone .drawing',
    '.cards [data-at="slot:wall-2"]',
  ]);
});

test("mines and quarries are shown at their owner's row, and pure gains have no target", () => {
  expect(sightsOf(PACK, [{ type: 'Produced', seat: 1, what: 'gold' }, gain])).toEqual([
    ':is(.rival, #mine).seat-1',
  ]);
  expect(sightsOf(PACK, [gain])).toEqual([]);
});
