/** The place that a turn changed most visibly, drawn small. */
import { gridSpot } from '@/components/board/svg/grid';
import { citySpot } from '@/components/board/svg/city';
import { tileSvg } from '@/components/board/svg/tile-svg';
import type { Pack } from '@/lib/engine/pack-index';
import type { State } from '@/lib/engine/state';
import type { TurnCard } from '@/lib/recap/turn-cards';
import type { Wording } from '@/lib/i18n/wording';
import { hexWords } from '@/lib/wording/hexes';
import { namesOf, titleOf } from '@/lib/wording/names';

interface Here {
  readonly words: Wording;
  readonly pack: Pack;
  readonly state: State;
}

/** A house at its plaza, else a tile that was laid, else a marker on a project; undefined where none of these changed. */
export function placeDrawing(here: Here, { deeds, turn, seat }: TurnCard): string | undefined {
  const { words, pack } = here;
  const id = `recap-${turn}`;
  const house = deeds.findLast((deed) => deed.type === 'BuildingPlaced');
  if (house) return citySpot(here, house.site, { id, title: titleOf(words, pack, house.site) });
  const laid = deeds.findLast((deed) => deed.type === 'WallPlaced' || deed.type === 'UpgradePlaced');
  const tile = laid && namesOf(pack).hexes.get(laid.tile);
  if (tile) return tileSvg(words, tile, hexWords(words, tile), { id, rotation: laid.rotation });
  const marker = deeds.findLast((deed) => deed.type === 'GridMoved' && deed.seat === seat);
  if (marker?.type !== 'GridMoved') return undefined;
  const title = words.t(marker.grid === 'cathedral' ? 'table.cathedral' : 'table.hungerWall');
  return gridSpot(here, marker, { id, title });
}
