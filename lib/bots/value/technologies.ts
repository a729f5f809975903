/** Worth of the technologies a seat owns. */
import { must } from '../../engine/util';
import type { Player } from '../../engine/state';
import type { Effect, Trigger } from '../../engine/vocabulary';
import type { Outlook } from '../outlook';
import { worthOf } from './worth';

/** How often a turn sets each ability off. */
const PER_TURN: Readonly<Record<Trigger, number>> = {
  'crane-points': 0.65,
  'wheel-gold': 0.22,
  'wheel-stone': 0.2,
  'gold-mine-advance': 0.2,
  'quarry-advance': 0.2,
  'grid-row-up': 0.3,
  'blue-token': 0.18,
  'red-token': 0.15,
  'wall-with-icon': 0.15,
  'building-with-icon': 0.15,
  'building-without-icon': 0.15,
  egg: 0.3,
  'upgrade-performed': 0.3,
  'wall-performed': 0.25,
};

export function technologyWorth(outlook: Outlook, player: Player): number {
  let sum = 0;
  for (const { tile } of player.technologies)
    sum += technologyTileWorth(outlook, player, must(outlook.pack.technologyById, tile).effect);
  return sum;
}

/** A tile not used yet is worth a little less each turn, so that it is not kept too long. */
export function technologyTileWorth(outlook: Outlook, player: Player, effect: Effect): number {
  const { left } = outlook;
  if (effect.kind === 'ability')
    return PER_TURN[effect.trigger] * left * worthOf(outlook, player, effect.gain);
  if (left === 0) return 0;
  return Math.min(0.9, 0.6 + 0.1 * left) * worthOf(outlook, player, effect);
}

/** Uses of an ability with that trigger in the turns left. */
export function usesOf({ left }: Outlook, trigger: Trigger): number {
  return PER_TURN[trigger] * left;
}
