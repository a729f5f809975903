// Writes the bank of puzzles as text, one item per line, so diffs are readable.
import type { Command } from '@/lib/game/engine/commands';
import type { PuzzleBank } from '@/lib/game/puzzles/bank';

/** Commands by number: thousands of steps use only a few hundred different ones. */
export class Dictionary {
  readonly commands: Command[];
  readonly #numbers = new Map<string, number>();

  constructor(commands: readonly Command[]) {
    this.commands = [...commands];
    for (const [i, command] of commands.entries()) this.#numbers.set(JSON.stringify(command), i);
  }

  /** The numbers of commands; new commands are added. */
  numbers(commands: readonly Command[]): readonly number[] {
    return commands.map((command) => {
      const text = JSON.stringify(command);
      const known = this.#numbers.get(text);
      if (known !== undefined) return known;
      this.commands.push(command);
      this.#numbers.set(text, this.commands.length - 1);
      return this.commands.length - 1;
    });
  }
}

/** The bank in a text, whose commands are in lists by kind. */
export function readBank(text: string): PuzzleBank {
  const { commands, ...rest } = JSON.parse(text);
  return { ...rest, commands: commands.flat() };
}

/** New commands get numbers after all others, so they make a further list of their kind. */
export function bankText({ commands, games, puzzles, ...rest }: PuzzleBank): string {
  const kinds: Command[][] = [];
  for (const command of commands) {
    const last = kinds.at(-1);
    if (last?.[0]?.type === command.type) last.push(command);
    else kinds.push([command]);
  }
  const lines = (list: readonly unknown[]) => `[\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n]`;
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},\n"commands":${lines(kinds)},\n"games":${lines(games)},\n"puzzles":${lines(puzzles)}}\n`;
}
