/** DEV-3: a row with a gap is filled before an action that takes from it; seeing more tiles costs the active seat nothing. */
import type { Command } from '../engine/commands';
import { ruleOf } from '../engine/decide';
import type { Pack } from '../engine/pack-index';
import type { View } from '../engine/view';
import type { Action, Row } from '../engine/vocabulary';

const ROW_OF: Partial<Record<Action, Row>> = {
  'upgrade-action': 'upgrade',
  'construct-wall': 'wall',
  'construct-building': 'building',
};

/** The command, or first the one that fills the row it is about to use. */
export function refillFirst(pack: Pack, { state, seat = 0 }: View, command: Command): Command {
  const row = command.type === 'DeclareAction' ? ROW_OF[command.action] : undefined;
  if (!row) return command;
  const refill = { type: 'RefillRow', row } as const;
  const game = { pack, state, offered: () => undefined };
  return ruleOf('RefillRow').refuse(game, seat, refill) ? command : refill;
}
