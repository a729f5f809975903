import type { Event } from '@/lib/game/engine/events';

/** How many places a step with these events turned the wheel (END-4). */
export function turnOfWheel(events: readonly Event[]): 0 | 1 | 2 {
  const event = events.find(({ type }) => type === 'WheelTurned');
  return event?.type === 'WheelTurned' ? event.steps : 0;
}
