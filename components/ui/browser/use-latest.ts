import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The last rendered value. A later answer, timer or event reads it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
