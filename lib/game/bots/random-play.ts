/** Random play, to measure others against: a type of command first, then one of that type, each equally likely. */
import type { Command } from '../engine/commands';
import { options } from '../engine/options';
import type { Pack } from '../engine/pack-index';
import { keyedInt } from '../engine/random';
import type { View } from '../engine/view';

export function randomCommand(pack: Pack, view: View, seed: string): Command | undefined {
  const commands = options(pack, view)
    .commands.map((option) => option.command)
    .filter((command) => command.type !== 'Undo');
  const types = [...new Set(commands.map((command) => command.type))];
  if (types.length === 0) return undefined;
  const { seq } = view.state;
  const type = types[keyedInt(seed, 'type', seq, types.length)];
  const alike = commands.filter((command) => command.type === type);
  return alike[keyedInt(seed, 'command', seq, alike.length)];
}
