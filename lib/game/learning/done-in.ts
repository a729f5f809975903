import type { Command, SeatId } from '@/lib/game/engine/commands';
import { stepOf, type LoggedCommand } from '@/lib/game/engine/turn-back';

interface Row {
  readonly seat?: SeatId;
  readonly command: LoggedCommand;
  readonly undone: boolean;
}

/** A seat's commands in the current turn, from the newest log rows, without undone ones. */
export function commandsDone(log: readonly Row[], seat: SeatId): readonly Command[] {
  const commands = log.flatMap(({ seat: by, command, undone }) => {
    const step = stepOf(command);
    return by !== seat || undone || !step || step.type === 'Undo' ? [] : [step];
  });
  return commands.slice(commands.findLastIndex(({ type }) => type === 'EndTurn') + 1);
}
