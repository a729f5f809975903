/** Layout of the player board. */
import type { WealthBonus } from '@/lib/game/engine/pack';
import type { Point } from '../draw';

export const WIDTH = 432;
export const HEIGHT = 345;
export const CELL = 42;
export const CELL_HEIGHT = 42;
export const TRACK_LEFT = 46;
export const TRACKS_Y = { mines: 142, quarries: 190, technology: 253, university: 299 } as const;
/**
 * The touch target of a track: 44 pixels where the board is smallest, on a 320-pixel screen. Targets of
 * mines and quarries meet halfway; neither overlaps a track that cannot be pressed.
 */
export const TRACK_REACH = 65;
export const REACHES_Y = { mines: 187 - TRACK_REACH, quarries: 187 } as const;
export const STORES = { gold: { x: 70, y: 67 }, stone: { x: 362, y: 67 } } as const satisfies Record<
  string,
  Point
>;
/** Radius of the ring of fields on a treadwheel. */
export const RING = 51;
export const WEALTH_BOX = { width: 58, height: 62 } as const;

/** Angle of field n (0 to 9) on a treadwheel; 4 and 5 are at the top. */
export function fieldAngle(n: number): number {
  return -90 + (n - 4.5) * 36;
}

/** The place of a wealth bonus next to its wheel; the bonus for either good is between both. */
export function wealthPlace(bonus: WealthBonus): Point {
  if (bonus.reach?.gold !== undefined) return { x: 168, y: 39 };
  if (bonus.reach?.stone !== undefined) return { x: 264, y: 39 };
  return { x: 216, y: 103 };
}
