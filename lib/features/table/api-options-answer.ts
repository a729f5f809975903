import type { Options } from '@/lib/game/engine/options';

/** The legal commands of a seat; undefined if the game is over. */
export function optionsAnswer(options: Options | undefined) {
  const commands = (options?.commands ?? []).map((option) =>
    option.command.type === 'Undo' ? { ...option, takesBack: true as const } : option,
  );
  return { commands, open: options?.open ?? [] };
}
