/** Buttons of the moves that are asked for once more, as a place would be: the same wish holds for both. */
import { commandOf, type Choice } from './choice';
import { offered } from './foresight';
import { isAskedAgain } from './one-tap';
import { formChoice } from './placement-forms';
import { rowToTick } from './row-choice';
import type { TurnData } from '@/lib/game/turn/turn-data';

/** What a button says besides that it reveals something. */
export function textOf(button: Element): string {
  const copy = button.cloneNode(true);
  if (copy instanceof Element) copy.querySelector('.reveals')?.remove();
  return copy.textContent ?? '';
}

/** A button is pressed the second time. */
let isSure = false;

/** Presses the button that was asked for; by keys that is done within the bar, which goes. */
export function pressAgain(button: HTMLButtonElement): void {
  if (document.activeElement?.matches('#turn-bar :focus-visible')) button.focus({ preventScroll: true });
  isSure = true;
  button.form?.requestSubmit(button);
  isSure = false;
}

/**
 * The button as what is chosen, where its step is to be asked for. Taking back never is; what ends the turn
 * says itself what that means. A row of which too few tiles are ticked is chosen itself.
 */
export function pressedFirst(turn: TurnData, button: HTMLElement | null): Choice | undefined {
  // What is given on the table goes by a button that nobody sees, and was asked for there.
  if (isSure || !(button instanceof HTMLButtonElement) || button.hidden) return undefined;
  const row = rowToTick(turn, button.form);
  if (row) return row;
  const { type } = offered(turn, button.value) ?? {};
  const tile = commandOf(formChoice(turn, button) ?? { kind: 'nothing' });
  const reveals = tile?.reveals ?? button.querySelector('.reveals') !== null;
  const asks = type !== 'EndTurn' && (reveals || tile?.loses === true || button.dataset.asks !== undefined);
  return type !== 'Undo' && isAskedAgain(asks) ? { kind: 'pressed', button, reveals } : undefined;
}
