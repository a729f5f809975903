/** Keeps the scenes of a film in sight and ends it at the first press. */
import { useLayoutEffect, useRef } from 'react';
import type { ReplayFrame } from '@/components/live/past';
import { isDesk } from '@/components/ui/browser/screen';
import { stopEvent, suppressClick } from '@/components/ui/browser/suppress-click';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { IntoSight } from './into-sight';
import { lowerSheet } from './sheet';

interface Sight {
  /** Brings the place of a frame into sight; whether the page scrolls for it. */
  readonly bring: (frame: ReplayFrame) => boolean;
  /** The reader has pressed something where the page is now, so it does not scroll back. */
  readonly stay: () => void;
}

/** Lowers the sheet of a phone while a film is on, and scrolls back behind it. */
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

/** A press or key anywhere but in the strip of the recap. */
export function usePressElsewhere(isOn: boolean, onPress: () => void): void {
  const byHand = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('#recap')) return;
    // The reader saw another position, so this press does nothing else.
    if (target.closest('.cards')) {
      if (event.type === 'keydown') stopEvent(event);
      else suppressClick();
    }
    onPress();
  };
  useWindowEvent('pointerdown', byHand, { capture: true, isOn });
  useWindowEvent('keydown', byHand, { capture: true, isOn });
}
