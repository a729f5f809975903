/** Opens and closes the card of a piece: at rest, at the focus, and after a long press. */
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { isEscape } from '@/components/ui/browser/keys';
import { untilDone } from '@/components/ui/browser/retry';
import { stopEvent, suppressClick } from '@/components/ui/browser/suppress-click';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { linkAt, pieceAt, PieceCard } from './piece-card';

const HOLD_MS = 500;
/** Maximum movement of a long press, in pixels. */
const SLIP = 10;
const CAPTURE = { capture: true };
const PASSIVE = { capture: true, passive: true };

const Zoom = lazy(() => untilDone(async () => ({ default: (await import('@/components/table/zoom')).Zoom })));

interface CardProps {
  /** The address of close-ups without the piece's name, which is appended. */
  readonly address: () => string;
  /** The last pointer event. */
  readonly lastRef: RefObject<PointerEvent | undefined>;
  /** A finger that was already down when this loaded. */
  readonly fingerRef: RefObject<PointerEvent | undefined>;
}

/** The card, and the code that enlarges a drawing, which loads with the first touch. */
export function CardIsland({ address, lastRef, fingerRef }: CardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [{ card, thumb }] = useState(() => {
    const made = new PieceCard(ref, address);
    return { card: made, thumb: thumbOf((piece) => void made.hold(piece)) };
  });
  const [isTouched, setTouched] = useState(false);
  const touch = ({ pointerType }: PointerEvent) => pointerType === 'touch' && setTouched(true);
  // Only movement opens it: a piece may also be rendered below a pointer that stands still.
  const move = ({ target, pointerType, x, y }: PointerEvent) => {
    if (pointerType === 'mouse') card.rest(pieceAt(target), { x, y });
  };
  const focus = (target: EventTarget | null) => {
    const isByKeys = target instanceof Element && target.matches(':focus-visible');
    if (isByKeys && !card.holds(target) && !thumb.isOn()) card.rest(pieceAt(target));
  };
  useEffect(() => {
    if (lastRef.current) touch(lastRef.current);
    if (lastRef.current?.type === 'pointermove') move(lastRef.current);
    if (fingerRef.current) thumb.press(fingerRef.current);
    // A piece may have been focused while this was loading.
    focus(document.activeElement);
    return () => card.close();
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the acts made while it was loading
  }, []);
  useWindowEvent('pointermove', move, PASSIVE);
  useWindowEvent('pointerover', ({ target }) => thumb.isOn() || card.over(pieceAt(target)), PASSIVE);
  useWindowEvent('pointerout', ({ relatedTarget }) => relatedTarget ?? card.leave(), PASSIVE);
  useWindowEvent('focusin', ({ target }) => focus(target), CAPTURE);
  useWindowEvent('pointerdown', touch);
  // Rendering the table below a finger causes scroll events too.
  const leave = ({ target }: Event) => card.holds(target) || thumb.isOn() || card.leave();
  useWindowEvent('keydown', (event) => (isEscape(event) ? card.close() : leave(event)), CAPTURE);
  useWindowEvent('scroll', leave, CAPTURE);
  useWindowEvent('focusout', leave, CAPTURE);
  // A step was made, on the card or elsewhere.
  useWindowEvent('submit', () => card.close(), CAPTURE);
  usePresses(card, thumb);
  return (
    <>
      {isTouched && (
        <Suspense>
          <Zoom />
        </Suspense>
      )}
      {/* Hidden from screen readers: they read the link's own name, and the link opens the close-up as a
          page. It is not a dialog, because that would take the focus. */}
      {createPortal(
        <div ref={ref} className="seen-large" popover="manual" aria-hidden="true" inert />,
        document.body,
      )}
    </>
  );
}

function usePresses(card: PieceCard, thumb: ReturnType<typeof thumbOf>): void {
  const isOnlyClosing = useRef(false);
  useWindowEvent(
    'pointerdown',
    (event) => {
      const { target } = event;
      card.press();
      // A press that closes the card must not make a step below it.
      isOnlyClosing.current = card.isWhole && !card.holds(target) && linkAt(target) !== undefined;
      if (!card.holds(target)) card.close();
      thumb.press(event);
    },
    CAPTURE,
  );
  useWindowEvent('pointermove', thumb.slip, CAPTURE);
  useWindowEvent('pointerup', thumb.drop, CAPTURE);
  useWindowEvent('pointercancel', thumb.drop, CAPTURE);
  useWindowEvent('contextmenu', (event) => thumb.isDown() && event.preventDefault(), CAPTURE);
  // Capture, before the table receives it.
  useWindowEvent(
    'click',
    (event) => {
      const { target, detail } = event;
      if (target instanceof Element && target.closest('[data-large-close]')) card.close();
      if (thumb.isOn() || detail === 0 || !isOnlyClosing.current) return;
      isOnlyClosing.current = false;
      stopEvent(event);
    },
    CAPTURE,
  );
}

/**
 * Long presses open a close-up. Releasing is then no tap, and the browser's context menu stays closed; moving
 * or scrolling cancels it.
 */
function thumbOf(hold: (piece: Element) => void) {
  let down: PointerEvent | undefined;
  let timer = 0;
  let isClickToCome = () => false;
  const drop = () => {
    clearTimeout(timer);
    down = undefined;
  };
  const press = (event: PointerEvent) => {
    drop();
    const piece = event.pointerType === 'touch' && event.isPrimary ? pieceAt(event.target) : undefined;
    if (!piece) return;
    down = event;
    timer = window.setTimeout(() => {
      isClickToCome = suppressClick();
      hold(piece);
    }, HOLD_MS);
  };
  const slip = ({ x, y }: PointerEvent) => down && Math.hypot(x - down.x, y - down.y) > SLIP && drop();
  // If the finger itself scrolls, the browser sends pointercancel.
  const isOn = () => down !== undefined || isClickToCome();
  return { isOn, press, slip, drop, isDown: () => down !== undefined };
}
