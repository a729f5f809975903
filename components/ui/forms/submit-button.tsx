'use client';

import {
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { useFormStatus } from 'react-dom';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

const BUSY = 'aria-busy:cursor-progress aria-busy:opacity-60 motion-safe:aria-busy:animate-pulse';

/**
 * A form's button. Once pressed it shows progress and ignores presses until the response, and then restores
 * the focus. Without scripts it is a plain button.
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

/** Whether a form that posts to an address is pending. React only tracks forms with actions. */
function useIsPosted(button: { readonly current: HTMLButtonElement | null }): boolean {
  const [isPosted, setIsPosted] = useState(false);
  useWindowEvent('submit', (event) => {
    const form = button.current?.form;
    if (event.target !== form || form?.getAttribute('method') !== 'post') return;
    // Runs after all other listeners, because some send the form by script.
    setTimeout(() => setIsPosted(!event.defaultPrevented));
  });
  // A page restored from the back/forward cache may be posted again.
  useWindowEvent('pageshow', () => setIsPosted(false));
  return isPosted;
}

/**
 * A response may remove the pressed button, which would reset the focus to the page. Focuses the same button
 * in the response, or else its first text.
 */
function useFocusAfter(button: RefObject<HTMLElement | null>, isPending: boolean): void {
  useLayoutEffect(() => {
    if (!isPending) return undefined;
    const own = button.current;
    return () => {
      const hadFocus = document.activeElement === own;
      // After the response is rendered.
      setTimeout(() => {
        if (hadFocus && document.activeElement === document.body) focusOnAnswer(own?.textContent ?? '');
      });
    };
  }, [button, isPending]);
}

function focusOnAnswer(pressed: string): void {
  const main = document.getElementsByTagName('main')[0];
  const found = [...(main?.querySelectorAll<HTMLElement>('.notice[role], h1, button') ?? [])];
  const first = (kind: string) => found.find((element) => element.matches(kind));
  const same = found.filter((element) => element.matches('button') && element.textContent === pressed);
  for (const place of [first('.notice'), same.length === 1 ? same[0] : undefined, first('h1'), main]) {
    if (!place) continue;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus();
    // A folded button takes no focus.
    if (document.activeElement === place) return;
  }
}
