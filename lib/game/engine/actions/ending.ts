/** The effects of the end of a turn (TURN-8, END, TIMING-6). */
import { freeEffectOf } from '@/lib/game/engine/board/road';
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { finishTurn } from '@/lib/game/engine/phases/turn-end';
import { mustItem } from '@/lib/game/engine/rule';
import { isInForce } from '@/lib/game/engine/since';
import type { Item } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import type { Cost } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { collectBonus, isCollectable, turnSpecialIntoPoints } from './crane';
import { isOwed } from './end-turn';
import { gainRoadEffect } from './road';
import { resolveInOrder } from './sequence';
import { collectUpgradeBonuses, lapseUpgradeBonuses } from './upgrade-bonus';

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
