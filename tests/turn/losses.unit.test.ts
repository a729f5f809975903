/** END-1: what End turn warns of is what somebody could still use. */
import { expect, test } from 'vitest';
import { options } from '@/lib/game/engine/options';
import { view } from '@/lib/game/engine/view';
import { lostAtEnd } from '@/lib/game/turn/losses';
import { take } from '../support/engine/commands';
import { given, type Scenario } from '../support/engine/given';
import { offered } from '../support/engine/patches-board';
import { goods, noWealth } from '../support/engine/patches-player';
import { setOut } from '../support/engine/scenes';
import { PACK, type Patch } from '../support/engine/table';

/** Kinds of open entries that the warning names. */
function lost({ state, secrets }: Scenario): readonly string[] {
  const { open, commands } = options(PACK, view(state, secrets, 0));
  return lostAtEnd(open, commands).map(({ kind }) => kind);
}

const onRoad = (...patches: readonly Patch[]): readonly string[] => lost(setOut(0, ...patches));

test('ROAD-4 the egg effect is lost with an egg, and not without one', () => {
  expect(onRoad(goods(0, { egg: 1 }))).toContain('road-egg');
  expect(onRoad(goods(0, { egg: 0 }))).not.toContain('road-egg');
});

test('CRANE-11 the egg of the wheel is lost by whoever could pay for it', () => {
  const taken = (gold: number) =>
    lost(given(offered('manage-mines', 'egg-for-gold'), noWealth(0), goods(0, { gold })).when(0, take()));
  expect(taken(2)).toEqual(['slot-bonus']);
  expect(taken(0)).toEqual([]);
});
