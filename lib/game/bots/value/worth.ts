/** The worth of an effect to a seat that will receive it later. */
import type { Outlook } from '@/lib/game/bots/outlook';
import { countOf } from '@/lib/game/engine/effects/resolve';
import type { Player } from '@/lib/game/engine/state';
import { listEntries, elementAt } from '@/lib/game/engine/util';
import { assertNever } from '@/lib/game/engine/util';
import type { Cost, Effect } from '@/lib/game/engine/vocabulary';
import { unitWorth } from './growth';

/** The worth of an effect in points; effects that count or produce need the player. */
export function worthOf(outlook: Outlook, player: Player, effect: Effect | null): number {
  if (!effect) return 0;
  const { unit, weights } = outlook;
  switch (effect.kind) {
    case 'special-or-points':
      return effect.n;
    case 'both':
      return effect.of.reduce((sum, part) => sum + worthOf(outlook, player, part), 0);
    case 'choose-one':
      return Math.max(...effect.of.map((part) => worthOf(outlook, player, part)));
    case 'may':
      return Math.max(0, worthOf(outlook, player, effect.gain));
    case 'pay':
      return Math.max(0, worthOf(outlook, player, effect.gain) - priceOf(outlook, effect.cost));
    case 'buy-egg':
      return Math.max(0, unit.egg - priceOf(outlook, effect.cost));
    case 'climb':
      return 4.5 * effect.n;
    case 'perform-action':
      return weights.action + (effect.discount ? 1.5 : 0);
    case 'produce':
      return productionOf(outlook, player, effect.what);
    case 'plaza-rewards':
      return 8;
    case 'points-per':
      return effect.n * countOf(outlook.pack, player, effect.per);
    case 'spend-for-points':
      return 0;
    case 'ability':
      return 0.4 * outlook.left * worthOf(outlook, player, effect.gain) * usesOf(effect.limit);
    case 'arrow-up':
      return 3;
    case 'arrow-sideways':
      return 1.5;
    default:
      return effect.kind in unit
        ? unitWorth(outlook, player, effect.kind) * effect.n
        : assertNever(effect as never);
  }
}

const usesOf = (limit: 'once-per-turn' | undefined): number => (limit ? 0.8 : 0.6);

export function priceOf({ unit }: Outlook, cost: Cost): number {
  let sum = 0;
  for (const [good, n] of listEntries(cost)) sum += unit[good] * n;
  return sum;
}

/** Worth of one production of gold or stone at the track's current level. */
export function productionOf(outlook: Outlook, player: Player, what: 'gold' | 'stone'): number {
  const track = what === 'gold' ? 'gold-mine' : 'quarry';
  const count = player.counts[track];
  const token = player.productionTokens[track];
  const data = elementAt(outlook.pack.playerBoard.tracks, what === 'gold' ? 0 : 1);
  let sum = count * outlook.unit[what];
  if (token) sum += worthOf(outlook, player, outlook.pack.tokenById.get(token)?.gain ?? null);
  for (const bonus of data.productionBonuses)
    if (bonus.field <= count) sum += worthOf(outlook, player, bonus.gain);
  return sum;
}
