import { expect, test } from 'vitest';
import { isPerformable } from '@/lib/game/engine/actions/feasible';
import { BlindWork } from '@/lib/game/engine/blind-work';
import { goods, pawn, upgraded } from '../support/engine/patches-player';
import { given } from '../support/engine/scenario';
import { ASKING, hostilePack } from './hostile-pack';

const { state } = given(goods(0, { gold: 5, stone: 5 }), pawn(0, 5), upgraded(0, 'upgrade-i-hen-coops'));
const work = new BlindWork(hostilePack(), state);
work.resolve(0, ASKING, { kind: 'wall', id: 'wall-i-postern' });

test('a million possible answers do not delay an impossible action', () => {
  expect(isPerformable(work.pack, work.state, 0, { action: 'kings-road', context: 'main' })).toBe(false);
}, 1_000);
