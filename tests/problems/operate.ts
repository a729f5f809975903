import { run, type CommandOptions } from '../../scripts/operator/commands';

/** The lines that a command of the operator prints. */
export async function operate(
  name: string,
  words: readonly string[] = [],
  options: CommandOptions = {},
): Promise<string[]> {
  const lines: string[] = [];
  await run(name, words, options, (line) => lines.push(line));
  return lines;
}
