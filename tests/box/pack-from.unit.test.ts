import { expect, test } from 'vitest';
import { BOX_PACK_VERSION, boxPackId } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { BASE_PACK } from '@/lib/game/content/base';

function packOf(points: number) {
  const base = { id: BASE_PACK.id, version: BASE_PACK.version };
  const box = { base, changes: { 'wall-i-postern': { gain: { kind: 'points', n: points } } } };
  return packFrom({ id: boxPackId(box), version: BOX_PACK_VERSION, box });
}

test('the packs used last are kept, however many follow', () => {
  const [used, unused] = [packOf(1), packOf(2)];
  for (let more = 100; more < 160; more += 1) {
    packOf(more);
    expect(packOf(1)).toBe(used);
  }
  expect(packOf(2)).not.toBe(unused);
});
