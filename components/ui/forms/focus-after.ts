import { useLayoutEffect, type RefObject } from 'react';

/**
 * A response may remove the pressed button, which would reset the focus to the page. Focuses the same button
 * in the response, or else its first text.
 */
export function useFocusAfter(button: RefObject<HTMLElement | null>, isPending: boolean): void {
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
