/**
 * Pinching or double-tapping enlarges one drawing on a small screen, while the page around it keeps its size.
 */
import { useLayoutEffect, useRef } from 'react';
import { isPhone } from '@/components/ui/browser/screen';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

const MAX_SCALE = 4;
/** Scale after a double tap. */
const TAPPED = 2;
/** An enlarged drawing scrolls in its frame. */
const ENLARGED = 'drawing-enlarged';
const DOUBLE_MS = 300;
const NEAR_PX = 24;

export interface Zoom {
  readonly scale: number;
  /** Scroll position in its frame. */
  readonly left: number;
  readonly top: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Scales by a factor around a point of the frame, which stays in place. */
export function zoomAround({ scale, left, top }: Zoom, factor: number, { x, y }: Spot): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale * factor));
  const by = next / scale;
  return { scale: next, left: (left + x) * by - x, top: (top + y) * by - y };
}

/** While this is mounted, touches on a drawing do not zoom the page (table-frame.tsx). */
export function Zoom() {
  const spread = useRef(0);
  const tapped = useRef<Spot & { readonly at: number }>(undefined);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.zooms = '';
    return () => void delete dataset.zooms;
  }, []);
  const onPinch = (event: TouchEvent) => {
    const [one, other] = event.touches;
    const frame = frameOf(event.target);
    if (!one || !other || !frame) return;
    event.preventDefault();
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    if (event.type === 'touchmove' && spread.current > 0) zoom(frame, now / spread.current, middle);
    spread.current = now;
  };
  useWindowEvent('touchstart', onPinch);
  useWindowEvent('touchmove', onPinch);
  useWindowEvent('touchend', (event) => {
    const [last] = event.changedTouches;
    const wasPinch = spread.current > 0;
    if (event.touches.length === 0) spread.current = 0;
    // A tap on a piece is a step, or opens its close-up.
    const isOnPiece = event.target instanceof Element && event.target.closest('[data-at]') !== null;
    if (!last || wasPinch || isOnPiece || event.touches.length > 0) return;
    const frame = frameOf(event.target);
    const tap = { x: last.clientX, y: last.clientY, at: event.timeStamp };
    const before = tapped.current;
    const isDouble =
      before && tap.at - before.at < DOUBLE_MS && Math.hypot(tap.x - before.x, tap.y - before.y) < NEAR_PX;
    tapped.current = isDouble ? undefined : tap;
    if (frame && isDouble) zoom(frame, scaleOf(frame) > 1 ? 0 : TAPPED, tap);
  });
  useWindowEvent('touchcancel', () => (spread.current = 0));
  return null;
}

/** The touched drawing, if it is on the board of a small screen. */
function frameOf(target: EventTarget | null): HTMLElement | undefined {
  if (!isPhone() || !(target instanceof Element)) return undefined;
  const frame = target.closest<HTMLElement>('.cards .drawing');
  return frame && drawingIn(frame) ? frame : undefined;
}

const drawingIn = (frame: HTMLElement) => frame.querySelector('svg.board-svg, svg.city-svg');

const scaleOf = (frame: HTMLElement): number => Number(frame.style.getPropertyValue('--zoom') || 1);

function zoom(frame: HTMLElement, factor: number, at: Spot): void {
  const before = { scale: scaleOf(frame), left: frame.scrollLeft, top: frame.scrollTop };
  const box = frame.getBoundingClientRect();
  const now = zoomAround(before, factor, { x: at.x - box.left, y: at.y - box.top });
  if (before.scale === 1) {
    const drawn = drawingIn(frame)?.getBoundingClientRect().width ?? box.width;
    frame.style.setProperty('--drawn', `${drawn}px`);
    frame.style.setProperty('--frame', `${box.height}px`);
  }
  frame.classList.toggle(ENLARGED, now.scale > 1);
  if (now.scale === 1) for (const name of ['--zoom', '--drawn', '--frame']) frame.style.removeProperty(name);
  else frame.style.setProperty('--zoom', String(now.scale));
  frame.scrollTo({ left: now.left, top: now.top, behavior: 'instant' });
}
