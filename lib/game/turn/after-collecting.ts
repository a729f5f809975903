/** Steps that lack only uncollected goods: one press collects these first and then makes the step. */
import { stateAfter, refusedAfter } from '@/lib/game/engine/after-step';
import { isPlacement, type Placement } from '@/lib/game/engine/board/rows';
import type { Command, CommandType } from '@/lib/game/engine/commands';
import { options as optionsOf, type Option } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import { impossibleNow } from './impossible-commands';
import { isAtHand } from './lost-arrows';

/** Two steps made with one press. */
export interface JoinedSteps {
  readonly first: Command;
  readonly then: Command;
}

/** Commands of a single press that reveal nothing. */
const JOINED: ReadonlySet<CommandType> = new Set<CommandType>(['DeclareAction', 'BuyExtraAction', 'MoveUp']);

/** All placements of a tile that lack only a bonus. */
export interface PlacedAfter {
  readonly first: Command;
  readonly placements: readonly PlacementOption[];
}

export interface PlacementOption {
  readonly command: Placement;
  readonly reveals: boolean;
}

const known = new WeakMap<readonly Option[], readonly JoinedSteps[]>();

/** Such steps, each with the first free bonus that makes it possible. */
export function afterCollecting(pack: Pack, view: View, options: readonly Option[]): readonly JoinedSteps[] {
  const found = known.get(options) ?? workOut(pack, view, options);
  known.set(options, found);
  return found;
}

function workOut(pack: Pack, view: View, options: readonly Option[]): readonly JoinedSteps[] {
  const bonuses = options.filter(isAtHand);
  if (bonuses.length === 0) return [];
  return impossibleNow(pack, view, options)
    .filter(({ command }) => JOINED.has(command.type))
    .flatMap(({ command: then }) => {
      const bonus = bonuses.find(({ command }) => !refusedAfter(pack, view, command, then));
      return bonus ? [{ first: bonus.command, then }] : [];
    });
}

const knownTiles = new WeakMap<readonly Option[], readonly PlacedAfter[]>();

/** Tiles that can be placed only after collecting a bonus, each with the first sufficient one. */
export function placedAfterCollecting(
  pack: Pack,
  view: View,
  options: readonly Option[],
): readonly PlacedAfter[] {
  const found = knownTiles.get(options) ?? workOutTiles(pack, view, options);
  knownTiles.set(options, found);
  return found;
}

function workOutTiles(pack: Pack, view: View, options: readonly Option[]): readonly PlacedAfter[] {
  const { state, seat = -1 } = view;
  const found = new Map<number, PlacedAfter>();
  const dear = impossibleNow(pack, view, options)
    .map(({ command }) => command)
    .filter(isPlacement);
  if (dear.length === 0) return [];
  for (const { command: first } of options.filter(isAtHand)) {
    const { commands } = optionsOf(pack, { ...view, state: stateAfter(pack, state, seat, first) });
    for (const { slot } of dear) {
      const placements = commands.flatMap(({ command, reveals }) =>
        isPlacement(command) && command.slot === slot ? [{ command, reveals }] : [],
      );
      if (placements.length > 0 && !found.has(slot)) found.set(slot, { first, placements });
    }
  }
  return [...found.values()];
}
