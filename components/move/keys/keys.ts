/**
 * Keys of the table. Single keys act while the focus is on the table or in its panel, and never in a field:
 * people who control their computer by voice must not play by accident (WCAG 2.1.4).
 */
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { firstGlowing, focusOn, leadsOn } from '@/components/board/marks';
import { atOf, pieceOf } from '@/components/board/pieces';
import { isArrow, walk } from '@/components/board/walk';
import { footButton } from './key-focus';
import { shortcutOf, type Shortcut } from './shortcuts';
import type { TurnActs } from '@/components/move/turn/turn-context';

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'target'>;

/** Whether a key is somebody else's: of the browser, of a field or of a dialog. */
export function isElsewhere({ altKey, ctrlKey, metaKey, defaultPrevented, target }: Key): boolean {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return true;
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

/** Handles a key at a table where the reader makes a turn. */
export function onTableKey(event: ReactKeyboardEvent<HTMLElement>, acts: TurnActs): void {
  const { key, target } = event;
  if (isElsewhere(event) || !(target instanceof Element)) return;
  // A key that is held presses End turn once.
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

/** A link is pressed by Enter anyway, and a button by both; an empty slot is none. */
const isPress = (key: string, piece: HTMLElement): boolean =>
  !piece.matches('button') && (key === ' ' || (key === 'Enter' && !piece.matches('a')));

/** Whether the key is one. */
function shortcut(event: KeyboardEvent, target: Element, acts: TurnActs): boolean {
  const what = shortcutOf(event);
  if (what === 'tell') tell(target);
  else if (what) ACTS[what](acts, event.shiftKey);
  return what !== undefined;
}

/** A place large, with its words, whatever a press on it would do: with Alt nothing is chosen (Board). */
function tell(target: Element): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, altKey: true });
  pieceOf(target)?.dispatchEvent(click);
}

/**
 * Where something would be shown it leads to the button, which says so; from there it is pressed. Where
 * something would be lost the first press has the button say so.
 */
function endTurn({ isAtOnce }: TurnActs): void {
  const end = footButton('e');
  const isSure = end === document.activeElement;
  end?.focus();
  if (end && (isSure || isAtOnce(end.dataset.asks !== undefined))) end.click();
}

/** The focus stays in the moves: on the page itself no key would act. */
function undo(): void {
  const back = footButton('u');
  if (document.activeElement?.closest('#moves')) back?.focus();
  back?.click();
}

/**
 * The next thing to do: a place where the turn may go on, else the first answer to the next question of the
 * moves, or the end of the turn. That a row may be refreshed is neither.
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
