'use client';

import { useRef, type MouseEvent, type ReactNode } from 'react';
import { ONE_PRESS_MS } from '@/components/move/arming';
import { STEP_FORM, type StepStamp } from '@/components/move/forms/step-fields';

interface EndProps {
  readonly value: string;
  /**
   * A shortcut must not press it, because that would reveal something. An end that loses something takes two
   * presses anyway.
   */
  readonly asks: boolean;
  readonly armed: StepStamp['end'];
  /** Reserves space for its longer label. */
  readonly loses: boolean;
  readonly children: ReactNode;
}

/**
 * Ends the turn. The second half of a double click does not count: an armed button waits for another press.
 */
export function EndButton({ value, asks, armed, loses, children }: EndProps) {
  const pressedAt = useRef(-Infinity);
  const wait = (event: MouseEvent) => {
    if (event.detail === 0) return;
    // The double-click interval of browsers is longer than the button's announced wait.
    const isAgain = event.timeStamp - pressedAt.current < ONE_PRESS_MS;
    pressedAt.current = event.timeStamp;
    if (isAgain && armed) event.preventDefault();
  };
  return (
    <button
      className={armed ? 'btn btn-end text-md leading-tight' : 'btn btn-end'}
      form={STEP_FORM}
      name="command"
      value={value}
      data-key="e"
      data-asks={asks || undefined}
      data-armed={armed}
      data-loses={loses || undefined}
      aria-disabled={armed === 'armed' || undefined}
      onClick={wait}
    >
      {children}
    </button>
  );
}
