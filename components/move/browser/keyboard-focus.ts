/**
 * Whoever plays by keys keeps their place: drawings and buttons are made anew by every step, and the focus
 * would fall to the page with them.
 */
import { firstGlowing, focusOn, leadsOn } from './glow';
import { focusOnMoves, letGo, stayInMoves, takeUpAgain } from './stay-in-moves';

let cameFrom: 'table' | 'moves' | 'pointer' | undefined;
/** The keys went on to a place: a step that reveals shows it until the answer is there, and takes it away. */
let standsThere = false;

/** Whether the step that is sent now was given by a key on the table. */
export function rememberKeys(byKey: boolean): void {
  remember(byKey ? 'table' : 'pointer');
}

/** A button of the moves was pressed; by a key, if the focus on it is shown. */
export function rememberButton(button: HTMLElement | null): void {
  // What is given on the table goes by a button that nobody sees.
  if (!button || button.hidden) return;
  remember(button.matches(':focus-visible') ? 'moves' : 'pointer');
}

function remember(from: typeof cameFrom): void {
  cameFrom = from;
  standsThere = false;
  if (from === 'pointer') letGo();
}

/**
 * After a step by keys on the table: to the first place that glows, or to the end of the turn. Where neither
 * is, and after any other step whose button is gone: to the next question of the moves, where keys act. What
 * the answer of the server draws anew takes the focus from nobody.
 */
export function goOnByKeys(): void {
  const isGone = standsThere && document.activeElement === document.body;
  const from = cameFrom ?? (isGone ? 'table' : undefined);
  // The button that was pressed may be there until the answer comes, and go only then.
  if (from === 'moves' && document.activeElement?.closest('#moves button')) return;
  cameFrom = undefined;
  if (!from) return stayInMoves();
  if (from === 'pointer') return takeUpAgain();
  if (from === 'table') {
    const first = firstGlowing();
    if (first && leadsOn(first)) return standOn(first);
    document.querySelector<HTMLElement>('#moves [data-key="e"]')?.focus();
  }
  if (document.activeElement === document.body) focusOnMoves(from === 'table');
}

function standOn(place: HTMLElement): void {
  focusOn(place);
  standsThere = true;
  addEventListener('pointerdown', leave, { once: true });
}

function leave(): void {
  standsThere = false;
}

/** The keys go on in the bar, where a place stands for several steps or a button is pressed once more. */
export function focusOnBar(): void {
  document
    .querySelector<HTMLElement>('#turn-bar:popover-open :is([data-step],[data-do=go]):not([hidden])')
    ?.focus();
}
