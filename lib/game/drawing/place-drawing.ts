/** A small drawing of the place that a turn changed most visibly. */
import { citySpot } from '@/lib/game/drawing/city/city';
import { gridSpot } from '@/lib/game/drawing/grid';
import { tileSvg } from '@/lib/game/drawing/tiles/tile-svg';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import type { TurnCard } from '@/lib/game/recap/turn-cards';
import { namesOf, titleOf } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';

interface Here {
  readonly words: Wording;
  readonly pack: Pack;
  readonly state: State;
}

/** A drawing, and whether it shows a tile or a part of a larger drawing. */
interface Place {
  readonly svg: string;
  readonly of: 'tile' | 'place';
}

/**
 * A house at its plaza, otherwise a placed tile, otherwise a marker on a project; undefined if none of
 * these changed.
 */
export function placeDrawing(here: Here, card: TurnCard): Place | undefined {
  const tile = tileLaid(here, card);
  const svg = houseBuilt(here, card) ?? tile ?? markerMoved(here, card);
  if (svg === undefined) return undefined;
  return svg === tile ? { svg, of: 'tile' } : { svg: svg.replace('<svg', FILLING), of: 'place' };
}

/** The drawing fills its frame, whatever the aspect ratio. */
const FILLING = '<svg preserveAspectRatio="xMidYMid slice"';

const idOf = ({ turn }: TurnCard) => `recap-${turn}`;

function houseBuilt(here: Here, card: TurnCard): string | undefined {
  const house = card.deeds.findLast((deed) => deed.type === 'BuildingPlaced');
  if (!house) return undefined;
  return citySpot(here, house.site, { id: idOf(card), title: titleOf(here.words, here.pack, house.site) });
}

function tileLaid({ words, pack }: Here, card: TurnCard): string | undefined {
  const laid = card.deeds.findLast((deed) => deed.type === 'WallPlaced' || deed.type === 'UpgradePlaced');
  const tile = laid && namesOf(pack).hexes.get(laid.tile);
  return tile && tileSvg({ words, pack }, tile, { id: idOf(card), rotation: laid.rotation });
}

function markerMoved(here: Here, card: TurnCard): string | undefined {
  const marker = card.deeds.findLast((deed) => deed.type === 'GridMoved' && deed.seat === card.seat);
  if (marker?.type !== 'GridMoved') return undefined;
  const title = here.words.t(marker.grid === 'cathedral' ? 'table.cathedral' : 'table.hungerWall');
  return gridSpot(here, marker, { id: idOf(card), title });
}
