/**
 * Keyboard shortcuts of the table. Single keys act while the focus is on the table or its panel, and never in
 * a field, so voice control users do not play by accident (WCAG 2.1.4).
 */
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { firstGlowing, focusOn, leadsOn } from '@/components/board/marks';
import { atOf, pieceOf } from '@/components/board/pieces';
import { isArrow, walk } from '@/components/board/walk';
import type { TurnActs } from '@/components/move/turn/turn-context';
import { footButton } from './key-focus';
import { shortcutOf, type Shortcut } from './shortcuts';

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'target'>;

/** Whether a key belongs to the browser, a field or a dialog. */
export function isElsewhere({ altKey, ctrlKey, metaKey, defaultPrevented, target }: Key): boolean {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return true;
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

/** Handles a key during the reader's turn. */
export function onTableKey(event: ReactKeyboardEvent<HTMLElement>, acts: TurnActs): void {
  const { key, target } = event;
  if (isElsewhere(event) || !(target instanceof Element)) return;
  // Holding a key presses End turn only once.
  if (event.repeat && target.matches('[data-key="e"]')) return event.preventDefault();
  const piece = pieceOf(target);
  const isMine = piece?.hasAttribute('data-legal') === true;
  if (isArrow(key)) {
    if (!walk(key, target) && !isMine) return;
  } else if (piece && isMine && isPress(key, piece))
    acts.pick(atOf(piece), { byKey: true, isDouble: false, when: event.timeStamp });
  else if (!shortcut(event.nativeEvent, target, acts)) return;
  event.preventDefault();
}

/**
 * Whether a key presses this place. Links handle Enter themselves and buttons handle both keys; an empty slot
 * is neither.
 */
const isPress = (key: string, piece: HTMLElement): boolean =>
  !piece.matches('button') && (key === ' ' || (key === 'Enter' && !piece.matches('a')));

/** Handles the key if it is a shortcut. */
function shortcut(event: KeyboardEvent, target: Element, acts: TurnActs): boolean {
  const what = shortcutOf(event);
  if (what === 'tell') tell(target);
  else if (what) ACTS[what](acts, event.shiftKey);
  return what !== undefined;
}

/** Opens the close-up of a place, whatever a press on it would do: with Alt nothing is chosen (Board). */
function tell(target: Element): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, altKey: true });
  pieceOf(target)?.dispatchEvent(click);
}

/**
 * If ending would reveal something, focuses the button, which says so and then ends the turn. If it would
 * lose something, the first press shows the losses.
 */
function endTurn({ isAtOnce }: TurnActs): void {
  const end = footButton('e');
  const isSure = end === document.activeElement;
  end?.focus();
  if (end && (isSure || isAtOnce(end.dataset.asks !== undefined))) end.click();
}

/** Keeps the focus in the moves, because no shortcut acts on the page itself. */
function undo(): void {
  const back = footButton('u');
  if (document.activeElement?.closest('#moves')) back?.focus();
  back?.click();
}

/**
 * Focuses the next thing to do: a place that continues the turn, else the first answer to the next question,
 * or End turn. Refreshing a row does not count.
 */
function findNext(): void {
  const first = firstGlowing();
  if (first && leadsOn(first)) return focusOn(first);
  const question = document.querySelector('#moves [data-question]:not(.moves-foot *)');
  const answer = question?.closest('section')?.querySelector<HTMLElement>('input:checked, button');
  (answer ?? footButton('e') ?? first)?.focus();
}

const ACTS: Readonly<Record<Exclude<Shortcut, 'tell'>, (acts: TurnActs, isShifted: boolean) => void>> = {
  turn: ({ turnBy }, isShifted) => turnBy(isShifted ? 5 : 1),
  undo,
  end: endTurn,
  places: findNext,
  moves: () => document.querySelector<HTMLElement>('#moves :is(button, summary, input:checked)')?.focus(),
  say: () => document.getElementById('say-line')?.focus(),
  help: () => document.getElementById('shortcuts')?.togglePopover(),
};
