/**
 * A label next to the piece under the pointer or with the focus, shown before the large card. A piece held
 * by a thumb shows large at once.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { suppressClick } from '@/components/ui/browser/suppress-click';
import { isShown, piecesAt } from '@/components/board/pieces';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import { CARD, LargeCard, pieceAt } from './large-card';
import { SeenLarge } from './seen-large';

const REST_MS = 350;
const HOLD_MS = 500;
/** How far a thumb that holds still may slip, in pixels. */
const SLIP = 10;
const GAP = 6;
const CAPTURE = { capture: true };

interface HintsProps {
  /** Pieces are fetched from there, by their name. */
  readonly address: () => string;
  /** The last act of the pointer. */
  readonly lastRef: RefObject<PointerEvent | undefined>;
  /** A finger that is on the page already. */
  readonly fingerRef: RefObject<PointerEvent | undefined>;
}

/** Words next to pieces, and the card that shows a piece large. */
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
      // A piece rendered again below a thumb gets the pointer without a move.
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
          {/* Who cannot see them hears the name of the link itself, and opens it as a page of its own. */}
          <div ref={hint} className="hint" popover="manual" aria-hidden="true" />
          <div ref={card} className={CARD} popover="manual" aria-hidden="true" />
        </>,
        document.body,
      )}
    </>
  );
}

type Ref = { readonly current: HTMLElement | null };

/** The label, the card, and holding by thumb. */
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
  // The card says the same, and more.
  const large = new LargeCard(card, address, hush);
  // A word at once, until it is seen large.
  const hold = (piece: Element) => {
    rest(namedAt(piece), 0);
    void large.hold(piece);
  };
  return { large, rest, thumb: thumbOf({ hold, forget: () => rest(undefined, 0) }) };
}

interface Teller {
  /** A piece was held long enough. */
  readonly hold: (piece: Element) => void;
  /** A thumb is put down again. */
  readonly forget: () => void;
}

/**
 * A piece that is held is seen large. Letting go is no tap then, and no menu of the browser opens; slipping
 * or scrolling away shows nothing.
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
  // A table rendered again below a thumb scrolls, too; when the thumb itself scrolls, it is cancelled.
  const isOn = () => down !== undefined || isClickToCome();
  return { isOn, press, slip, drop, isDown: () => down !== undefined };
}

/** Targets of a long press: everything that can be seen large. */
const heldAt = (target: EventTarget | null): Element | undefined => namedAt(target) ?? pieceAt(target);

/** Pieces of the drawings. Text needs no hint. */
function namedAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element
    ? (target.closest('svg [data-at][aria-label]:not(dialog *)') ?? undefined)
    : undefined;
}

/** Above the piece, or below it where there is no room; it may have been rendered again meanwhile. */
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
