import type { Rotation } from '@/lib/game/engine/commands';
import { actionBoardContacts } from '@/lib/game/engine/board/contacts';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Player } from '@/lib/game/engine/state';

/** Keys of all contacts that a tile would make, for patches that place tiles. */
export function contactsOf(
  pack: Pack,
  player: Player,
  place: string,
  tile: string,
  rotation: Rotation,
): readonly string[] {
  const { edges, corners } = actionBoardContacts(pack, player, place, tile, rotation);
  return [...edges.map(({ key }) => key), ...corners];
}
