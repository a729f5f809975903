import { useLayoutEffect, type RefObject } from 'react';

/** The answer to a form, or the title of the page it led to. */
const ANSWERS = ['main .notice[role]', 'main h1', 'main'];

/**
 * An answer may take the button away that was pressed, and the focus would fall to the top of everything. It
 * goes to the answer then.
 */
export function useFocusAfter(button: RefObject<HTMLElement | null>, isPending: boolean): void {
  useLayoutEffect(() => {
    if (!isPending) return undefined;
    const own = button.current;
    return () => {
      const hadFocus = document.activeElement === own;
      // Once the answer is on the page.
      setTimeout(() => {
        if (hadFocus && document.activeElement === document.body) focusOnAnswer();
      });
    };
  }, [button, isPending]);
}

function focusOnAnswer(): void {
  const found = ANSWERS.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean);
  if (!found) return;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus();
}
