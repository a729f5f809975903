import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLive } from '@/components/move/live-context';
import { useLatest } from '@/components/ui/browser/use-latest';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

interface ArrowProps {
  /** Selectors of its targets; the first rendered one is used. */
  readonly targets: readonly string[];
  /** Whether to dim everything else briefly, because the step only asks the learner to look. */
  readonly dims: boolean;
}

/** Pixels between the arrow and its target, and the arrow's height. */
const [GAP, HEIGHT] = [6, 44];

/**
 * An arrow that points at the subject of a step and follows it when the page scrolls. Without scripts the
 * highlight remains, see spotlight.ts.
 */
export function LessonArrow({ targets, dims }: ArrowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [hole, setHole] = useState<Hole>();
  const pointed = useRef<Element>(undefined);
  const frame = useRef(0);
  const live = useLive();
  // A step may have rendered the target again, or only now.
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
  // A sheet has finished its animation.
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

/** Briefly dims everything except a hole of this shape: below the lesson's text (z-2), above the rest. */
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

/** The outline of a place in a drawing, or the box of another element. */
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

/** Whether a button is hidden by the edge of its scrollable panel. */
function isCutOff(element: Element): boolean {
  if (element instanceof SVGElement) return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const edges = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return edges.some((there) => there && !there.contains(element) && !element.contains(there));
}

/** Reserves scroll space above targets for the arrow and the sticky text of the step. */
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

/** Scrolls no further than needed, which keeps the text above the button readable. */
function bringIntoSight(element: Element): void {
  const blocks = element instanceof SVGElement ? (['center'] as const) : (['nearest', 'center'] as const);
  for (const block of blocks)
    if (!isOnScreen(element) || isCutOff(element)) element.scrollIntoView({ block, inline: 'nearest' });
  clearOfFoot(element);
}

/** Moves a target out from under the End turn button, which sticks to the bottom of the panel. */
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

/** Positions the arrow at the target; hides it without one. */
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
 * The arrow goes above a piece, or below it if there is no room. At a button it goes next to it, or above its
 * end, where it covers no other text.
 */
function sideOf(target: Element): 'above' | 'below' | 'beside' | 'corner' {
  const { top, right } = target.getBoundingClientRect();
  // The bar of the table covers the arrow.
  const roof = Math.max(0, document.querySelector('header.top')?.getBoundingClientRect().bottom ?? 0);
  const isButton = target instanceof HTMLButtonElement;
  if (isButton && right + HEIGHT + GAP < innerWidth) return 'beside';
  if (top - roof <= HEIGHT + GAP) return 'below';
  return isButton ? 'corner' : 'above';
}
