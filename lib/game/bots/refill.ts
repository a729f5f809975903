/**
 * DEV-3: a row with a gap is filled before an action that takes from it; seeing more tiles costs the active
 * seat nothing.
 */
import { rowOfAction } from '@/lib/game/engine/board/rows';
import type { Command } from '@/lib/game/engine/commands';
import { ruleOf } from '@/lib/game/engine/decide';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';

/** The commands up to the first that uses a row with a gap, and then the one that fills the row. */
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
    // Gaps of the plan itself come after a step whose outcome is uncertain, so the row is as it lies now.
    if (!ruleOf('RefillRow').refuse(game, seat, refill)) return [...commands.slice(0, index), refill];
  }
  return commands;
}
