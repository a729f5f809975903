/** Rotations of a tile in steps of 60°. Legal ones are bits of a number. */
import type { Rotation } from '@/lib/game/engine/commands';

export const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

export const isLegal = (legal: number, rotation: number): boolean => (legal & (1 << rotation)) > 0;

export const firstLegal = (legal: number): Rotation => ROTATIONS.find((each) => isLegal(legal, each)) ?? 0;

/** The next legal rotation; the same one if there is no other. At least one must be legal. */
export function nextLegal(legal: number, rotation: number, by: 1 | 5): number {
  let next = rotation;
  do next = (next + by) % ROTATIONS.length;
  while (!isLegal(legal, next));
  return next;
}
