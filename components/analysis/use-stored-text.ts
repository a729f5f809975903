import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A text that this browser stores, read at every rendering; empty on the server. */
export const useStoredText = (read: () => string): string => useSyncExternalStore(never, read, () => '');
