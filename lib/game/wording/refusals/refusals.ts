/** Why a command is refused, in sentences. The compiler checks that every code of the engine has one. */
import { REJECTION_CODES } from '@/lib/game/engine/reasons';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { ItemKind } from '@/lib/game/engine/state';
import { ACTIONS, GOODS, type Good } from '@/lib/game/engine/vocabulary';
import type { Wording } from '@/lib/game/wording/wording';
import { capitalize } from '../language/grammar';
import { actionName, describeAmount } from '../terms';

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
