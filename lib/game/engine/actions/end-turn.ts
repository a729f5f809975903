/** Ending the turn (TURN-8, END, TIMING-6). */
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import type { Work } from '@/lib/game/engine/work';
import { freeEffectOf } from '@/lib/game/engine/board/road';
import { canMoveSideways } from '@/lib/game/engine/effects/grid';
import type { Cost, Grid } from '@/lib/game/engine/vocabulary';
import type { Pack } from '@/lib/game/engine/pack-index';
import { finishTurn } from '@/lib/game/engine/phases/turn-end';
import { reject } from '@/lib/game/engine/rejections';
import { currentPerformance, itemsOf, mustItem, playerAt, type Rule } from '@/lib/game/engine/rule';
import { holds } from '@/lib/game/engine/since';
import type { Item, State } from '@/lib/game/engine/state';
import { nth } from '@/lib/game/engine/util';
import { collect, isCollectable, isMainPossible, turnSpecialIntoPoints } from './crane';
import { isPerformable } from './feasible';
import { meansLeft } from './means';
import { gainRoadEffect } from './road';
import { resolveInOrder } from './sequence';
import { bonusClass, collectUpgradeBonuses, lapseUpgradeBonuses } from './upgrade-bonus';

/** DEC-12: the fallback of R-17, for a player with no means left to make an action of his tile possible. */
export const skipMainAction: Rule<CommandOf<'SkipMainAction'>> = {
  refuse(game, seat) {
    const { pack, state } = game;
    if (!state.turn.tile) return reject('tile-not-taken', 'TURN-4');
    if (state.turn.main === 'done') return reject('main-action-done', 'TURN-2');
    if (currentPerformance(state)) return reject('finish-performance-first', 'R-25');
    if (isMainPossible(pack, state, seat)) return reject('main-action-possible', 'R-17');
    const means = meansLeft(game, seat);
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

export function decideEndTurn(work: Work, seat: SeatId): void {
  collectOpenThings(work, seat);
  // A gain just collected may have opened a choice; the turn then goes on until it is made, and nothing has
  // lapsed yet.
  if (work.state.items.some((item) => item.seat === seat && isOwed(work.pack, work.state, item))) return;
  dropOpenThings(work, seat);
  discardOrFinish(work, seat);
}

/** Whether an item has to be settled before the turn may end; what has become impossible has not. */
export function isOwed(pack: Pack, state: State, item: Item): boolean {
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

/**
 * END-1: automatic items are carried out, and what a technology still gives after an action that has
 * become impossible.
 */
function collectOpenThings(work: Work, seat: SeatId): void {
  const { slotBonus } = work.state.turn;
  if (slotBonus && isCollectable(slotBonus)) collect(work, seat, slotBonus);
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

/** END-1: optional things that nobody used lapse. */
function dropOpenThings(work: Work, seat: SeatId): void {
  const { slotBonus, extra } = work.state.turn;
  if (slotBonus) work.emit({ type: 'SlotBonusUsed', seat, how: 'lapsed', bonus: slotBonus });
  if (extra === 'bought') work.emit({ type: 'ExtraActionLapsed', seat });
  lapseUpgradeBonuses(work, seat);
  for (const item of work.state.items)
    if (item.seat === seat && item.class === 'lapse') work.close(item, 'lapsed');
}

/** END-2: more than two windows are discarded down to two, by choice where there is one (WINDOW-3). */
function discardOrFinish(work: Work, seat: SeatId): void {
  const { goods } = work.player(seat);
  const gold = goods['gold-window'];
  const silver = goods['silver-window'];
  const surplus = gold + silver - work.pack.playerBoard.limits.windowsKeptAtEndOfTurn;
  if (surplus > 0 && gold > 0 && silver > 0) {
    // Games under rules 1 have the placeholder in their stored events, so they keep it.
    const source = holds(work.state, 'source-of-windows') ? 'turn-end' : 'extra-action';
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

export function decideDiscardWindows(work: Work, seat: SeatId, { keep }: CommandOf<'DiscardWindows'>): void {
  work.close(mustItem(work.state, seat, 'windows'), 'answered');
  const { goods } = nth(work.state.players, seat);
  const discarded: Cost = {
    'gold-window': goods['gold-window'] - keep['gold-window'],
    'silver-window': goods['silver-window'] - keep['silver-window'],
  };
  work.emit({ type: 'WindowsDiscarded', seat, discarded });
  finishTurn(work, seat);
}
