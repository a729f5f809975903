import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLive } from '@/components/live/live-context';
import { useLatest } from '@/components/ui/browser/use-latest';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

interface ArrowProps {
  /** Selectors of its targets; the first that is drawn counts. */
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
  const [hole, setHole] = useState<Hole>();
  const pointed = useRef<Element>(undefined);
  const frame = useRef(0);
  const live = useLive();
  // It may be drawn again by a step that is made in the page, or only then.
  const point = () => {
    if (!pointed.current?.isConnected) {
      pointed.current = shownOf(targets);
      roomForWords();
      if (pointed.current) bringIntoSight(pointed.current);
    }
    if (ref.current) put(ref.current, pointed.current);
    if (dims) setHole(pointed.current && holeOf(pointed.current));
  };
  const follow = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(point);
  };
  useWindowEvent('scroll', follow, { capture: true, passive: true });
  useWindowEvent('resize', follow);
  // A sheet has come to its height.
  useWindowEvent('transitionend', follow, { capture: true, passive: true });
  const latest = useLatest({ point, follow });
  useEffect(() => {
    pointed.current = undefined;
    latest.current.point();
    return () => cancelAnimationFrame(frame.current);
  }, [targets, latest]);
  useEffect(() => latest.current.follow(), [live, latest]);
  return (
    <div ref={ref} className="fixed z-40 rounded-lg pointer-events-none" aria-hidden="true" hidden>
      {dims && hole && createPortal(<Dimmed hole={hole} />, document.body)}
      <svg className="lesson-arrow" viewBox="0 0 32 44" width="32" height={HEIGHT}>
        <path d="M16 42 4 26h7V2h10v24h7z" />
      </svg>
    </div>
  );
}

/** The outline of the target on the screen. */
interface Hole {
  readonly shape: string;
  readonly matrix: string;
}

/** Dims all but a hole of that shape for a moment; below the words of the lesson (z-2), above the rest. */
function Dimmed({ hole: { shape, matrix } }: { readonly hole: Hole }) {
  return (
    <svg
      className="fixed inset-0 z-1 h-full w-full pointer-events-none opacity-0 animate-(--lesson-dims)"
      aria-hidden="true"
    >
      <mask id="lesson-hole">
        <rect width="100%" height="100%" fill="white" />
        <path d={shape} transform={matrix} fill="black" stroke="black" strokeWidth="6" />
      </mask>
      <rect width="100%" height="100%" mask="url(#lesson-hole)" />
    </svg>
  );
}

/** The outline of the places of a drawing, the frame of anything else. */
function holeOf(element: Element): Hole {
  const hit = element.querySelector('path.hit, polygon.hit');
  const matrix = hit instanceof SVGGraphicsElement ? hit.getScreenCTM() : null;
  const points = hit?.getAttribute('points');
  const shape = hit?.getAttribute('d') ?? (points ? `M${points}z` : undefined);
  if (matrix && shape) {
    const { a, b, c, d, e, f } = matrix;
    return { shape, matrix: `matrix(${[a, b, c, d, e, f].join(' ')})` };
  }
  const { top, left, width, height } = element.getBoundingClientRect();
  return { shape: `M${left} ${top}h${width}v${height}h${-width}z`, matrix: '' };
}

function shownOf(targets: readonly string[]): Element | undefined {
  return targets
    .flatMap((target) => [...document.querySelectorAll(`${target}:not(dialog *)`)])
    .find((element) => element.getClientRects().length > 0);
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

/** Whether a button is hidden by the edge of its panel, which scrolls by itself. */
function isCutOff(element: Element): boolean {
  if (element instanceof SVGElement) return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const edges = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return edges.some((there) => there && !there.contains(element) && !element.contains(there));
}

/** Targets scroll to below the arrow and below the step's text, which stays in sight. */
function roomForWords(): void {
  const title = document.getElementById('lesson-title');
  let words: Element | null | undefined = title;
  while (words && getComputedStyle(words).position !== 'sticky') words = words.parentElement;
  const panel = words && scrollerOf(words);
  if (!words || !panel) return;
  const { height } = words.getBoundingClientRect();
  const top = parseFloat(getComputedStyle(words).top);
  panel.style.scrollPaddingTop = `${top + height + HEIGHT + GAP}px`;
}

/** Scrolls no farther than needed, so the text above the button stays readable. */
function bringIntoSight(element: Element): void {
  const blocks = element instanceof SVGElement ? (['center'] as const) : (['nearest', 'center'] as const);
  for (const block of blocks)
    if (!isOnScreen(element) || isCutOff(element)) element.scrollIntoView({ block, inline: 'nearest' });
  clearOfFoot(element);
}

/** The end of the turn stays at the foot of the panel, and may cover what is to be pressed. */
function clearOfFoot(element: Element): void {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  let cover = document.elementFromPoint((left + right) / 2, bottom - 2);
  while (cover && getComputedStyle(cover).position !== 'sticky') cover = cover.parentElement;
  const edge = cover?.getBoundingClientRect().top ?? 0;
  if (edge <= top || cover?.contains(element)) return;
  const panel = scrollerOf(element);
  if (panel) panel.scrollTop += bottom + GAP - edge;
}

function scrollerOf(element: Element): HTMLElement | null {
  let panel = element.parentElement;
  while (panel && !/auto|scroll/.test(getComputedStyle(panel).overflowY)) panel = panel.parentElement;
  return panel;
}

/** Lays the frame around the target, where there is one. */
function put(arrow: HTMLElement, target: Element | undefined): void {
  arrow.hidden = !target;
  if (!target) return;
  const { top, left, width, height } = target.getBoundingClientRect();
  arrow.dataset.side = sideOf(target);
  Object.assign(arrow.style, {
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

/**
 * The arrow goes above a piece, or below it where there is no room. For a button it goes next to it, or above
 * its end, so it covers no words of another.
 */
function sideOf(target: Element): 'above' | 'below' | 'beside' | 'corner' {
  const { top, right } = target.getBoundingClientRect();
  const isButton = target instanceof HTMLButtonElement;
  if (isButton && right + HEIGHT + GAP < innerWidth) return 'beside';
  if (top <= HEIGHT + GAP) return 'below';
  return isButton ? 'corner' : 'above';
}
