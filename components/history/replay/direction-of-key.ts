import type { Directions } from '@/lib/game/recap/timeline';

/**
 * Where a key leads from a moment: arrows by step, by turn with Shift, and to both ends; undefined for any
 * other key.
 */
export function directionOfKey(key: string, byTurn: boolean): keyof Directions | undefined {
  switch (key) {
    case 'ArrowLeft':
      return byTurn ? 'previousTurn' : 'previous';
    case 'ArrowRight':
      return byTurn ? 'nextTurn' : 'next';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}
