/** Why a command is refused, in English sentences: total over all codes of the engine. */
import { GOODS } from '@/lib/engine/vocabulary';
import type { Rejection, RejectionCode } from '@/lib/engine/rejections';
import { count, list } from './grammar';
import { ACTION_NAMES } from './terms';

type Params = NonNullable<Rejection['params']>;
type Sentence = (params: Params) => string;

const SENTENCES: Readonly<Record<RejectionCode, Sentence>> = {
  // who and when
  'not-a-seat': () => 'This seat is not at the table.',
  'game-finished': () => 'The game is finished.',
  'not-your-turn': () => 'It is not your turn.',
  'answer-first': () => 'There is a choice to make before anything else.',
  // taking the action tile, and its slot bonus
  'tile-already-taken': () => 'You have already taken an action tile this turn.',
  'tile-not-taken': () => 'Take an action tile first.',
  'no-tile-there': () => 'There is no action tile at this position of the crane.',
  'actions-impossible': () => 'Neither action of this tile can be performed, but those of another tile can.',
  'no-slot-bonus': () => 'There is no slot bonus left to collect.',
  'not-collectable': () => 'This slot bonus cannot simply be collected.',
  'no-egg-offer': () => 'Your slot bonus offers no egg.',
  'no-special-right': () => 'You have no right to a special tile that could become points.',
  'special-right-needed': () =>
    'A special tile can be taken only with the right to it, in the action of your action tile.',
  // performing actions
  'finish-performance-first': () => 'Finish the action you have begun first.',
  'no-such-context': () => 'Nothing allows this action now.',
  'main-action-done': () => 'You have performed the action of your action tile already.',
  'main-action-open': () => 'The action of your action tile is still to be performed.',
  'main-action-possible': () =>
    'An action of your action tile can still be performed, so it cannot be skipped.',
  'action-not-on-tile': ({ action }) => `Your action tile does not show ${actionName(action)}.`,
  'action-not-allowed': ({ action }) => `${actionName(action, 'This action')} is not allowed here.`,
  'action-impossible': ({ action }) =>
    `${actionName(action, 'This action')} cannot be completed in this position.`,
  'not-declared': ({ action }) => `You are not performing ${actionName(action)} just now.`,
  'would-strand-action': () => 'This would make it impossible to complete the action you have begun.',
  // paying
  'cannot-pay': (params) => `You cannot pay ${priceOf(params)}.`,
  'wrong-price': () => 'This is not one of the prices for it.',
  'extra-already-bought': () => 'You have bought an extra action this turn already.',
  'extra-not-bought': () => 'You have not bought an extra action.',
  // technologies
  'not-your-technology': () => 'This technology is not yours.',
  'not-single-use': () => 'This technology works by itself; it is not used up.',
  // rows
  'already-refreshed': () => 'You have refreshed a row this turn already.',
  'wrong-slots': () => 'Name two different tiles of the row to replace.',
  'slot-empty': () => 'There is no tile in this slot of the row.',
  'refill-not-offered': () => 'At this table rows are refilled at once.',
  'nothing-to-refill': () => 'There is nothing to refill in this row.',
  // Peter Parler
  'plaza-complete': () => 'All sites of this plaza are built on.',
  'parler-place': () => 'His building cannot go there; where it can touch a blue corner, it must.',
  // projects
  'no-row-above': () => 'There is no row above.',
  'grid-needed': () => 'Name the Hunger Wall or the Cathedral.',
  'wrong-grid': () => 'This move is not for this grid.',
  // seals and cubes
  'no-seal-right': () => 'You have no right to claim a seal.',
  'seal-taken': () => 'This seal is claimed already.',
  'unknown-seal': () => 'There is no such seal.',
  'no-cube': () => 'You have no cube left for this.',
  // places
  'cell-taken': () => 'There is a wall at this place already.',
  'unknown-cell': () => 'Your action board has no such place.',
  'site-taken': () => 'There is a building on this site already.',
  'unknown-site': () => 'The city has no such building site.',
  'unknown-plaza': () => 'The city has no such plaza.',
  'plaza-without-tile': () => 'There is no tile on this plaza.',
  'unknown-place': () => 'The bridge has no such place.',
  'place-taken': () => 'There is a plank at this place already.',
  'pawn-at-the-end': () => "Your pawn is at the end of the King's Road.",
  // choices
  'no-open-item': () => 'There is nothing open that this would answer.',
  'unknown-option': () => 'This choice does not exist.',
  'not-offered': () => 'This was not offered to you.',
  'token-not-in-river': () => 'This production token is not in the river.',
  'token-first': () => 'Choose the production token for this track first.',
  'wrong-number-of-windows': () => 'Keep exactly as many windows as you may.',
  'no-candidate': () => 'This upgrade gives no bonus for that action.',
  'already-paid': () => 'The upgrade bonus for this action was collected already.',
  // ending the turn, going back
  'must-be-resolved': () => 'Something must be decided before the turn can end.',
  'nothing-to-undo': () => 'There is nothing to take back.',
  'undo-barrier': () =>
    'This cannot be taken back: something hidden was shown since, or somebody else acted.',
};

/** The sentence for a refusal. */
export function describeRefusal({ code, params }: Rejection): string {
  return SENTENCES[code](params ?? {});
}

/** Whether a text is a code of the engine. */
export function isRejectionCode(text: string): text is RejectionCode {
  return Object.hasOwn(SENTENCES, text);
}

/** Every code with the sentence it has when nothing particular is known; for the reference of the API. */
export function refusalSentences(): { readonly code: string; readonly sentence: string }[] {
  return Object.entries(SENTENCES).map(([code, sentence]) => ({ code, sentence: sentence({}) }));
}

const NAMES_BY_TEXT: ReadonlyMap<unknown, string> = new Map(Object.entries(ACTION_NAMES));

function actionName(action: unknown, otherwise = 'this action'): string {
  const name = NAMES_BY_TEXT.get(action);
  return name ? `“${name}”` : otherwise;
}

/** Parameters named like goods are what was to be paid. */
function priceOf(params: Params): string {
  const amounts = GOODS.flatMap((good) => {
    const n = params[good];
    return typeof n === 'number' && n > 0 ? [amount(good, n)] : [];
  });
  return amounts.length > 0 ? list(amounts) : 'for this';
}

function amount(good: (typeof GOODS)[number], n: number): string {
  const word = good.replace('-', ' ');
  return good === 'gold' || good === 'stone' ? `${n} ${word}` : count(n, word);
}
