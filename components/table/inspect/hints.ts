/**
 * A word beside the piece the pointer rests on, the keys have come to, or a thumb holds: what it is, before
 * it is looked at large.
 */
import { isShown, piecesAt } from '@/components/move/browser/table-dom';

const REST_MS = 350;
const HOLD_MS = 500;
/** How far a thumb that holds still may slip, in pixels. */
const SLIP = 10;
/** A click so soon after a thumb was lifted is its own. */
const OWN_CLICK_MS = 400;
const GAP = 6;

/** Begins, with a thumb that is on the page already; ends with the signal. */
export function startHints(signal: AbortSignal, pressed?: PointerEvent): void {
  const hint = document.createElement('div');
  hint.className = 'hint';
  hint.popover = 'manual';
  // Who cannot see it hears the name of the link itself.
  hint.ariaHidden = 'true';
  document.body.append(hint);
  let timer = 0;
  let over: Element | undefined;
  const rest = (piece: Element | undefined, ms: number) => {
    if (piece === over) return;
    over = piece;
    clearTimeout(timer);
    if (hint.matches(':popover-open')) hint.hidePopover();
    if (piece) timer = window.setTimeout(() => show(hint, piece), ms);
  };
  const on = { signal, passive: true };
  const thumb = listenToThumb({ hold: rest, isTold: () => hint.matches(':popover-open') }, signal);
  if (pressed) thumb.press(pressed);
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      // What is drawn anew below a thumb is come to without a move.
      if (!thumb.isOn()) rest(pointerType === 'mouse' ? namedAt(target) : undefined, REST_MS);
    },
    on,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isByKeys = target instanceof Element && target.matches(':focus-visible');
      if (!thumb.isOn()) rest(isByKeys ? namedAt(target) : undefined, 0);
    },
    on,
  );
  for (const type of ['keydown', 'scroll', 'focusout'])
    document.addEventListener(type, () => thumb.isOn() || rest(undefined, 0), { ...on, capture: true });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    hint.remove();
  });
}

interface Teller {
  hold(piece: Element | undefined, ms: number): void;
  isTold(): boolean;
}

/**
 * A piece that is held says what it is. Letting go is no tap then, and no menu of the browser opens; whoever
 * slips or scrolls away is told nothing.
 */
function listenToThumb({ hold, isTold }: Teller, signal: AbortSignal) {
  const on = { signal, capture: true };
  let down: PointerEvent | undefined;
  let liftedAt = -Infinity;
  const drop = () => {
    down = undefined;
    if (!isTold()) hold(undefined, 0);
  };
  const press = (event: PointerEvent) => {
    hold(undefined, 0);
    liftedAt = -Infinity;
    down = event.pointerType === 'touch' && event.isPrimary && namedAt(event.target) ? event : undefined;
    if (down) hold(namedAt(down.target), HOLD_MS);
  };
  document.addEventListener('pointerdown', press, on);
  document.addEventListener(
    'pointermove',
    ({ x, y }) => down && Math.hypot(x - down.x, y - down.y) > SLIP && drop(),
    on,
  );
  document.addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      if (down && isTold()) liftedAt = timeStamp;
      if (down) drop();
    },
    on,
  );
  document.addEventListener('pointercancel', drop, on);
  document.addEventListener('contextmenu', (event) => down && event.preventDefault(), on);
  // On the window: before the table hears of it.
  addEventListener(
    'click',
    (event) => {
      if (event.timeStamp - liftedAt > OWN_CLICK_MS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    on,
  );
  // A table that is drawn anew below a thumb scrolls, too; when the thumb itself scrolls, it is cancelled.
  const isOn = () => down !== undefined || (isTold() && performance.now() - liftedAt < OWN_CLICK_MS);
  return { isOn, press };
}

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
