import { useEffect, useReducer, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { latinKeyOf } from '@/components/ui/browser/keys';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import type { Directions } from '@/lib/game/recap/timeline';
import { reduceReplay, type ReplayCourse, type ReplayAct, type ReplayState } from './reduce';

interface ReplayOptions {
  readonly course: ReplayCourse;
  readonly at: number;
  /** Whether playback starts at once. */
  readonly isPlaying?: boolean;
  /** Display time of a moment in milliseconds, at speed 1. */
  readonly msAt: (at: number) => number;
  /** True while the moment is not rendered yet, which pauses the clock. */
  readonly isComing?: (at: number) => boolean;
}

export interface Replay extends ReplayState {
  /** Display time of the moment in milliseconds; undefined while paused. */
  readonly ms: number | undefined;
  readonly give: Dispatch<ReplayAct>;
}

/** The state of a replay, and the clock that plays it. */
export function useReplay({ msAt, isComing, isPlaying = false, ...from }: ReplayOptions): Replay {
  const [state, give] = useReducer(reduceReplay, { ...from, isPlaying, speed: 1 });
  const { at, speed } = state;
  const ms = state.isPlaying ? msAt(at) / speed : undefined;
  const isHeld = isComing?.(at) ?? false;
  useEffect(() => {
    if (ms === undefined || isHeld) return;
    // Rendered synchronously, so the next moment gets its full time.
    const timer = setTimeout(() => flushSync(() => give({ type: 'tick' })), ms);
    return () => clearTimeout(timer);
  }, [at, ms, isHeld]);
  return { ...state, ms, give };
}

/** Elements that handle arrow keys themselves. */
const HAS_OWN_KEYS =
  'input:not([type="range"], [type="checkbox"]), select, textarea, dialog, .scroll-x, [tabindex="0"].drawing, [popover]';

/** Arrows step, with Shift by turns; Home and End go to the ends; P plays; ? lists the keys. */
export function useReplayKeys({ isPlaying, give }: Pick<Replay, 'isPlaying' | 'give'>): void {
  useWindowEvent('keydown', (event) => {
    const { key, target, shiftKey } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(HAS_OWN_KEYS)) return;
    // The slider handles these keys itself, with the same effect.
    const isSlider = target instanceof HTMLInputElement && target.type === 'range' && !shiftKey;
    const where = isSlider ? undefined : directionOfKey(key, shiftKey);
    if (where) give({ type: 'go', where });
    else if (latinKeyOf(event).toLowerCase() === 'p') give({ type: isPlaying ? 'pause' : 'play' });
    else if (key === '?') document.getElementById('shortcuts')?.togglePopover();
    else return;
    event.preventDefault();
  });
}

/** The direction of a key: arrows by step, by turn with Shift, Home and End; undefined for other keys. */
function directionOfKey(key: string, byTurn: boolean): keyof Directions | undefined {
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
