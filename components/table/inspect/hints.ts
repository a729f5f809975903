/**
 * A word beside the piece the pointer rests on, or the keys have come to: what it is, before it is looked at
 * large.
 */
const REST_MS = 350;
const GAP = 6;

/** Begins; ends with the signal. */
export function startHints(signal: AbortSignal): void {
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
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => rest(pointerType === 'mouse' ? namedAt(target) : undefined, REST_MS),
    on,
  );
  document.addEventListener(
    'focusin',
    ({ target }) =>
      rest(target instanceof Element && target.matches(':focus-visible') ? namedAt(target) : undefined, 0),
    on,
  );
  for (const type of ['pointerdown', 'keydown', 'scroll', 'focusout'])
    document.addEventListener(type, () => rest(undefined, 0), { ...on, capture: true });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    hint.remove();
  });
}

/** Pieces of the drawings; what is written in words needs no hint. */
function namedAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element
    ? (target.closest('svg [data-at][aria-label]:not(dialog *)') ?? undefined)
    : undefined;
}

/** Above the piece, or below it where there is no room. */
function show(hint: HTMLElement, piece: Element): void {
  hint.textContent = piece.getAttribute('aria-label');
  hint.showPopover();
  const { left, top, bottom, width } = piece.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = hint;
  const x = Math.min(Math.max(GAP, left + (width - offsetWidth) / 2), innerWidth - offsetWidth - GAP);
  const above = top - offsetHeight - GAP;
  hint.style.cssText = `left:${x}px;top:${above < GAP ? bottom + GAP : above}px`;
}
