/** Why a command is refused, in sentences. The compiler checks that every code of the engine has one. */
import type { Cure } from '@/lib/game/engine/explain';
import { REJECTION_CODES } from '@/lib/game/engine/reasons';
import type { Rejection, RejectionCode } from '@/lib/game/engine/rejections';
import type { ItemKind } from '@/lib/game/engine/state';
import { ACTIONS, type Cost, type Good, GOODS } from '@/lib/game/engine/vocabulary';
import { capitalize, type Labelling, type Wording } from '@/lib/game/wording/wording';
import { labelCommand } from '@/lib/game/wording/options';
import { actionName, describeAmount, describeCost, isFree } from './terms';

type Params = NonNullable<Rejection['params']>;

export function describeRefusal(words: Wording, { code, params = {} }: Rejection): string {
  const sentence = words.t(`refusals.${code}`, {
    action: actionIn(words, params),
    price: priceIn(words, params),
    lack: lackIn(words, params),
    reason: reasonIn(params),
    context: String(params.context ?? ''),
    means: meansIn(params),
    keep: typeof params.keep === 'number' ? params.keep : -1,
    item: itemIn(words, params),
  });
  return capitalize(sentence);
}

/** Every code with its sentence without parameters, as the API reference lists them. */
export function refusalSentences(words: Wording): { readonly code: string; readonly sentence: string }[] {
  return REJECTION_CODES.map((code) => ({ code, sentence: describeRefusal(words, { code, rule: '' }) }));
}

function actionIn(words: Wording, params: Params): string {
  const action = ACTIONS.find((name) => name === params.action);
  return action
    ? words.t('refusals.words.quoted', { action: actionName(words, action) })
    : words.t('refusals.words.this-action');
}

const ITEM_NAMES = [
  'choice',
  'production-kind',
  'technology',
  'production-token',
  'sideways',
  'arrow',
  'cathedral-tile',
  'plaza-reward',
  'plaza-tile',
  'bridge-tile',
  'plank',
  'road',
  'road-egg',
  'perform',
  'seal',
  'windows',
  'parler-markers',
  'parler-building',
] as const satisfies readonly ItemKind[];

/** The item that is due first, by name if it is known. */
function itemIn(words: Wording, { kind }: Params): string {
  const name = ITEM_NAMES.find((known) => known === kind);
  return name ? words.t(`events.item.${name}`) : words.t('refusals.words.open-choice');
}

/** The price in the parameters that are named like goods. */
function priceIn(words: Wording, params: Params): string {
  const amounts = GOODS.flatMap((good) => {
    const n = params[good];
    return typeof n === 'number' && n > 0 ? [describeAmount(words, good, n)] : [];
  });
  if (amounts.length === 0) return words.t('refusals.words.for-this');
  const price = words.list(amounts);
  // A site's surcharge is due after its tile was paid for and its rewards were gained.
  return 'site' in params ? words.t('refusals.words.surcharge', { price }) : price;
}

/** The group of ways to make a main action possible, as the messages distinguish them. */
function meansIn({ means }: Params): 'refill' | 'extra' | 'technology' | 'bonus' | 'item' | 'none' {
  switch (means) {
    case 'refill':
    case 'technology':
      return means;
    case 'extra-action':
      return 'extra';
    case 'upgrade-bonus':
      return 'bonus';
    case 'open-item':
      return 'item';
    default:
      return 'none';
  }
}

/** The goods missing from the price. */
function lackIn(words: Wording, params: Params): string {
  const lacking = GOODS.flatMap((good) => {
    const short = shortOf(params, good);
    return short === undefined ? [] : [describeAmount(words, good, short)];
  });
  if (lacking.length === 0) return '';
  return ` ${words.t('refusals.words.short', { goods: words.list(lacking) })}`;
}

/** The missing amount of a good. */
function shortOf(params: Params, good: Good): number | undefined {
  const short = params[`${good}-short`];
  return typeof short === 'number' ? short : undefined;
}

/** Why an action is impossible: the missing thing, or the nearest price. */
function reasonIn(params: Params): 'tile' | 'cell' | 'site' | 'price' | 'none' {
  if (isLacking(params.lacks)) return params.lacks;
  return GOODS.some((good) => shortOf(params, good) !== undefined) ? 'price' : 'none';
}

function isLacking(what: unknown): what is 'tile' | 'cell' | 'site' {
  return what === 'tile' || what === 'cell' || what === 'site';
}

// Cures for a refusal in words, with their amounts.

/** Maximum cures named; a player with more options needs no list. */
const NAMED = 3;

/** A step and its effect: "“Buy 1 egg for 1 gold” (gives 1 egg for 1 gold)". */
export function describeCure(on: Labelling, { command, goods }: Cure): string {
  const { words } = on;
  const step = labelCommand(on, command);
  const [won, paid] = [part(goods, 1), part(goods, -1)];
  const [gains, price] = [describeCost(words, won), describeCost(words, paid)];
  if (isFree(won))
    return words.t(isFree(paid) ? 'refusals.words.step' : 'refusals.words.step-costs', { step, price });
  return words.t(isFree(paid) ? 'refusals.words.step-gives' : 'refusals.words.step-trades', {
    step,
    gains,
    price,
  });
}

/** A sentence about the helpful steps, or an empty text without steps. */
export function describeHelp(on: Labelling, cures: readonly Cure[]): string {
  if (cures.length === 0) return '';
  const { words } = on;
  const named = cures.slice(0, NAMED).map((cure) => describeCure(on, cure));
  const rest = cures.length - named.length;
  const more = rest === 0 ? [] : [words.t('refusals.words.more', { n: rest })];
  return words.t('refusals.words.helps', { steps: words.list([...named, ...more], 'or') });
}

/** The gained goods (sign 1), or the paid ones (sign -1). */
function part(goods: Cure['goods'], sign: 1 | -1): Cost {
  const amounts = Object.entries(goods).map(([good, n]) => [good, Math.max(0, n * sign)]);
  return Object.fromEntries(amounts);
}

const codes: ReadonlySet<string> = /* @__PURE__ */ new Set(REJECTION_CODES);

/** Whether a text is a code of the engine. */
export function isRejectionCode(text: string): text is RejectionCode {
  return codes.has(text);
}
