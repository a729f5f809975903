/**
 * A piece seen large while the pointer rests on it, the keys are on it, or a thumb has held it; a click keeps
 * it there. The board stays free: the card lies over the log, else beside the piece. The pointer may go into
 * it, also from a piece whose click is a step.
 */
import { untilDone } from '@/components/ui/until-done';
import { isEscape } from '@/components/ui/keys';
import { pieceAt, type LargeCard } from './large-card';

/** Whoever only passes has enough with the word (hints.ts). */
const REST_MS = 700;

/** Listens for the card, with what it was fetched for; ends with the signal. */
export function startLarge(large: LargeCard, signal: AbortSignal, first: Event): void {
  const on = { signal, capture: true };
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (large.holds(target)) large.stay();
    else large.rest(pieceAt(target), REST_MS);
  };
  document.addEventListener('pointerover', over, { ...on, passive: true });
  document.addEventListener('pointermove', (event) => large.approach(event), { ...on, passive: true });
  if (first instanceof PointerEvent) over(first);
  bringZoom(first, signal);
  const come = (target: EventTarget | null) => {
    const isByKeys = target instanceof Element && target.matches(':focus-visible');
    if (isByKeys && !large.holds(target)) large.rest(pieceAt(target), REST_MS);
  };
  document.addEventListener('focusin', ({ target }) => come(target), on);
  // The keys may have come to a piece while this was fetched.
  come(document.activeElement);
  document.addEventListener(
    'keydown',
    (event) => {
      if (isEscape(event)) large.close();
      else if (!large.holds(event.target)) large.leave();
    },
    on,
  );
  for (const type of ['scroll', 'focusout'])
    document.addEventListener(type, ({ target }) => large.holds(target) || large.leave(), on);
  // A step was made, on the card or beside it.
  document.addEventListener('submit', () => large.close(), on);
  listenToPresses(large, on);
  signal.addEventListener('abort', () => large.remove());
}

function listenToPresses(large: LargeCard, on: AddEventListenerOptions): void {
  let isOnlyClosing = false;
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      isOnlyClosing = false;
      if (large.holds(target)) return large.keep('pointer');
      // What is pressed may be kept by it.
      if (large.isAbout(target)) return;
      // Whoever puts the card away has not seen what lies below it, and means no step.
      isOnlyClosing = large.isByThumb && pieceAt(target) !== undefined;
      if (large.isByThumb) large.close();
      else large.leave();
    },
    on,
  );
  // On the window: before the table hears of it.
  addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || (!isOnlyClosing && !isToKeep(large, event))) return;
      isOnlyClosing = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    on,
  );
}

/** A click on the piece that is shown keeps it, unless it is a step; one on the sign for it lets it go. */
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

/** What enlarges a drawing comes with the first finger. */
function bringZoom(first: Event, signal: AbortSignal): void {
  const come = new AbortController();
  const bring = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    come.abort();
    void untilDone(() => import('@/components/table/zoom'), signal).then(
      ({ startZoom }) => signal.aborted || startZoom(signal),
    );
  };
  document.addEventListener('pointerdown', bring, { signal: AbortSignal.any([signal, come.signal]) });
  bring(first);
}
