/** Cures for a refusal in words, with their amounts. */
import type { Cure } from '@/lib/game/engine/explain';
import type { Cost } from '@/lib/game/engine/vocabulary';
import type { Labelling } from '../labelling';
import { labelCommand } from '../options/options';
import { describeCost, isFree } from '../terms';

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

/** A sentence about the helpful steps, or an empty text if there are none. */
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
