import type { Command, SeatId } from '@/lib/game/engine/commands';

interface Row {
  readonly seat?: SeatId;
  readonly command: Command | { readonly type: 'SetupChoices' };
  readonly undone: boolean;
}

/** A seat's commands in the running turn, from the newest rows of a log; without undone ones. */
export function doneIn(log: readonly Row[], seat: SeatId): readonly Command[] {
  const commands = log.flatMap(({ seat: by, command, undone }) =>
    by !== seat || undone || command.type === 'SetupChoices' || command.type === 'Undo' ? [] : [command],
  );
  return commands.slice(commands.findLastIndex(({ type }) => type === 'EndTurn') + 1);
}
