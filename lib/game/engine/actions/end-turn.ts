/** Whether the turn may end (TURN-8, END, TIMING-6). */
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { canMoveSideways } from '@/lib/game/engine/effects/grid';
import type { Pack } from '@/lib/game/engine/pack-index';
import { reject } from '@/lib/game/engine/rejections';
import { currentPerformance, itemsOf, playerAt, type Rule } from '@/lib/game/engine/rule';
import type { Item, State } from '@/lib/game/engine/state';
import type { Grid } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { isMainPossible } from './crane';
import { remainingEscape } from './escape';
import { isPerformable } from './feasible';
import { bonusClass } from './upgrade-bonus';

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
