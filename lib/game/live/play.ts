/** A step as it is made by hand: with what it asks that has one answer, and back past the same. */
import type { Command } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { isWaiting, next, shownOf, type LiveTable } from './live-table';
import { backPast, onlyAnswer } from './only-answer';
import { viewOf } from './stand';

/** No step asks as many questions; whatever asks on is left to whoever plays. */
const MOST_ANSWERS = 5;

interface Play {
  readonly command: Command;
  /** It may still be made otherwise, and with it what follows from it. */
  readonly isHeld?: boolean;
  readonly newId: () => string;
}

/** The table after a step; where it is refused or has to wait, nothing follows it. */
export function play(pack: Pack, table: LiveTable, { command, isHeld = false, newId }: Play): LiveTable {
  const { seat } = table;
  if (seat === undefined) return table;
  if (command.type === 'Undo') {
    const to = backPast(pack, shownOf(table), seat, command.to);
    return next(pack, table, { type: 'step', commandId: newId(), command: { ...command, to } });
  }
  let now = next(pack, table, { type: 'step', commandId: newId(), command, isHeld });
  for (let i = 0; i < MOST_ANSWERS; i += 1) {
    if (now.pending.at(-1) === table.pending.at(-1) || isWaiting(now)) return now;
    const answer = onlyAnswer(pack, viewOf(shownOf(now), seat));
    if (!answer) return now;
    now = next(pack, now, { type: 'step', commandId: newId(), command: answer, isAnswer: true });
  }
  return now;
}
