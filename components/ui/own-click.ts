/** A press that has done something already: its click is kept from the table, and does nothing else. */

/** A click so soon after a press is over is its own. */
const OWN_CLICK_MS = 400;
/** When such a press was over: later than now while it is under way. */
let overAt = -Infinity;
let isListening = false;

const isOwn = (now: number): boolean => now - overAt <= OWN_CLICK_MS;

/** Whether its click may still come. */
export const isOwnClick = (): boolean => isOwn(performance.now());

/** The press that is under way is one. */
export function keepOwnClick(): void {
  listenForOwnClick();
  overAt = Infinity;
}

/** Whoever listens to clicks after this hears none that is kept. */
export function listenForOwnClick(): void {
  if (isListening) return;
  isListening = true;
  // The next press has its own click.
  addEventListener('pointerdown', () => (overAt = -Infinity), true);
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, ({ timeStamp }) => (overAt = Math.min(overAt, timeStamp)), true);
  // On the window: before the table hears of it.
  addEventListener('click', (event) => isOwn(event.timeStamp) && keep(event), true);
}

/** Nobody else hears of the event. */
export function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
