/** Nuances of the rows of hexagon tiles that are easily got wrong. */
import { describe, expect, test } from 'vitest';
import { buyExtra, declare, EXTRA_GG, placeUpgrade, refill, take } from '../support/engine/commands';
import { given } from '../support/engine/given';
import { crane } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { onTop } from '../support/engine/patches-rows';
import { BASE_OPTIONS } from '@/lib/engine/state';

describe('DEV-3 a row is refilled at the latest when it is used again', () => {
  const options = { ...BASE_OPTIONS, refillOnDemand: true };
  const start = given(
    { options, variant: { actionSide: 'A' } },
    crane(10, { 4: 'action-tile-5' }),
    goods(0, { 'gold-window': 2 }),
    onTop('upgrade', 'normal', 'upgrade-i-lime-kiln'),
  );
  test('HEX-6, DEV-3 the next performance sees the tile that was to come', () => {
    const taken = start.when(0, take(), declare('upgrade-action'), placeUpgrade(0));
    expect(taken.state.rows.upgrade.slots[0]).toBeNull();
    const again = taken.when(0, buyExtra(EXTRA_GG), declare('upgrade-action', 'extra'));
    expect(again.state.rows.upgrade.slots[0]).toBe('upgrade-i-lime-kiln');
    expect(again.eventsOf('RowRefilled')).toHaveLength(1);
    expect(taken.when(0, buyExtra(EXTRA_GG)).reveals(0, declare('upgrade-action', 'extra'))).toBe(true);
    expect(taken.when(0, buyExtra(EXTRA_GG)).reveals(0, declare('manage-mines', 'extra'))).toBe(false);
    again.when(0, placeUpgrade(0));
  });
  test('DEV-3 the first use of the turn refills nothing', () => {
    const declared = start.when(0, take(), declare('upgrade-action'));
    expect(declared.eventsOf('RowRefilled')).toEqual([]);
    declared.when(0, placeUpgrade(0)).when(0, refill('upgrade'));
  });
});
