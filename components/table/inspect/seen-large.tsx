/**
 * A small card for a piece: it opens when the pointer or the focus rests there. It takes no clicks and closes
 * when they leave. A long press opens the whole close-up, which stays.
 */
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { isEscape } from '@/components/ui/browser/keys';
import { untilDone } from '@/components/ui/browser/retry';
import { stopEvent } from '@/components/ui/browser/suppress-click';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { pieceAt, type LargeCard } from './large-card';

/** Milliseconds without any movement; a passing pointer gets only the label (hints.tsx). */
const REST_MS = 600;
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
  const move = ({ target, pointerType, x, y }: PointerEvent) => {
    if (pointerType === 'mouse') large.rest(pieceAt(target), REST_MS, { x, y });
  };
  const come = (target: EventTarget | null) => {
    const isByKeys = target instanceof Element && target.matches(':focus-visible');
    if (isByKeys && !large.holds(target)) large.rest(pieceAt(target), REST_MS);
  };
  useEffect(() => {
    const event = lastRef.current;
    if (event?.type === 'pointermove') move(event);
    if (isTouch(event)) setTouched(true);
    // A piece may have been focused while this was loading.
    come(document.activeElement);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the acts made while it was loading
  }, []);
  // Only movement opens it: a piece may also be rendered below a pointer that stands still.
  useWindowEvent('pointermove', move, PASSIVE);
  useWindowEvent('pointerover', ({ target }) => large.leaveFor(pieceAt(target)), PASSIVE);
  useWindowEvent('pointerout', ({ relatedTarget }) => relatedTarget ?? large.leave(), PASSIVE);
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
      large.press();
      if (!large.isByThumb || large.holds(target)) return;
      // A press that closes the card must not make a step below it.
      isOnlyClosing.current = pieceAt(target) !== undefined;
      large.close();
    },
    CAPTURE,
  );
  // Capture, before the table receives it.
  useWindowEvent(
    'click',
    (event) => {
      const { target, detail } = event;
      if (target instanceof Element && target.closest('[data-large-close]')) large.close();
      if (isHeld() || detail === 0 || !isOnlyClosing.current) return;
      isOnlyClosing.current = false;
      stopEvent(event);
    },
    CAPTURE,
  );
}
