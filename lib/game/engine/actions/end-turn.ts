/** Whether the turn may end, and the effects of its end (TURN-8, END, TIMING-6). */
import { collectBonus, hasExtraAction, isCollectable, isMainPossible, turnSpecialIntoPoints } from './crane';
import { bonusCandidates, isPerformable } from './feasible';
import { gainRoadEffect } from './road';
import { hasRefill } from './rows';
import { resolveInOrder, useTechnology } from './technology';
import { bonusClass, collectUpgradeBonuses, lapseUpgradeBonuses } from './upgrade-bonus';
import { freeEffectOf } from '@/lib/game/engine/board/road';
import { rowOfAction } from '@/lib/game/engine/board/rows';
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { canCover } from '@/lib/game/engine/effects/gain';
import { canMoveSideways } from '@/lib/game/engine/effects/grid';
import type { Pack } from '@/lib/game/engine/pack-index';
import { finishTurn } from '@/lib/game/engine/phases/turn-end';
import { reject } from '@/lib/game/engine/rejections';
import {
  currentPerformance,
  type Game,
  itemsOf,
  mustItem,
  playerAt,
  type Rule,
} from '@/lib/game/engine/rule';
import { isInForce } from '@/lib/game/engine/since';
import type { Item, ItemOf, Player, State } from '@/lib/game/engine/state';
import { elementAt, must, withAt } from '@/lib/game/engine/util';
import {
  ACTIONS,
  type Cost,
  type Effect,
  type Grid,
  GRIDS,
  type Row,
  ROWS,
} from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';

/** DEC-12: the fallback of R-17 for a player who cannot make any action of their tile possible. */
export const skipMainAction: Rule<CommandOf<'SkipMainAction'>> = {
  refuse(game, seat) {
    const { pack, state } = game;
    if (!state.turn.tile) return reject('tile-not-taken', 'TURN-4');
    if (state.turn.main === 'done') return reject('main-action-done', 'TURN-2');
    if (currentPerformance(state)) return reject('finish-performance-first', 'R-25');
    if (isMainPossible(pack, state, seat)) return reject('main-action-possible', 'R-17');
    const means = remainingEscape(game, seat);
    return means && reject('main-action-possible', 'R-17', { means });
  },
  candidates: () => [{ type: 'SkipMainAction' }],
};

export function decideSkipMainAction(work: Work, seat: SeatId): void {
  work.emit({ type: 'MainActionSkipped', seat });
}

/** DEC-11. */
export const endTurn: Rule<CommandOf<'EndTurn'>> = {
  refuse({ pack, state }, seat) {
    if (!state.turn.tile) return reject('tile-not-taken', 'CRANE-13');
    if (currentPerformance(state)) return reject('finish-performance-first', 'R-25');
    if (state.turn.main === 'open') return reject('main-action-open', 'TURN-2');
    const owed = state.items.find((item) => item.seat === seat && isOwed(pack, state, item));
    if (owed) return reject('must-be-resolved', 'TURN-8', { kind: owed.kind });
    const hasBonusChoice = state.turn.performances.some(
      (performance) => bonusClass(pack, performance) === 'must',
    );
    return hasBonusChoice ? reject('must-be-resolved', 'UPGRADE-11', { kind: 'upgrade-bonus' }) : undefined;
  },
  candidates: () => [{ type: 'EndTurn' }],
};

/** Whether an item must be settled before the turn may end; impossible items need not be. */
function isOwed(pack: Pack, state: State, item: Item): boolean {
  if (item.class !== 'must' && item.class !== 'now') return false;
  if (item.kind === 'perform') {
    const actions =
      item.action === 'any' ? pack.actionTiles.actions.map((action) => action.id) : [item.action];
    return actions.some((action) =>
      isPerformable(pack, state, item.seat, {
        action,
        context: `tech:${item.tile}`,
        discount: item.discount,
      }),
    );
  }
  if (item.kind === 'sideways')
    return gridsOf(item.grid).some((grid) => canMoveSideways(pack, state, item.seat, grid));
  return true;
}

function gridsOf(grid: Grid | 'either'): readonly Grid[] {
  return grid === 'either' ? ['hunger-wall', 'cathedral'] : [grid];
}

/** DEC-34. */
export const discardWindows: Rule<CommandOf<'DiscardWindows'>> = {
  answers: 'windows',
  refuse(game, seat, { keep }) {
    if (itemsOf(game.state, seat, 'windows').length === 0) return reject('no-open-item', 'WINDOW-3');
    const { goods } = playerAt(game, seat);
    const isWhole =
      keep['gold-window'] + keep['silver-window'] === game.pack.playerBoard.limits.windowsKeptAtEndOfTurn;
    const isHeld =
      keep['gold-window'] <= goods['gold-window'] && keep['silver-window'] <= goods['silver-window'];
    return isWhole && isHeld && keep['gold-window'] >= 0 && keep['silver-window'] >= 0
      ? undefined
      : reject('wrong-number-of-windows', 'WINDOW-3', {
          keep: game.pack.playerBoard.limits.windowsKeptAtEndOfTurn,
          asked: keep['gold-window'] + keep['silver-window'],
        });
  },
  candidates({ pack }) {
    const kept = pack.playerBoard.limits.windowsKeptAtEndOfTurn;
    return Array.from({ length: kept + 1 }, (_, gold) => ({
      type: 'DiscardWindows' as const,
      keep: { 'gold-window': gold, 'silver-window': kept - gold },
    }));
  },
};

// The effects of the end of a turn (TURN-8, END, TIMING-6).

export function decideEndTurn(work: Work, seat: SeatId): void {
  collectOpenThings(work, seat);
  // A gain just collected may have opened a choice; the turn then continues until the choice is made, and
  // nothing has lapsed yet.
  if (work.state.items.some((item) => item.seat === seat && isOwed(work.pack, work.state, item))) return;
  dropOpenThings(work, seat);
  discardOrFinish(work, seat);
}

/**
 * END-1: executes automatic items, and the effects of technologies after an action that has become
 * impossible.
 */
function collectOpenThings(work: Work, seat: SeatId): void {
  const { slotBonus } = work.state.turn;
  if (slotBonus && isCollectable(slotBonus)) collectBonus(work, seat, slotBonus);
  else if (slotBonus?.kind === 'special-or-points') turnSpecialIntoPoints(work, seat);
  collectUpgradeBonuses(work, seat);
  for (const item of work.state.items) if (item.seat === seat) carryOutItem(work, seat, item);
}

function carryOutItem(work: Work, seat: SeatId, item: Item): void {
  if (item.class === 'must' && !isOwed(work.pack, work.state, item)) {
    work.close(item, 'moot');
    if (item.kind === 'perform' && item.then) resolveInOrder(work, seat, item.then, item.source);
  }
  if (item.class !== 'auto' || item.kind !== 'road') return;
  work.close(item, 'automatic');
  const space = work.pack.roadSpaceByNumeral.get(item.space);
  const free = space && freeEffectOf(work.pack, work.state, space);
  if (free) gainRoadEffect(work, seat, space.id, free, 0);
}

/** END-1: unused optional items lapse (R-62, EXTRA-4). */
function dropOpenThings(work: Work, seat: SeatId): void {
  const { slotBonus, extra } = work.state.turn;
  if (slotBonus) work.emit({ type: 'SlotBonusUsed', seat, how: 'lapsed', bonus: slotBonus });
  if (extra === 'bought') work.emit({ type: 'ExtraActionLapsed', seat });
  lapseUpgradeBonuses(work, seat);
  for (const item of work.state.items)
    if (item.seat === seat && item.class === 'lapse') work.close(item, 'lapsed');
}

/**
 * END-2: more than two windows are discarded down to two, by choice where there is one (WINDOW-3, WINDOW-4,
 *
 */
function discardOrFinish(work: Work, seat: SeatId): void {
  const { goods } = work.player(seat);
  const gold = goods['gold-window'];
  const silver = goods['silver-window'];
  const surplus = gold + silver - work.pack.playerBoard.limits.windowsKeptAtEndOfTurn;
  if (surplus > 0 && gold > 0 && silver > 0) {
    // Games under rules 1 have the placeholder in their stored events, so they keep it.
    const source = isInForce(work.state, 'source-of-windows') ? 'turn-end' : 'extra-action';
    work.open({ kind: 'windows', seat, source: { kind: source }, class: 'now' });
    return;
  }
  if (surplus > 0)
    work.emit({
      type: 'WindowsDiscarded',
      seat,
      discarded: gold > 0 ? { 'gold-window': surplus } : { 'silver-window': surplus },
    });
  finishTurn(work, seat);
}

export function decideDiscardWindows(work: Work, seat: SeatId, { keep }: CommandOf<'DiscardWindows'>): void {
  work.close(mustItem(work.state, seat, 'windows'), 'answered');
  const { goods } = elementAt(work.state.players, seat);
  const discarded: Cost = {
    'gold-window': goods['gold-window'] - keep['gold-window'],
    'silver-window': goods['silver-window'] - keep['silver-window'],
  };
  work.emit({ type: 'WindowsDiscarded', seat, discarded });
  finishTurn(work, seat);
}

// Remaining ways to make an impossible main action possible (R-17, DEC-12).

const MEANS = ['refill', 'extra-action', 'technology', 'upgrade-bonus', 'open-item'] as const;
type EscapeKind = (typeof MEANS)[number];

/** Effects whose gains cannot pay any price. */
const USELESS: ReadonlySet<Effect['kind']> = new Set([
  'points',
  'points-per',
  'university',
  'gold-mine',
  'quarry',
  'climb',
  'wall-step',
  'cathedral-step',
  'wall-or-cathedral-step',
]);

/**
 * A choice that could still make the impossible main action of `seat` possible. If it is undefined, the action
 * may be skipped. Refreshing a row does not count, because its tiles are random. If the
 * action is impossible even with plenty of goods, only a row to refill can help.
 */
function remainingEscape(game: Game, seat: SeatId): EscapeKind | undefined {
  const { pack, state } = game;
  if (rowsOfTile(pack, state).some((row) => hasRefill(state, row))) return 'refill';
  if (!isMainPossible(pack, withPlenty(pack, state, seat), seat)) return undefined;
  if (hasExtraAction(pack, state, seat)) return 'extra-action';
  if (playerAt(game, seat).technologies.some(({ tile }) => isTechnologyUseful(game, seat, tile)))
    return 'technology';
  if (hasUsefulBonus(pack, state)) return 'upgrade-bonus';
  return state.items.some((item) => item.seat === seat && isItemUseful(game, item)) ? 'open-item' : undefined;
}

/** DEV-3: a row used by the tile's actions may still hide a tile that the seat can pay for. */
function rowsOfTile(pack: Pack, state: State): readonly Row[] {
  const shown = state.turn.tile && must(pack.actionTileById, state.turn.tile.tile);
  const actions = shown?.sides[state.setup.variant.actionSide] ?? [];
  return ROWS.filter((row) => actions.some((action) => rowOfAction(action) === row));
}

/** The maximum gold and stone, and an egg for the road. */
function withPlenty(pack: Pack, state: State, seat: SeatId): State {
  const player = elementAt(state.players, seat);
  const { gold, stone } = pack.playerBoard.limits;
  const rich: Player = { ...player, goods: { ...player.goods, gold, stone, egg: 1 } };
  return { ...state, players: withAt(state.players, seat, rich) };
}

function isTechnologyUseful(game: Game, seat: SeatId, tile: string): boolean {
  const { use, effect } = must(game.pack.technologyById, tile);
  if (use !== 'once' || !mayPay(effect)) return false;
  return [undefined, ...GRIDS].some(
    (grid) => !useTechnology.refuse(game, seat, { type: 'UseTechnology', tile, ...(grid ? { grid } : {}) }),
  );
}

function hasUsefulBonus(pack: Pack, { turn }: State): boolean {
  return turn.performances.some((performance) =>
    bonusCandidates(performance).some((tile) => mayPay(must(pack.upgradeById, tile).bonus)),
  );
}

function isItemUseful({ pack, state }: Game, item: Item): boolean {
  switch (item.kind) {
    case 'choice':
      return item.of.some(mayPay) || (item.then !== undefined && mayPay(item.then));
    case 'road':
      return item.class === 'must';
    case 'road-egg':
      return isEggUseful(pack, state, item);
    case 'technology':
      // Technologies of levels I and II work only from the next turn on (TECH-G6).
      return item.level === 'III' || item.level === 'IV';
    case 'perform':
      return (item.action === 'any' ? ACTIONS : [item.action]).some((action) =>
        isPerformable(pack, state, item.seat, {
          action,
          context: `tech:${item.tile}`,
          discount: item.discount,
        }),
      );
    case 'production-kind':
    case 'plaza-tile':
      return true;
    default:
      return false;
  }
}

function isEggUseful(pack: Pack, state: State, { seat, space }: ItemOf<'road-egg'>): boolean {
  const egg = pack.roadSpaceByNumeral.get(space)?.egg;
  return egg?.kind === 'pay' && mayPay(egg.gain) && canCover(elementAt(state.players, seat).goods, egg.cost);
}

/** Whether an effect may give goods for a price, directly or by its consequences. */
function mayPay(effect: Effect): boolean {
  if (effect.kind === 'both' || effect.kind === 'choose-one') return effect.of.some(mayPay);
  return !USELESS.has(effect.kind);
}

// Undo (DEC-38).

/**
 * Returns to the position right after row `to`: any row since the last barrier, and only by the active
 * seat.
 */
export const undo: Rule<CommandOf<'Undo'>> = {
  refuse({ state }, seat, { to }) {
    const { floor, steps } = state.undo;
    if (seat !== state.turn.seat) return reject('not-your-turn', 'DEC-38');
    if (steps.length === 0) return reject('nothing-to-undo', 'DEC-38');
    return [floor, ...steps.slice(0, -1)].includes(to)
      ? undefined
      : reject('undo-barrier', 'DEC-38', { to, floor });
  },
  candidates: ({ state: { undo: trail } }) =>
    trail.steps.length === 0
      ? []
      : [trail.floor, ...trail.steps.slice(0, -1)].map((to) => ({ type: 'Undo', to })),
};

export function decideUndo(work: Work, seat: SeatId, { to }: CommandOf<'Undo'>): void {
  const { steps } = work.state.undo;
  work.events.push({ type: 'Undone', seat, to, rows: steps.slice(steps.indexOf(to) + 1) });
}
