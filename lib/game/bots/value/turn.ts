/** Worth of the rest of the current turn to the active seat; 0 once the turn has ended. */
import type { Outlook } from '@/lib/game/bots/outlook';
import { bonusCandidates } from '@/lib/game/engine/actions/feasible';
import { currentPerformance } from '@/lib/game/engine/rule';
import type { Player, State } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import { actionWorth, bestActionWorth } from './actions';
import { worthOf } from './worth';

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
