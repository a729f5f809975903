/**
 * DEV-3: before an action takes from a row with a gap, the row is refilled. Seeing more tiles costs the
 * active seat nothing.
 */
import { rowOfAction } from '@/lib/game/engine/board/rows';
import type { Command } from '@/lib/game/engine/commands';
import { ruleOf } from '@/lib/game/engine/decide';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';

/**
 * The commands up to the first that uses a row with a gap, followed by the command that refills the row.
 */
export function withRefill(
  pack: Pack,
  { state, seat = 0 }: View,
  commands: readonly Command[],
): readonly Command[] {
  const game = { pack, state, offered: () => undefined };
  for (const [index, command] of commands.entries()) {
    const row = command.type === 'DeclareAction' ? rowOfAction(command.action) : undefined;
    if (!row) continue;
    const refill = { type: 'RefillRow', row } as const;
    // Gaps made by the plan itself follow a step with an uncertain outcome, so the current row is decisive.
    if (!ruleOf('RefillRow').refuse(game, seat, refill)) return [...commands.slice(0, index), refill];
  }
  return commands;
}
