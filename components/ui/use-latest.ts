import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What was rendered last, for whatever comes later: an answer, a timer, an event of the page. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
