'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

/** The next question, or the heading of the moves where nothing is asked. */
const NEXT = ['#moves [role="alert"]', '#step ~ section h3', '#moves h2'];

/**
 * After a step the button that was pressed is gone, and the focus would fall to the top of the page. It goes
 * to the next question, and to the reason where the step was refused.
 */
export function KeepFocus({ answer }: { readonly answer: string }) {
  const shown = useRef(answer);
  const isMine = useRef(false);
  useEffect(() => {
    // A step that was sent before the scripts were there has loaded the page anew.
    if (location.hash === '#moves' && document.activeElement === document.body) focusOnNext();
    // Whoever types goes on typing: what came of a line is read out.
    const onSubmit = ({ target }: SubmitEvent) => {
      isMine.current = target instanceof HTMLFormElement && target.id !== 'say-form';
    };
    document.addEventListener('submit', onSubmit, true);
    return () => document.removeEventListener('submit', onSubmit, true);
  }, []);
  useLayoutEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    // What others do moves nobody who is reading elsewhere.
    if (isMine.current || document.activeElement === document.body) focusOnNext();
    isMine.current = false;
  }, [answer]);
  return null;
}

function focusOnNext(): void {
  const next = NEXT.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean);
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
}
