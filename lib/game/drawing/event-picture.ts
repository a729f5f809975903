/** The piece that a step or a plan is about, as a small picture without words. */
import type { Event } from '@/lib/game/engine/events';
import type { PackData } from '@/lib/game/engine/pack';
import { namesOf } from '@/lib/game/wording/names';
import { actionTilePicture } from './component-picture';
import { bridgeTileSvg, sealSvg, technologySvg, tokenSvg } from './small-pieces';
import { tilePicture } from './tiles/tile-svg';

/** The picture of a piece by its id; undefined for ids of other things. */
export function piecePicture(pack: PackData, id: string, side: 'A' | 'B'): string | undefined {
  const { hexes, technologies, actionTiles } = namesOf(pack);
  const [hex, technology, actionTile] = [hexes.get(id), technologies.get(id), actionTiles.get(id)];
  if (hex) return tilePicture(hex);
  if (technology) return technologySvg(technology);
  if (actionTile) return actionTilePicture(actionTile, side);
  const byId = (entry: { readonly id: string }) => entry.id === id;
  const [four, five] = [pack.bridge.tilesIV.find(byId), pack.bridge.tilesV.find(byId)];
  const plank = four ?? five;
  if (plank) return bridgeTileSvg(plank, four ? 'IV' : 'V');
  const [seal, token] = [pack.seals.find(byId), pack.productionTokens.find(byId)];
  return seal ? sealSvg(seal) : token && tokenSvg(token);
}

/** The picture of the piece that a step took or laid. */
export function eventPicture(pack: PackData, events: readonly Event[], side: 'A' | 'B'): string | undefined {
  return events.flatMap((event) => piecePicture(pack, pieceOf(event) ?? '', side) ?? [])[0];
}

function pieceOf(event: Event): string | undefined {
  switch (event.type) {
    case 'ActionTileTaken':
    case 'UpgradePlaced':
    case 'WallPlaced':
    case 'BuildingPlaced':
    case 'TechnologyChosen':
    case 'PlankPlaced':
      return event.tile;
    case 'SealClaimed':
      return event.seal;
    case 'ProductionTokenTaken':
      return event.token;
    default:
      return undefined;
  }
}
