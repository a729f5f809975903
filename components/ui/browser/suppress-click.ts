/** A click so soon after its press has ended belongs to that press. */
const CLICK_MS = 400;

/**
 * Suppresses the click of the press that is under way, because the press itself has done something. Returns
 * whether that click may still come.
 */
export function suppressClick(): () => boolean {
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  const options = { capture: true, signal };
  // On the window, before the table receives it.
  addEventListener('click', stopEvent, options);
  // The next press has its own click.
  addEventListener('pointerdown', end, options);
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, () => setTimeout(end, CLICK_MS), options);
  return () => !signal.aborted;
}

/** Keeps an event from everything else that listens to it. */
export function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
