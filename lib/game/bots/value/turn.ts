/** Worth of the current turn to the active seat, and of the open items of a seat. */
import { bonusWorth } from './board';
import { priceOf, productionOf, worthOf } from './growth';
import type { Outlook } from '@/lib/game/bots/outlook';
import {
  bonusCandidates,
  nextRoadSpace,
  openSlots,
  payableSlots,
  type Prospect,
  reduceCost,
} from '@/lib/game/engine/actions/feasible';
import { freeEffectOf } from '@/lib/game/engine/board/road';
import { SLOTS } from '@/lib/game/engine/board/rows';
import type { Slot } from '@/lib/game/engine/commands';
import type { BuildingTile, UpgradeTile, WallTile } from '@/lib/game/engine/pack';
import { rewardsOf } from '@/lib/game/engine/phases/plaza';
import { currentPerformance } from '@/lib/game/engine/rule';
import type { Item, ItemOf, Player, State } from '@/lib/game/engine/state';
import { assertNever, elementAt, must } from '@/lib/game/engine/util';
import { type Action, ACTIONS, type Cost, type Grid, type Row } from '@/lib/game/engine/vocabulary';

/** The average worth of a turn, added to each opening alike. */
const WHOLE_TURN = 8;

export function turnWorth(outlook: Outlook, state: State, player: Player): number {
  const { turn } = state;
  if (state.phase !== 'playing' || turn.seat !== outlook.seat) return 0;
  if (!turn.tile) return turn.main === 'open' ? WHOLE_TURN : 0;
  return (
    mainWorth(outlook, state, player) +
    performanceWorth(outlook, state, player) +
    bonusesWorth(outlook, state, player) +
    (turn.slotBonus ? slotWorth(outlook, state, player) : 0) +
    (turn.extra === 'bought' ? bestActionWorth(outlook, state, player, { action: 'any' }) : 0)
  );
}

function mainWorth(outlook: Outlook, state: State, player: Player): number {
  const { turn, setup } = state;
  if (!turn.tile || turn.main === 'done' || currentPerformance(state)?.context === 'main') return 0;
  const actions = must(outlook.pack.actionTileById, turn.tile.tile).sides[setup.variant.actionSide];
  return Math.max(
    ...actions.map((action) => actionWorth(outlook, state, player, { action, context: 'main' })),
  );
}

/** Worth of a declared performance; its upgrade bonus is counted separately. */
function performanceWorth(outlook: Outlook, state: State, player: Player): number {
  const current = currentPerformance(state);
  if (!current) return 0;
  const { action, context, discount, top } = current;
  const worth = actionWorth(outlook, state, player, { action, context, discount });
  const bonus = top ? worthOf(outlook, player, must(outlook.pack.upgradeById, top).bonus) : 0;
  return worth - bonus + (current.then ? worthOf(outlook, player, current.then) : 0);
}

function bonusesWorth(outlook: Outlook, state: State, player: Player): number {
  let sum = 0;
  for (const performance of state.turn.performances) {
    const worths = bonusCandidates(performance).map((tile) =>
      worthOf(outlook, player, must(outlook.pack.upgradeById, tile).bonus),
    );
    if (worths.length > 0) sum += Math.max(...worths);
  }
  return sum;
}

/** The special right is worth its points, or more while it can still help the main action. */
function slotWorth(outlook: Outlook, state: State, player: Player): number {
  const bonus = state.turn.slotBonus;
  if (bonus?.kind === 'buy-egg' && outlook.left === 0) return 0;
  return bonus ? worthOf(outlook, player, bonus) : 0;
}

// A quick estimate of an action's worth now, without executing it.

/** The worth of the best action that an open item or a purchase allows. */
export function bestActionWorth(
  outlook: Outlook,
  state: State,
  player: Player,
  { action, tile, discount }: { action: Action | 'any'; tile?: string; discount?: Cost },
): number {
  const actions = action === 'any' ? ACTIONS : [action];
  const context = tile === undefined ? 'extra' : (`tech:${tile}` as const);
  return Math.max(
    0,
    ...actions.map((one) => actionWorth(outlook, state, player, { action: one, context, discount })),
  );
}

/** Expected points of one performance with its upgrade bonus; 0 if the action is impossible. */
function actionWorth(outlook: Outlook, state: State, player: Player, prospect: Prospect): number {
  const own = ownWorth(outlook, state, player, prospect);
  const top = player.upgrades[prospect.action].at(-1);
  if (own <= 0 || !top) return Math.max(0, own);
  return own + worthOf(outlook, player, must(outlook.pack.upgradeById, top.tile).bonus);
}

function ownWorth(outlook: Outlook, state: State, player: Player, prospect: Prospect): number {
  switch (prospect.action) {
    case 'manage-mines':
      return Math.max(productionOf(outlook, player, 'gold'), outlook.unit['gold-mine'] + outlook.unit.gold);
    case 'manage-quarries':
      return Math.max(productionOf(outlook, player, 'stone'), outlook.unit.quarry + outlook.unit.stone);
    case 'kings-road':
      return roadWorth(outlook, state, player);
    case 'upgrade-action':
      return bestTile(outlook, state, 'upgrade', openSlots(state, 'upgrade', prospect.context));
    case 'construct-wall':
    case 'construct-building': {
      const row = prospect.action === 'construct-wall' ? 'wall' : 'building';
      const slots = payableSlots(outlook.pack, state, outlook.seat, row, prospect);
      return bestTile(outlook, state, row, slots, prospect.discount);
    }
  }
}

function bestTile(outlook: Outlook, state: State, row: Row, slots: readonly Slot[], discount?: Cost): number {
  return Math.max(0, ...slotWorths(outlook, state, row, slots, discount).map(({ worth }) => worth));
}

/** The worth of the tile in each filled slot of a row. */
export function slotWorths(
  outlook: Outlook,
  state: State,
  row: Row,
  slots: readonly Slot[] = SLOTS,
  discount?: Cost,
): readonly { readonly slot: Slot; readonly worth: number }[] {
  const player = elementAt(state.players, outlook.seat);
  return slots.flatMap((slot) => {
    const tile = state.rows[row].slots[slot];
    return tile ? [{ slot, worth: tileWorth(outlook, player, row, tile, discount) }] : [];
  });
}

function upgradeWorth(outlook: Outlook, player: Player, tile: UpgradeTile): number {
  const covered = player.upgrades[tile.action].at(-1);
  const lost = covered ? must(outlook.pack.upgradeById, covered.tile).bonus : null;
  const gained = bonusWorth(outlook, player, tile.bonus, tile.action);
  const given = lost ? bonusWorth(outlook, player, lost, tile.action) : 0;
  return gained - given + tile.university * outlook.unit.university + edgesWorth(outlook, player, tile);
}

function tileWorth(outlook: Outlook, player: Player, row: Row, id: string, discount?: Cost): number {
  const { pack } = outlook;
  if (row === 'upgrade') return upgradeWorth(outlook, player, must(pack.upgradeById, id));
  const tile = row === 'wall' ? must(pack.wallById, id) : must(pack.buildingById, id);
  const gain = worthOf(outlook, player, tile.gain) - priceOf(outlook, reduceCost(tile.cost, discount));
  return gain + ('cubeSpace' in tile ? buildingExtras(outlook, tile) : wallExtras(outlook, player, tile));
}

function buildingExtras({ unit, left }: Outlook, tile: BuildingTile): number {
  const icon = tile.icon ? unit['cathedral-step'] : 0;
  return icon + (tile.cubeSpace ? Math.min(3, 1 + left / 3) : 2.4) + (tile.corners.length > 0 ? 1 : 0);
}

function wallExtras(outlook: Outlook, player: Player, tile: WallTile): number {
  return (tile.icon ? outlook.unit['wall-step'] : 0) + 1.8 + edgesWorth(outlook, player, tile);
}

/** About one symbol in three is matched. */
function edgesWorth(outlook: Outlook, player: Player, tile: UpgradeTile | WallTile): number {
  return tile.edges.reduce((sum, edge) => sum + 0.35 * worthOf(outlook, player, edge.gain), 0);
}

function roadWorth(outlook: Outlook, state: State, player: Player): number {
  const space = nextRoadSpace(outlook.pack, state, outlook.seat);
  if (!space || (space.entry.egg ?? 0) > player.goods.egg) return 0;
  if (space.bridgeStack) return outlook.weights.bridgeTile[space.bridgeStack] - outlook.unit.egg;
  const free = freeEffectOf(outlook.pack, state, space);
  const egg = player.goods.egg > 0 ? worthOf(outlook, player, space.egg ?? null) : 0;
  const ahead = (outlook.weights.road[player.road + 1] ?? 0) - (outlook.weights.road[player.road] ?? 0);
  return (free ? worthOf(outlook, player, free) : 0) + egg + ahead;
}

// Worth of the open items of a seat: choices, moves, draws and unused rights.

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
      return roadItemWorth(outlook, state, player, item);
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

function roadItemWorth(outlook: Outlook, state: State, player: Player, { space }: ItemOf<'road'>): number {
  const data = outlook.pack.roadSpaceByNumeral.get(space);
  const free = data && freeEffectOf(outlook.pack, state, data);
  return free ? worthOf(outlook, player, free) : 0;
}

function eggEffectWorth(outlook: Outlook, player: Player, { space }: ItemOf<'road-egg'>): number {
  return worthOf(outlook, player, outlook.pack.roadSpaceByNumeral.get(space)?.egg ?? null);
}
