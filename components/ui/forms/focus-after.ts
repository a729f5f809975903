import { useLayoutEffect, type RefObject } from 'react';

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
