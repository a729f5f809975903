'use client';

import { useEffect, useLayoutEffect } from 'react';
import { say } from '@/components/move/browser/say-aside';

/**
 * The reason where a step was refused, the next question, what else may be done, or the heading of the moves.
 */
const NEXT = ['#moves [role="alert"]', '#moves [data-question]', '#step ~ section h3', '#moves h2'];

/** What was sent last: every answer makes the page anew, so this is kept beside it. */
let sent: 'step' | 'line' | undefined;
let shown = '';
let waits: ReturnType<typeof setTimeout> | undefined;
/** Whoever waits no longer than this needs no word of it. */
const HEARING_MS = 1_000;

/**
 * After a step the button that was pressed is gone, and the focus would fall to the top of the page. It goes
 * to the next question; whoever types goes on typing.
 */
export function KeepFocus({ answer, sending }: { readonly answer: string; readonly sending: string }) {
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      sent = target instanceof HTMLFormElement && target.id === 'say-form' ? 'line' : 'step';
      clearTimeout(waits);
      waits = setTimeout(() => say(sending), HEARING_MS);
    };
    document.addEventListener('submit', onSubmit, true);
    return () => document.removeEventListener('submit', onSubmit, true);
  }, [sending]);
  useLayoutEffect(() => {
    if (shown === answer) return;
    const isFirst = shown === '';
    shown = answer;
    clearTimeout(waits);
    say('');
    const isLost = document.activeElement === document.body;
    // A step that was sent before the scripts were there has loaded the page anew. What others do moves
    // nobody who is reading elsewhere.
    if (sent === 'line') focusOn('#say-line');
    else if (sent === 'step' || (isLost && (!isFirst || location.hash === '#moves'))) focusOn(...NEXT);
    sent = undefined;
  }, [answer]);
  return null;
}

function focusOn(...places: readonly string[]): void {
  const found = places.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean);
  if (!found) return;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus();
}
