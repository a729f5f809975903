/** Where things lie on a player's board. */
import type { WealthBonus } from '@/lib/engine/pack';
import type { Point } from './draw';

export const CELL = 42;
export const CELL_HEIGHT = 40;
export const TRACK_LEFT = 38;
export const TRACKS_Y = { mines: 168, quarries: 232, technology: 296, university: 352 } as const;
export const STORES = { gold: { x: 78, y: 74 }, stone: { x: 346, y: 74 } } as const satisfies Record<
  string,
  Point
>;
export const WEALTH_BOX = { width: 50, height: 36 } as const;

/** Angle of field n of 0..9 on a treadwheel: 4 and 5 on top. */
export function fieldAngle(n: number): number {
  return -90 + (n - 4.5) * 36;
}

/** Beside the wheel it belongs to; the bonus for either good lies between both. */
export function wealthPlace(bonus: WealthBonus): Point {
  if (bonus.reach?.gold !== undefined) return { x: STORES.gold.x + 94, y: 54 };
  if (bonus.reach?.stone !== undefined) return { x: STORES.stone.x - 94, y: 54 };
  return { x: 212, y: 128 };
}
