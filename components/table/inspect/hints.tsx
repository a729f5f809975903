/**
 * A label next to the hovered or focused piece, shown before its small card. A long press shows the whole
 * close-up at once.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { isShown, piecesAt } from '@/components/board/pieces';
import { suppressClick } from '@/components/ui/browser/suppress-click';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { CARD, LargeCard, pieceAt } from './large-card';
import { SeenLarge } from './seen-large';

const REST_MS = 350;
const HOLD_MS = 500;
/** Maximum movement of a long press, in pixels. */
const SLIP = 10;
const GAP = 6;
const CAPTURE = { capture: true };

interface HintsProps {
  /** The address of close-ups without the piece's name, which is appended. */
  readonly address: () => string;
  /** The last pointer event. */
  readonly lastRef: RefObject<PointerEvent | undefined>;
  /** A finger that was already down when this loaded. */
  readonly fingerRef: RefObject<PointerEvent | undefined>;
}

/** Labels next to pieces, and the card with the close-up. */
export function Hints({ address, lastRef, fingerRef }: HintsProps) {
  const hint = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [{ large, thumb, rest }] = useState(() => hintsOf(hint, card, address));
  const wordedAt = (target: EventTarget | null) => (large.isAbout(target) ? undefined : namedAt(target));
  const byKeys = (target: EventTarget | null) => {
    const isByKeys = target instanceof Element && target.matches(':focus-visible');
    if (!thumb.isOn()) rest(isByKeys ? wordedAt(target) : undefined, 0);
  };
  useEffect(() => {
    if (fingerRef.current) thumb.press(fingerRef.current);
    byKeys(document.activeElement);
    return () => {
      rest(undefined, 0);
      large.end();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the values it was loaded for
  }, []);
  useWindowEvent('pointerdown', thumb.press, CAPTURE);
  useWindowEvent('pointermove', thumb.slip, CAPTURE);
  useWindowEvent('pointerup', thumb.drop, CAPTURE);
  useWindowEvent('pointercancel', thumb.drop, CAPTURE);
  useWindowEvent('contextmenu', (event) => thumb.isDown() && event.preventDefault(), CAPTURE);
  useWindowEvent(
    'pointerover',
    ({ target, pointerType }) => {
      // A piece rendered again below a touch gets the pointer without a move.
      if (!thumb.isOn()) rest(pointerType === 'mouse' ? wordedAt(target) : undefined, REST_MS);
    },
    { passive: true },
  );
  useWindowEvent('focusin', ({ target }) => byKeys(target));
  const forget = () => thumb.isOn() || rest(undefined, 0);
  useWindowEvent('keydown', forget, CAPTURE);
  useWindowEvent('scroll', forget, CAPTURE);
  useWindowEvent('focusout', forget, CAPTURE);
  return (
    <>
      <SeenLarge large={large} lastRef={lastRef} isHeld={thumb.isOn} />
      {createPortal(
        <>
          {/* Hidden from screen readers: they read the link's own name, and the link opens the close-up
              as a page. */}
          <div ref={hint} className="hint" popover="manual" aria-hidden="true" />
          <div ref={card} className={CARD} popover="manual" aria-hidden="true" inert />
        </>,
        document.body,
      )}
    </>
  );
}

type Ref = { readonly current: HTMLElement | null };

/** The label, the card, and long presses. */
function hintsOf(hint: Ref, card: Ref, address: () => string) {
  let timer = 0;
  let over: Element | undefined;
  const hush = () => {
    clearTimeout(timer);
    if (hint.current?.matches(':popover-open')) hint.current.hidePopover();
  };
  const rest = (piece: Element | undefined, ms: number) => {
    if (piece === over) return;
    over = piece;
    hush();
    if (piece) timer = window.setTimeout(() => hint.current && show(hint.current, piece), ms);
  };
  // The card contains the label's text and more.
  const large = new LargeCard(card, address, hush);
  // Shows the label at once, until the close-up has loaded.
  const hold = (piece: Element) => {
    rest(namedAt(piece), 0);
    void large.hold(piece);
  };
  return { large, rest, thumb: thumbOf({ hold, forget: () => rest(undefined, 0) }) };
}

interface Teller {
  /** A piece was pressed long enough. */
  readonly hold: (piece: Element) => void;
  /** A finger was put down again. */
  readonly forget: () => void;
}

/**
 * Long presses open a close-up. Releasing is then no tap, and the browser's context menu stays closed; moving
 * or scrolling cancels it.
 */
function thumbOf({ hold, forget }: Teller) {
  let down: PointerEvent | undefined;
  let timer = 0;
  let isClickToCome = () => false;
  const drop = () => {
    clearTimeout(timer);
    down = undefined;
  };
  const press = (event: PointerEvent) => {
    drop();
    forget();
    const piece = event.pointerType === 'touch' && event.isPrimary ? heldAt(event.target) : undefined;
    if (!piece) return;
    down = event;
    timer = window.setTimeout(() => {
      isClickToCome = suppressClick();
      hold(piece);
    }, HOLD_MS);
  };
  const slip = ({ x, y }: PointerEvent) => down && Math.hypot(x - down.x, y - down.y) > SLIP && drop();
  // Rendering the table below a finger causes scroll events too. If the finger itself scrolls, the browser
  // sends pointercancel.
  const isOn = () => down !== undefined || isClickToCome();
  return { isOn, press, slip, drop, isDown: () => down !== undefined };
}

/** Targets of a long press: everything with a close-up. */
const heldAt = (target: EventTarget | null): Element | undefined => namedAt(target) ?? pieceAt(target);

/** Pieces in drawings. Text needs no label. */
function namedAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element
    ? (target.closest('svg [data-at][aria-label]:not(dialog *)') ?? undefined)
    : undefined;
}

/**
 * Positions the label above the piece, or below if there is no room. The piece may have been rendered again
 * meanwhile.
 */
function show(hint: HTMLElement, asked: Element): void {
  const at = asked.getAttribute('data-at') ?? '';
  const piece = asked.isConnected ? asked : (piecesAt(at).find(isShown) ?? asked);
  hint.textContent = piece.getAttribute('aria-label');
  hint.showPopover();
  const { left, top, bottom, width } = piece.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = hint;
  const x = Math.min(Math.max(GAP, left + (width - offsetWidth) / 2), innerWidth - offsetWidth - GAP);
  const above = top - offsetHeight - GAP;
  hint.style.cssText = `left:${x}px;top:${above < GAP ? bottom + GAP : above}px`;
}
