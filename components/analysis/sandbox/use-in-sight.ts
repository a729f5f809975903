import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a heading into view when the verdict below it changes, because a phone's sheet may be scrolled down
 * to the pressed button.
 */
export function useInSight(verdict: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up.
    void heading.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  return heading;
}
