'use client';

import { useLayoutEffect, useRef } from 'react';
import { useSpoken } from '@/components/live/spoken-state';
import { announceAside } from '@/components/ui/announce-aside';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

/** The reason for a refusal, the next question, optional steps, or the heading of the moves. */
const NEXT = ['#moves [role="alert"]', '#moves [data-question]', '#step ~ section h3', '#moves h2'];

/** The field for a typed line. */
const LINE = 'say-line';

/** Milliseconds before a wait is announced. */
const HEARING_MS = 1_000;

/**
 * After a step its button is gone, which would reset the focus to the page. Focuses the next question;
 * players who type keep typing.
 */
export function KeepFocus({ answer, sending }: { readonly answer: string; readonly sending: string }) {
  const spokenRef = useSpoken();
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  useWindowEvent(
    'submit',
    ({ target }) => {
      const sent = target instanceof HTMLFormElement && target.id === 'say-form' ? 'line' : 'step';
      spokenRef.current = { ...spokenRef.current, sent };
      clearTimeout(waits.current);
      waits.current = setTimeout(() => announceAside(sending), HEARING_MS);
    },
    { capture: true },
  );
  const note = (isTyping: boolean) => {
    spokenRef.current = { ...spokenRef.current, isTyping };
  };
  useWindowEvent('focusin', ({ target }) => note(target instanceof Element && target.id === LINE));
  // A press outside all controls takes the focus away on purpose.
  useWindowEvent('pointerdown', () => note(false));
  useLayoutEffect(() => {
    const { sent, shown, isTyping } = spokenRef.current;
    const isLost = document.activeElement === document.body;
    // The answer has replaced the field, or news, or the way back to an earlier line.
    const isLine = sent === 'line' || (isLost && isTyping);
    if (isLine) focusOn(`#${LINE}`);
    if (shown === answer) return undefined;
    const isFirst = shown === '';
    spokenRef.current = { ...spokenRef.current, shown: answer, sent: undefined };
    announceAside('');
    // A step sent before the scripts had loaded has reloaded the page. Others' moves do not move the focus.
    const isNext = sent === 'step' || (isLost && (!isFirst || location.hash === '#moves'));
    if (isNext && !isLine) focusOn(...NEXT);
    return () => clearTimeout(waits.current);
  }, [answer, spokenRef]);
  return null;
}

function focusOn(...places: readonly string[]): void {
  const found = places.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean);
  if (!found) return;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus();
}
