import type { Directions } from '@/lib/game/recap/timeline';

/** The direction of a key: arrows by step, by turn with Shift, Home and End; undefined for other keys. */
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
