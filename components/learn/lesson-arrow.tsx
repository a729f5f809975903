'use client';

import { useEffect, useRef } from 'react';

interface ArrowProps {
  /** Selectors of what it points at; the first that is drawn counts. */
  readonly targets: readonly string[];
  /** Whether all else is dimmed for a moment: there is nothing to do but to look. */
  readonly dims: boolean;
}

/** Room between the arrow and what it points at, and its height, in pixels. */
const [GAP, HEIGHT] = [6, 44];

/**
 * An arrow at what a step speaks of, which follows it when the page moves. Without a script what is meant
 * stands out all the same, see spotlight.ts.
 */
export function LessonArrow({ targets, dims }: ArrowProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = shownOf(targets);
    const arrow = ref.current;
    if (!target || !arrow) return;
    if (!isInSight(target)) target.scrollIntoView({ block: 'center', inline: 'nearest' });
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => put(arrow, target));
    };
    put(arrow, target);
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [targets]);
  return (
    <div
      ref={ref}
      className="group fixed z-40 rounded-lg pointer-events-none data-dims:animate-(--lesson-dims)"
      data-dims={dims || undefined}
      aria-hidden="true"
      hidden
    >
      <svg
        className="absolute left-1/2 bottom-[calc(100%+.3rem)] -translate-x-1/2 fill-gold stroke-ink stroke-2 group-data-[side=below]:top-[calc(100%+.3rem)] group-data-[side=below]:bottom-auto group-data-[side=below]:rotate-180"
        viewBox="0 0 32 44"
        width="32"
        height={HEIGHT}
      >
        <path d="M16 42 4 26h7V2h10v24h7z" />
      </svg>
    </div>
  );
}

function shownOf(targets: readonly string[]): Element | undefined {
  return targets
    .flatMap((target) => [...document.querySelectorAll(`${target}:not(dialog *)`)])
    .find((element) => element.getClientRects().length > 0);
}

/** Neither beyond the screen nor cut off by what it lies in: a panel scrolls by itself. */
function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
  if (element instanceof SVGElement) return true;
  const edges = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return edges.every((there) => !there || there.contains(element) || element.contains(there));
}

/** Lays the frame around the target; the arrow stands above it, or below where there is no room. */
function put(arrow: HTMLElement, target: Element): void {
  const { top, left, width, height } = target.getBoundingClientRect();
  arrow.hidden = false;
  arrow.dataset.side = top > HEIGHT + GAP ? 'above' : 'below';
  Object.assign(arrow.style, {
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}
