/**
 * Random play, as a baseline: it picks a command type first and then a command of that type, each equally
 * likely.
 */
import type { Command } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { keyedInt } from '@/lib/game/engine/random';
import type { View } from '@/lib/game/engine/view';

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
