/** The contacts of a tile at a place, by rotation, for choosing a place from a list. */
import { ROTATIONS } from '@/components/move/rotations';
import { actionBoardContacts, cityContacts } from '@/lib/game/engine/board/contacts';
import type { Rotation, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { siteTerms } from '@/lib/game/wording/city';
import { namesOf, titleOf } from '@/lib/game/wording/names';
import { describeAmount, describeEffect } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';

export interface ContactSpot {
  readonly words: Wording;
  readonly pack: Pack;
  readonly state: State;
  readonly seat: SeatId;
  readonly tile: string;
  /** A site, a wall cell or an action. */
  readonly place: string;
}

/** "60°: 1 blue token; 240°: 2 blue tokens", or empty if no rotation gains anything. */
export function contactHints(spot: ContactSpot): string {
  return ROTATIONS.flatMap((rotation) => {
    const gains = gainsAt(spot, rotation);
    return gains.length > 0 ? [`${rotation * 60}°: ${spot.words.list(gains)}`] : [];
  }).join('; ');
}

function gainsAt({ words, pack, state, seat, tile, place }: ContactSpot, rotation: Rotation): string[] {
  if (pack.buildingById.has(tile)) {
    const blue = cityContacts(pack, state, place, tile, rotation).length;
    return blue > 0 ? [describeAmount(words, 'blue-token', blue)] : [];
  }
  const player = state.players[seat];
  if (!player) return [];
  const { edges, corners } = actionBoardContacts(pack, player, place, tile, rotation);
  const symbols = edges.flatMap(({ gains }) => gains.map((gain) => describeEffect(words, gain)));
  return corners.length > 0 ? [...symbols, describeAmount(words, 'red-token', corners.length)] : symbols;
}

/** A place with its extra cost and points. */
export function placeWords(words: Wording, pack: Pack, place: string): string {
  const site = namesOf(pack).sites.get(place);
  if (!site) return titleOf(words, pack, place);
  const district = words.t(site.district === 'old-town' ? 'moves.oldTown' : 'moves.newTown');
  return `${titleOf(words, pack, place)} (${[district, ...siteTerms(words, site)].join(', ')})`;
}
