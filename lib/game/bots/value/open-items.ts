/** Worth of the open items of a seat: choices, moves, draws and unused rights. */
import type { Outlook } from '@/lib/game/bots/outlook';
import { freeEffectOf } from '@/lib/game/engine/board/road';
import { rewardsOf } from '@/lib/game/engine/phases/plaza';
import type { Item, ItemOf, Player, State } from '@/lib/game/engine/state';
import { assertNever, must } from '@/lib/game/engine/util';
import type { Grid } from '@/lib/game/engine/vocabulary';
import { bestActionWorth } from './turn';
import { productionOf, worthOf } from './growth';

export function openWorth(outlook: Outlook, state: State, player: Player): number {
  let sum = 0;
  for (const item of state.items)
    if (item.seat === outlook.seat) sum += itemWorth(outlook, state, player, item);
  return sum;
}

function itemWorth(outlook: Outlook, state: State, player: Player, item: Item): number {
  const { pack, weights, unit, left } = outlook;
  switch (item.kind) {
    case 'choice':
      return Math.max(...item.of.map((part) => worthOf(outlook, player, part)));
    case 'production-kind':
      return Math.max(productionOf(outlook, player, 'gold'), productionOf(outlook, player, 'stone'));
    case 'technology':
      return levelWorth(outlook, item.level);
    case 'production-token':
      return 2 * weights.goldProductions * left;
    case 'sideways':
      return stepWorth(outlook, item.grid);
    case 'arrow':
      return 3.5;
    case 'cathedral-tile':
      return 6;
    case 'plaza-reward':
    case 'plaza-tile':
      return rewardWorth(outlook, state, player, item);
    case 'bridge-tile':
      return weights.bridgeTile[item.stack];
    case 'plank':
      return 4.5 + worthOf(outlook, player, must(pack.bridgeTileById, item.tile).gain);
    case 'road':
      return roadWorth(outlook, state, player, item);
    case 'road-egg':
      return player.goods.egg > 0 ? eggEffectWorth(outlook, player, item) : 0;
    case 'perform':
      return (
        bestActionWorth(outlook, state, player, item) + (item.then ? worthOf(outlook, player, item.then) : 0)
      );
    case 'seal':
      return 0;
    case 'windows':
      return -Math.min(unit['silver-window'], unit['gold-window']);
    case 'parler-markers':
    case 'parler-building':
      return 0;
    default:
      return assertNever(item);
  }
}

/** Worth of the best of three technologies of a level; permanent ones need turns to pay off. */
export function levelWorth({ weights, left }: Outlook, level: 'I' | 'II' | 'III' | 'IV'): number {
  const isPermanent = level === 'I' || level === 'II';
  return weights.level[level] * (isPermanent ? Math.min(1, left / 10) : Math.min(1, 0.4 + left / 5));
}

function stepWorth({ unit }: Outlook, grid: Grid | 'either'): number {
  if (grid === 'hunger-wall') return unit['wall-step'];
  return unit[grid === 'either' ? 'wall-or-cathedral-step' : 'cathedral-step'];
}

function rewardWorth(
  outlook: Outlook,
  state: State,
  player: Player,
  item: ItemOf<'plaza-reward'> | ItemOf<'plaza-tile'>,
): number {
  const sums = state.plazas
    .filter((plaza) => plaza.face && (item.kind === 'plaza-tile' || plaza.plaza === item.plaza))
    .map((plaza) => {
      const { upper, lower } = rewardsOf(outlook.pack, plaza);
      const [high, low] = [worthOf(outlook, player, upper), worthOf(outlook, player, lower)];
      return item.kind === 'plaza-tile' || item.both ? high + low : Math.max(high, low);
    });
  return Math.max(0, ...sums);
}

function roadWorth(outlook: Outlook, state: State, player: Player, { space }: ItemOf<'road'>): number {
  const data = outlook.pack.roadSpaceByNumeral.get(space);
  const free = data && freeEffectOf(outlook.pack, state, data);
  return free ? worthOf(outlook, player, free) : 0;
}

function eggEffectWorth(outlook: Outlook, player: Player, { space }: ItemOf<'road-egg'>): number {
  return worthOf(outlook, player, outlook.pack.roadSpaceByNumeral.get(space)?.egg ?? null);
}
