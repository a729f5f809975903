import { useLayoutEffect, type RefObject } from 'react';

/** The answer to a form, or the title of the page it led to. */
const ANSWERS = ['.notice[role]', 'h1'];

/**
 * An answer may take the button away that was pressed, and the focus would fall to the top of everything. It
 * goes to the same button of the answer then, or to its first words.
 */
export function useFocusAfter(button: RefObject<HTMLElement | null>, isPending: boolean): void {
  useLayoutEffect(() => {
    if (!isPending) return undefined;
    const own = button.current;
    return () => {
      const hadFocus = document.activeElement === own;
      // Once the answer is on the page.
      setTimeout(() => {
        if (hadFocus && document.activeElement === document.body) focusOnAnswer(own?.textContent ?? '');
      });
    };
  }, [button, isPending]);
}

function focusOnAnswer(pressed: string): void {
  const main = document.querySelector('main');
  const [notice, title] = ANSWERS.map((place) => main?.querySelector<HTMLElement>(place));
  const same = [...(main?.querySelectorAll('button') ?? [])].filter(
    ({ textContent }) => textContent === pressed,
  );
  for (const place of [notice, same.length === 1 ? same[0] : undefined, title, main]) {
    if (!place) continue;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus();
    // A folded button takes no focus.
    if (document.activeElement === place) return;
  }
}
