import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The last rendered value, for later responses, timers and events. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
