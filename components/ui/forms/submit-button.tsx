'use client';

import { useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { useFormStatus } from 'react-dom';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { useFocusAfter } from './focus-after';

const BUSY = 'aria-busy:cursor-progress aria-busy:opacity-60 motion-safe:aria-busy:animate-pulse';

/**
 * The button of a form: once pressed it shows that it works, and pressing it again does nothing until the
 * answer is there, and the focus stays with the answer. Without scripts it is a plain button.
 */
export function SubmitButton({
  onClick,
  className = '',
  ...props
}: Omit<ComponentProps<'button'>, 'type' | 'ref'>) {
  const button = useRef<HTMLButtonElement>(null);
  const isPending = useFormStatus().pending;
  useFocusAfter(button, isPending);
  const isPosted = useIsPosted(button);
  const isBusy = isPending || isPosted;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={button}
      className={`${className} ${BUSY}`}
      {...props}
      {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={press}
    />
  );
}

/** Whether a form that posts to an address is on its way; React only knows of those that post to actions. */
function useIsPosted(button: { readonly current: HTMLButtonElement | null }): boolean {
  const [isPosted, setIsPosted] = useState(false);
  useWindowEvent('submit', (event) => {
    const form = button.current?.form;
    if (event.target !== form || form?.getAttribute('method') !== 'post') return;
    // Once all others have heard of it: some send the form by a script.
    setTimeout(() => setIsPosted(!event.defaultPrevented));
  });
  // A page that comes back as it was left is posted again.
  useWindowEvent('pageshow', () => setIsPosted(false));
  return isPosted;
}
