/**
 * A close-up card for a piece that is hovered, focused or long-pressed; a click pins it. The card opens at
 * the pointer, which may enter it, even from a piece whose click is a step.
 */
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { untilDone } from '@/components/ui/browser/retry';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { isEscape } from '@/components/ui/browser/keys';
import { pieceAt, type LargeCard } from './large-card';

/** Hover delay in milliseconds; a passing pointer gets only the label (hints.tsx). */
const REST_MS = 700;
const CAPTURE = { capture: true };
const PASSIVE = { capture: true, passive: true };

const Zoom = lazy(() => untilDone(async () => ({ default: (await import('@/components/table/zoom')).Zoom })));

interface LargeProps {
  readonly large: LargeCard;
  /** The last pointer event. */
  readonly lastRef: RefObject<PointerEvent | undefined>;
  /** Whether a long press is in progress, or its click is still to come and must be ignored. */
  readonly isHeld: () => boolean;
}

const isTouch = (event: Event | undefined): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

/** Listens for the card. The code that enlarges a drawing loads with the first touch. */
export function SeenLarge({ large, lastRef, isHeld }: LargeProps) {
  const [isTouched, setTouched] = useState(false);
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (large.holds(target)) large.stay();
    else large.rest(pieceAt(target), REST_MS);
  };
  const come = (target: EventTarget | null) => {
    const isByKeys = target instanceof Element && target.matches(':focus-visible');
    if (isByKeys && !large.holds(target)) large.rest(pieceAt(target), REST_MS);
  };
  useEffect(() => {
    const event = lastRef.current;
    if (event) over(event);
    if (isTouch(event)) setTouched(true);
    // A piece may have been focused while this was loading.
    come(document.activeElement);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the acts made while it was loading
  }, []);
  useWindowEvent('pointerover', over, PASSIVE);
  useWindowEvent('pointermove', (event) => large.approach(event), PASSIVE);
  useWindowEvent('focusin', ({ target }) => come(target), CAPTURE);
  useWindowEvent(
    'keydown',
    (event) => {
      if (isEscape(event)) large.close();
      else if (!large.holds(event.target)) large.leave();
    },
    CAPTURE,
  );
  const leave = ({ target }: Event) => large.holds(target) || large.leave();
  useWindowEvent('scroll', leave, CAPTURE);
  useWindowEvent('focusout', leave, CAPTURE);
  // A step was made, on the card or elsewhere.
  useWindowEvent('submit', () => large.close(), CAPTURE);
  usePresses(large, isHeld);
  useWindowEvent('pointerdown', (event) => isTouch(event) && setTouched(true));
  return isTouched ? (
    <Suspense>
      <Zoom />
    </Suspense>
  ) : null;
}

function usePresses(large: LargeCard, isHeld: () => boolean): void {
  const isOnlyClosing = useRef(false);
  useWindowEvent(
    'pointerdown',
    ({ target }) => {
      isOnlyClosing.current = false;
      if (large.holds(target)) return large.keep('pointer');
      // A press on a piece may pin its card.
      if (large.isAbout(target)) return;
      // A press that closes the card must not make a step below it.
      isOnlyClosing.current = large.isByThumb && pieceAt(target) !== undefined;
      if (large.isByThumb) large.close();
      else large.leave();
    },
    CAPTURE,
  );
  // Capture, before the table receives it.
  useWindowEvent(
    'click',
    (event) => {
      if (isHeld() || event.detail === 0 || (!isOnlyClosing.current && !isToKeep(large, event))) return;
      isOnlyClosing.current = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    CAPTURE,
  );
}

/** Whether a click pins the shown piece: not if it is a step, or on the button that unpins it. */
function isToKeep(large: LargeCard, { target }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false;
  const isClosing = target.closest('[data-large-close]') !== null;
  if (!isClosing && !large.isAbout(target)) return false;
  if (isClosing || target.closest('[data-legal]')) {
    large.close();
    return false;
  }
  large.keep('pointer');
  return true;
}
