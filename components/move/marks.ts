import { useLayoutEffect } from 'react';

/**
 * Marks the page as live, with the number of unconfirmed steps. Styles, other form handlers and tests read
 * it.
 */
export function usePlayedHere(pending = 0): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.pending = String(pending);
  }, [pending]);
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.pending;
    },
    [],
  );
}
