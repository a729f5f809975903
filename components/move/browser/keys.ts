/**
 * Keys of the table. Single ones act with the focus on it or in its panel alone, and are silent while
 * somebody writes or chooses in a field: whoever speaks to their computer must not play by it (WCAG 2.1.4).
 */
import { isEscape } from '@/components/ui/keys';
import { firstGlowing, focusOn, isArrow, leadsOn } from './glow';
import type { Keyed } from './my-keys';
import { isAtOnce } from './one-tap';
import { doneByKey } from './single-keys';
import { atOf, pieceOf } from './table-dom';
import { walk } from './walk';

interface Turning {
  turn(way: 1 | 5): void;
  /** Whether there was something to go back from. */
  back(): boolean;
}

/** Listens until the signal ends it. */
export function listenToKeys(turning: Turning, signal: AbortSignal): void {
  document.addEventListener('keydown', (event) => onKey(turning, event), { signal });
}

function onKey(turning: Turning, event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
  // A key that is held presses End turn once.
  if (event.repeat && target instanceof Element && target.matches('[data-key="e"]'))
    return event.preventDefault();
  const piece = pieceOf(target);
  const isMine = piece?.hasAttribute('data-legal');
  if (isArrow(key)) {
    if (!walk(key, target) && !isMine) return;
  } else if (piece && isMine && isPress(key, piece))
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  else if (isEscape(event) ? !turning.back() : !shortcut(turning, event)) return;
  event.preventDefault();
}

/** A link is pressed by Enter anyway; an empty slot is none. */
const isPress = (key: string, piece: HTMLElement): boolean =>
  key === ' ' || (key === 'Enter' && !piece.matches('a, button'));

/** Whether the key is one. */
function shortcut(turning: Turning, event: KeyboardEvent): boolean {
  const { shiftKey, target } = event;
  if (!(target instanceof Element) || !target.closest('.tabletop')) return false;
  const what = doneByKey(event);
  if (what === 'tell') tell(target);
  else if (what) SHORTCUTS[what](turning, shiftKey);
  return what !== undefined;
}

/** A place large, with its words, whatever a press on it would do: by the way that the bar has. */
function tell(target: EventTarget | null): void {
  const piece = pieceOf(target);
  const large = document.querySelector<HTMLElement>('#turn-bar [data-do="inspect"]');
  if (!piece || !large) return;
  large.dataset.at = atOf(piece);
  large.click();
}

const button = (name: string) => document.querySelector<HTMLElement>(`#moves [data-key="${name}"]`);

/**
 * Where something would be shown it leads to the button, which says so; from there it is pressed. Where
 * something would be lost the first press has the button say so.
 */
function endTurn(): void {
  const end = button('e');
  const isSure = end === document.activeElement;
  end?.focus();
  if (end && (isSure || isAtOnce(end.dataset.asks !== undefined))) end.click();
}

/** Whoever is in the moves goes on there, without a moment on the page in which no key acts. */
function undo(): void {
  const back = button('u');
  if (document.activeElement?.closest('#moves')) back?.focus();
  back?.click();
}

/** To the field for steps and questions. */
function say(): void {
  document.querySelector<HTMLElement>('#say-line')?.focus();
}

/**
 * The next thing to do: a place where the turn may go on, else the first answer to the next question of the
 * moves, or the end of the turn. That a row may be refreshed is neither.
 */
function findNext(): void {
  const first = firstGlowing();
  if (first && leadsOn(first)) return focusOn(first);
  const question = document.querySelector('#moves [data-question]:not(.moves-foot *)');
  const answer =
    question?.closest('section')?.querySelector<HTMLElement>(':is(select,button)') ?? button('e') ?? first;
  answer?.focus();
}

const SHORTCUTS: Readonly<Record<Exclude<Keyed, 'tell'>, (turning: Turning, isShifted: boolean) => void>> = {
  turn: (turning, isShifted) => turning.turn(isShifted ? 5 : 1),
  undo,
  end: endTurn,
  places: findNext,
  moves: () => document.querySelector<HTMLElement>('#moves button, #moves summary, #moves select')?.focus(),
  say,
  help: () => document.getElementById('shortcuts')?.togglePopover(),
};
