import { useLayoutEffect } from 'react';

/**
 * Says on the page that steps are made in it, and how many of them the server has not confirmed: for styles,
 * for what sends forms otherwise, and for tests.
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
