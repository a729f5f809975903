/**
 * A word beside the piece the pointer rests on or the keys have come to: what it is, before it is seen large.
 * What a thumb holds is seen large at once.
 */
import { isOwnClick, keepOwnClick, listenForOwnClick } from '@/components/ui/own-click';
import { isShown, piecesAt } from '@/components/board/pieces';
import { LargeCard, pieceAt } from './large-card';
import { startLarge } from './seen-large';

const REST_MS = 350;
const HOLD_MS = 500;
/** How far a thumb that holds still may slip, in pixels. */
const SLIP = 10;
const GAP = 6;

/** Begins, with a thumb that is on the page already; ends with the signal. */
export function startHints(
  address: () => string,
  signal: AbortSignal,
  first: Event,
  pressed?: PointerEvent,
): void {
  const hint = document.createElement('div');
  hint.className = 'hint';
  hint.popover = 'manual';
  // Who cannot see it hears the name of the link itself.
  hint.ariaHidden = 'true';
  document.body.append(hint);
  let timer = 0;
  let over: Element | undefined;
  const hush = () => {
    clearTimeout(timer);
    if (hint.matches(':popover-open')) hint.hidePopover();
  };
  // The card says the same, and more.
  const large = new LargeCard(address, hush);
  const wordedAt = (target: EventTarget | null) => (large.isAbout(target) ? undefined : namedAt(target));
  const rest = (piece: Element | undefined, ms: number) => {
    if (piece === over) return;
    over = piece;
    hush();
    if (piece) timer = window.setTimeout(() => show(hint, piece), ms);
  };
  const forget = () => rest(undefined, 0);
  // A word at once, until it is seen large.
  const hold = (piece: Element) => {
    rest(namedAt(piece), 0);
    void large.hold(piece);
  };
  // Before the card: it is not to hear of a click that is none.
  const thumb = listenToThumb({ hold, forget }, signal);
  startLarge(large, signal, first);
  if (pressed) thumb.press(pressed);
  const byMouse = ({ target, pointerType }: PointerEvent) => {
    // What is drawn anew below a thumb is come to without a move.
    if (!thumb.isOn()) rest(pointerType === 'mouse' ? wordedAt(target) : undefined, REST_MS);
  };
  const byKeys = (target: EventTarget | null) => {
    const isByKeys = target instanceof Element && target.matches(':focus-visible');
    if (!thumb.isOn()) rest(isByKeys ? wordedAt(target) : undefined, 0);
  };
  const on = { signal, passive: true };
  document.addEventListener('pointerover', byMouse, on);
  document.addEventListener('focusin', ({ target }) => byKeys(target), on);
  byKeys(document.activeElement);
  for (const type of ['keydown', 'scroll', 'focusout'])
    document.addEventListener(type, () => thumb.isOn() || forget(), { ...on, capture: true });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    hint.remove();
  });
}

interface Teller {
  /** A piece was held long enough. */
  readonly hold: (piece: Element) => void;
  /** A thumb is put down anew. */
  readonly forget: () => void;
}

/**
 * A piece that is held is seen large. Letting go is no tap then, and no menu of the browser opens; whoever
 * slips or scrolls away is told nothing.
 */
function listenToThumb({ hold, forget }: Teller, signal: AbortSignal) {
  const on = { signal, capture: true };
  let down: PointerEvent | undefined;
  let timer = 0;
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
      keepOwnClick();
      hold(piece);
    }, HOLD_MS);
  };
  const slip = ({ x, y }: PointerEvent) => down && Math.hypot(x - down.x, y - down.y) > SLIP && drop();
  document.addEventListener('pointerdown', press, on);
  document.addEventListener('pointermove', slip, on);
  document.addEventListener('pointerup', drop, on);
  document.addEventListener('pointercancel', drop, on);
  document.addEventListener('contextmenu', (event) => down && event.preventDefault(), on);
  listenForOwnClick();
  // A table that is drawn anew below a thumb scrolls, too; when the thumb itself scrolls, it is cancelled.
  const isOn = () => down !== undefined || isOwnClick();
  return { isOn, press };
}

/** What a thumb can hold: all that can be seen large. */
const heldAt = (target: EventTarget | null): Element | undefined => namedAt(target) ?? pieceAt(target);

/** Pieces of the drawings; what is written in words needs no hint. */
function namedAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element
    ? (target.closest('svg [data-at][aria-label]:not(dialog *)') ?? undefined)
    : undefined;
}

/** Above the piece, or below it where there is no room; it may have been drawn anew meanwhile. */
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
