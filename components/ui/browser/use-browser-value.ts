import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A fact about the browser that does not change; `before` on the server, and until the page is hydrated. */
export const useBrowserValue = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);
