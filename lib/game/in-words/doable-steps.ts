/** The reader's legal moves at each place of the board. */
import { isPlacement, type Placement } from '@/lib/game/engine/board/rows';
import { ROW_OF } from '@/lib/game/engine/board/rows';
import { placesOf, slotAt, spotOf, type At } from '@/lib/game/turn/places';
import { nameOf } from '@/lib/game/wording/names';
import { labelParts } from '@/lib/game/wording/options/options';
import type { TextContext } from './zone';

/** The legal moves of each place, worded as on the buttons; places without a move are missing. */
export function doableAt(on: TextContext): ReadonlyMap<At, readonly string[]> {
  const found = new Map<At, Set<string>>();
  const add = (at: At, text: string) => found.set(at, (found.get(at) ?? new Set()).add(text));
  for (const { command } of on.commands) {
    if (isPlacement(command)) addPlacement(on, command, add);
    else for (const at of placesOf(on.pack, on.state, command)) add(at, labelParts(on, command).what);
  }
  return new Map([...found].map(([at, texts]) => [at, [...texts]]));
}

/** Adds a placement to both the tile and its places, without listing hundreds of rotations. */
function addPlacement(
  { words, pack, state }: TextContext,
  command: Placement,
  add: (at: At, text: string) => void,
): void {
  const row = ROW_OF[command.type];
  const tile = state.rows[row].slots[command.slot];
  if (!tile) return;
  add(spotOf(pack, state, command).at, words.t('board.mayTake', { tile: nameOf(words, pack, tile) }));
  add(slotAt(row, command.slot), words.t('board.mayPlace'));
}

/** The cell for a place in the column of legal moves, with the moves of the pieces on it. */
export function mayAt(
  { words }: TextContext,
  doable: ReadonlyMap<At, readonly string[]>,
  ...ats: At[]
): string {
  return ats.flatMap((at) => doable.get(at) ?? []).join('; ') || words.t('board.nothing');
}
