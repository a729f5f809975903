/** When a tap on the table is a step at once, and when it asks first: the choice of whoever plays here. */

import { matchesMedia } from '@/components/ui/browser-features';
import { ASKED, type Asked } from './asked';
import type { TurnData } from '@/lib/game/turn/turn-data';
import { otherUseOfCube, type Choice } from './choice';
import { isPhone } from './table-dom';
import { wish, wished } from './wishes';

const isAsked = (value: unknown): value is Asked => ASKED.some((each) => each === value);

/** What was chosen; otherwise whatever shows something hidden, which nobody can take back. */
function asked(): Asked {
  const value = wished('ask');
  return isAsked(value) ? value : 'reveals';
}

/** Only what is played in the page can be taken back as quickly as it was done. */
const isPlayedHere = (): boolean => document.documentElement.dataset.pending !== undefined;

/** Whether a step is made without being asked for once more. */
export function isAtOnce(reveals: boolean): boolean {
  const what = asked();
  return isPlayedHere() && what !== 'all' && (!reveals || what === 'nothing');
}

/** Whether a button of the moves is asked for once more. */
export const isAskedAgain = (reveals: boolean): boolean => isPlayedHere() && !isAtOnce(reveals);

/** Whether nothing at all is asked for once more. */
export const isAskedNothing = (): boolean => isAtOnce(true);

/** Where a thumb puts a tile is asked for once more: it hides what it points at. */
export const isByThumb = (): boolean => isPhone() || matchesMedia('(pointer: coarse)');

const field = () => document.querySelector<HTMLSelectElement>('select[data-ask]');

/** A tile goes where it was pointed at, unless a thumb hides that, or its cube has two uses. */
export function isPlacedAtOnce(
  turn: TurnData,
  choice: Extract<Choice, { kind: 'spot' }>,
  at: string,
): boolean {
  return choice.spot.at === at && (!isByThumb() || isAskedNothing()) && !otherUseOfCube(turn, choice);
}

/** Has the panel say what is asked. */
export function showAsked(): void {
  const select = field();
  // Set to the same value again, Chromium would still read all forms of the page, and lay it out for that.
  if (select && select.value !== asked()) select.value = asked();
}

/** Takes a new choice from the panel; whether that is what was changed. */
export function takeAsked(target: EventTarget | null): boolean {
  const select = field();
  if (!select || target !== select) return false;
  if (isAsked(select.value)) wish('ask', select.value);
  return true;
}
