/** Which events reveal something hidden. No step before them can be undone. */
import type { Event, EventType } from './events';

/**
 * Events that reveal something hidden: no step before one of these can be undone (section 4, undo
 * barriers).
 */
export const REVEALING = [
  'GameStarted',
  'TurnEnded',
  'EraChanged',
  'TechnologyDrawn',
  'BridgeTilesDrawn',
  'CathedralTilesShown',
  'RowRefilled',
  'RowRefreshed',
  'GameEnded',
  'ParlerCardRevealed',
] as const satisfies readonly EventType[];

const revealing: ReadonlySet<string> = new Set(REVEALING);
/** Whether `event` is an undo barrier. */
export function isRevealing(event: Event): boolean {
  return revealing.has(event.type) && !('open' in event && event.open);
}
