/** Worth of a seat's goods beyond the points they would score in the current state. */
import type { Outlook } from '@/lib/game/bots/outlook';
import type { Player } from '@/lib/game/engine/state';

/** Another unit of gold or stone is worth less the fuller the store is, because nine is the limit. */
const CROWDING = 0.03;

export function goodsWorth({ unit, left, weights, pack }: Outlook, { goods, cubes }: Player): number {
  const stored = (['gold', 'stone'] as const).reduce(
    (sum, good) => sum + goods[good] * unit[good] * (1 - CROWDING * (goods[good] - 1)),
    0,
  );
  const windows = goods['silver-window'] * unit['silver-window'] + goods['gold-window'] * unit['gold-window'];
  const table = pack.scoring.eggs.pointsByCount;
  const top = table.length - 1;
  const counted = table[Math.min(goods.egg, top)] ?? 0;
  // Each egg scores more than the one before, up to four; further eggs can only buy King's Road effects.
  const evenly = Math.min(goods.egg, top) * unit.egg + Math.max(0, goods.egg - top) * weights.spareEgg;
  const eggs = left === 0 ? 0 : Math.max(0, evenly - counted);
  return stored + windows + eggs + Math.min(cubes, 3) * weights.cube * Math.min(1, left / 3);
}
