import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings a heading into sight whenever there is another verdict below it: the sheet of a phone may have been
 * scrolled down to the button that was pressed.
 */
export function useInSight(verdict: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Newer browsers give a promise back, which is nothing to clean up with.
    void heading.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  return heading;
}
