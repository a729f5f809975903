/** A manual step with the forced answers that follow; going back skips them too. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { standingRow } from '@/lib/game/engine/replay';
import { isLoss, lossesAtEnd } from '@/lib/game/turn/losses';
import { viewOf } from './live-snapshot';
import { armEndTurn, isWaiting, reduceLiveTable, shownOf, type LiveTable } from './live-table';
import { backPast, knownOptions, onlyAnswer } from './predict';

/** Safety limit: no step asks this many questions, and the player answers any others. */
const MAX_ANSWERS = 5;

interface Play {
  readonly command: Command;
  /** The command that the same press adds, and that undo removes with it. */
  readonly then?: Command | undefined;
  /** Whether the step and its consequences can still be changed. */
  readonly isHeld?: boolean;
  /** Whether the player has seen the losses at the end of the turn. */
  readonly isSure?: boolean;
  readonly newId: () => string;
}

/** The table after a step; nothing follows if it is refused or has to wait. */
export function playStep(pack: Pack, table: LiveTable, made: Play): LiveTable {
  const { command, then, isHeld, isSure, newId } = made;
  const { seat } = table;
  if (seat === undefined) return table;
  if (command.type === 'Undo') return goBack(pack, table, { seat, to: command.to, newId });
  if (command.type === 'EndTurn' && !isSure && losesAtEnd(pack, table, seat)) return armEndTurn(table);
  const first = withAnswers(pack, table, { seat, command, isHeld, newId });
  if (!then || isSame(first, table) || isWaiting(first)) return first;
  const both = withAnswers(pack, first, { seat, command: then, newId });
  if (isSame(both, first)) return both;
  return { ...both, through: [...(first.through ?? []), standingRow(shownOf(first).position.state)] };
}

function losesAtEnd(pack: Pack, table: LiveTable, seat: SeatId): boolean {
  const view = viewOf(shownOf(table), seat);
  return !isWaiting(table) && isLoss(lossesAtEnd(pack, view.state, knownOptions(pack, view)));
}

const isSame = (now: LiveTable, before: LiveTable): boolean => now.pending.at(-1) === before.pending.at(-1);

type SeatPlay = Omit<Play, 'then'> & { readonly seat: SeatId };

function withAnswers(
  pack: Pack,
  table: LiveTable,
  { seat, command, isHeld = false, newId }: SeatPlay,
): LiveTable {
  let now = reduceLiveTable(pack, table, { type: 'step', commandId: newId(), command, isHeld });
  for (let i = 0; i < MAX_ANSWERS; i += 1) {
    if (isSame(now, table) || isWaiting(now)) return now;
    const answer = onlyAnswer(pack, viewOf(shownOf(now), seat));
    if (!answer) return now;
    now = reduceLiveTable(pack, now, { type: 'step', commandId: newId(), command: answer, isAnswer: true });
  }
  return now;
}

/** Goes back past forced answers and past steps of the same press. */
function goBack(
  pack: Pack,
  table: LiveTable,
  { seat, to: asked, newId }: Pick<SeatPlay, 'seat' | 'newId'> & { readonly to: number },
): LiveTable {
  const stand = shownOf(table);
  const rows = stand.position.trail.map(({ state }) => standingRow(state));
  const { through = [] } = table;
  let to = backPast(pack, stand, seat, asked);
  while (through.includes(to)) {
    const before = rows[rows.indexOf(to) - 1];
    if (before === undefined) break;
    to = backPast(pack, stand, seat, before);
  }
  const command: Command = { type: 'Undo', to };
  const back = reduceLiveTable(pack, table, { type: 'step', commandId: newId(), command });
  // Unsent steps are dropped, so later steps reuse their row numbers.
  return through.length > 0 ? { ...back, through: through.filter((row) => row < to) } : back;
}
