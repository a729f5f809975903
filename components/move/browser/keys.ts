/** Keys for the whole table. They are silent while somebody writes or chooses in a field. */
import { focusOn, glowing, isArrow, moveFocus } from './glow';
import { isAtOnce } from './one-tap';
import { pieceOf } from './table-dom';

interface Keyed {
  turn(way: 1 | 5): void;
  /** Whether there was something to go back from. */
  back(): boolean;
}

/** Listens until the signal ends it. */
export function listenToKeys(keyed: Keyed, signal: AbortSignal): void {
  document.addEventListener('keydown', (event) => onKey(keyed, event), { signal });
}

function onKey(keyed: Keyed, event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
  const piece = pieceOf(target);
  const isMine = piece?.hasAttribute('data-legal');
  if (piece && isMine && isArrow(key)) moveFocus(piece, key);
  else if (piece && isMine && key === ' ')
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  else if (key === 'Escape' ? !keyed.back() : !shortcut(keyed, key)) return;
  event.preventDefault();
}

/** Whether the key is one. */
function shortcut(keyed: Keyed, key: string): boolean {
  const act = SHORTCUTS[key.length === 1 ? key : ''];
  act?.(keyed);
  return act !== undefined;
}

const button = (name: string) => document.querySelector<HTMLElement>(`#moves [data-key="${name}"]`);

/** Where something would be lost or shown, the key leads to the button, which says so. */
function endTurn(): void {
  const end = button('e');
  end?.focus();
  if (end && isAtOnce(end.dataset.asks !== undefined)) end.click();
}

const SHORTCUTS: Readonly<Record<string, (keyed: Keyed) => void>> = {
  r: (keyed) => keyed.turn(1),
  R: (keyed) => keyed.turn(5),
  u: () => button('u')?.click(),
  e: endTurn,
  b: () => {
    const [first] = glowing();
    if (first) focusOn(first);
  },
  p: () => document.querySelector<HTMLElement>('#moves button, #moves summary, #moves select')?.focus(),
  '?': () => document.getElementById('shortcuts')?.togglePopover(),
};
