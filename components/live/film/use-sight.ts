/** Keeps a replay's changes in view, and ends it at the first press. */
import { useLayoutEffect, useRef } from 'react';
import type { ReplayFrame } from '@/components/live/past';
import { isDesk } from '@/components/ui/browser/screen';
import { stopEvent, suppressClick } from '@/components/ui/browser/suppress-click';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { IntoSight } from './scroll-into-sight';
import { lowerSheet } from './sheet';

interface Sight {
  /** Scrolls a frame's place into view. Returns whether that is animated. */
  readonly bring: (frame: ReplayFrame) => boolean;
  /** The reader has pressed something, so the page does not scroll back. */
  readonly stay: () => void;
}

/** Lowers a phone's sheet during a replay, and restores the scroll position afterwards. */
export function useSight(isOn: boolean): Sight {
  const sight = useRef<IntoSight>(undefined);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isOn) return;
    const into = (sight.current = new IntoSight());
    isPressed.current = false;
    const raise = lowerSheet();
    return () => {
      raise();
      if (!isPressed.current) into.goBack();
    };
  }, [isOn]);
  return {
    bring: ({ boards, sights }) => sight.current?.bring(isDesk() ? [boards] : sights) ?? false,
    stay: () => void (isPressed.current = true),
  };
}

/** Handles presses and keys outside the recap strip. */
export function usePressElsewhere(isOn: boolean, onPress: () => void): void {
  const byHand = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('#recap')) return;
    // The reader saw another position, so this press has no other effect.
    if (target.closest('.cards')) {
      if (event.type === 'keydown') stopEvent(event);
      else suppressClick();
    }
    onPress();
  };
  useWindowEvent('pointerdown', byHand, { capture: true, isOn });
  useWindowEvent('keydown', byHand, { capture: true, isOn });
}
