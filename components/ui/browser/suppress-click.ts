/** Maximum milliseconds between the end of a press and its click. */
const CLICK_MS = 400;

/**
 * Suppresses the click of the current press, because the press itself has acted. Returns a function that says
 * whether that click may still come. `instead` is called with the suppressed click.
 */
export function suppressClick(instead?: (event: MouseEvent) => void): () => boolean {
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  const options = { capture: true, signal };
  // On the window, before the table receives it.
  const stop = (event: MouseEvent) => {
    stopEvent(event);
    instead?.(event);
    // A click that is made instead passes.
    if (instead) end();
  };
  addEventListener('click', stop, options);
  // The next press has its own click.
  addEventListener('pointerdown', end, options);
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, () => setTimeout(end, CLICK_MS), options);
  return () => !signal.aborted;
}

/** Prevents the default action and all other listeners. */
export function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
