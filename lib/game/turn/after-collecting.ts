/** Steps that lack only what lies there uncollected: it is collected first, and then they are done. */
import type { Command, CommandType } from '@/lib/game/engine/commands';
import { refusedAfter } from '@/lib/game/engine/after-step';
import type { Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import { impossibleNow } from './asked';
import { isAtHand } from './lost-arrows';

/** Two steps that are one to whoever makes them. */
export interface Joined {
  readonly first: Command;
  readonly then: Command;
}

/** What is a single press, and shows nothing hidden. */
const JOINED: ReadonlySet<CommandType> = new Set<CommandType>(['DeclareAction', 'BuyExtraAction', 'MoveUp']);

const known = new WeakMap<readonly Option[], readonly Joined[]>();

/** Such steps, each with the first bonus that makes it possible. Nothing is paid for the bonus. */
export function afterCollecting(pack: Pack, view: View, options: readonly Option[]): readonly Joined[] {
  const found = known.get(options) ?? workOut(pack, view, options);
  known.set(options, found);
  return found;
}

function workOut(pack: Pack, view: View, options: readonly Option[]): readonly Joined[] {
  const bonuses = options.filter(isAtHand);
  if (bonuses.length === 0) return [];
  return impossibleNow(pack, view, options)
    .filter(({ command }) => JOINED.has(command.type))
    .flatMap(({ command: then }) => {
      const bonus = bonuses.find(({ command }) => !refusedAfter(pack, view, command, then));
      return bonus ? [{ first: bonus.command, then }] : [];
    });
}
