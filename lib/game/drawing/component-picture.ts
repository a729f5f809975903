/** A picture of every component that a box may change, and of the piece that a step or plan is about. */
import type { Component } from '@/lib/game/box/components';
import type { Event } from '@/lib/game/engine/events';
import type {
  ActionTile,
  PackData,
  PlazaFace,
  ProductionTrack,
  RoadTileFace,
  Site,
  TierSet,
  WealthBonus,
} from '@/lib/game/engine/pack';
import type { Action } from '@/lib/game/engine/vocabulary';
import { namesOf } from '@/lib/game/wording/names';
import { drawFree, drawSpace } from './bridge';
import { drawPlazaTile } from './city/city';
import { siteGlyphs } from './city/city-ground';
import { colour, hexPath, icon, label, ORIGIN, path, piece } from './draw';
import { actionIcon, drawBlock, drawRun, effectGlyphs } from './glyphs';
import { drawGrid, gridBox } from './grid';
import { CELL, drawWealth, productionTrack, TRACK_LEFT, WEALTH_BOX, wealthPlace } from './player-board';
import { bridgeTileSvg, sealSvg, bridgeStackOf, technologySvg, tokenSvg } from './small-pieces';
import { drawTile, tilePicture } from './tiles';
import { drawSlot } from './wheel';

/** The viewBox of a hexagon tile of radius 50. */
export const HEX_BOX = [-48, -54, 96, 108] as const;

/** A single component without text; one that is printed on a board is cut out of its drawing. */
export function componentPicture(pack: PackData, component: Component): string {
  switch (component.kind) {
    case 'upgrade':
    case 'wall':
    case 'building':
      return piece(HEX_BOX, drawTile(component.entry, 50));
    case 'technology':
      return technologySvg(component.entry);
    case 'bridge-tile':
      return bridgeTileSvg(component.entry, bridgeStackOf(pack, component.id));
    case 'production-token':
      return tokenSvg(component.entry);
    case 'seal':
      return sealSvg(component.entry);
    case 'plaza-face':
      return plazaFace(pack, component.entry);
    case 'bridge-face':
      return piece([0, -3, 118, 92], drawFree(component.entry.spaces));
    case 'road-space':
      return piece([-2, -2, 122, 156], drawSpace(component.entry));
    case 'road-face':
      return roadFace(component.entry);
    case 'tier-set':
      return tierSet(pack, component.entry);
    case 'grid-frame':
      return piece(gridBox(component.entry), drawGrid(component.entry, { squares: [] }));
    case 'production-track':
      return track(component.entry);
    case 'wealth-bonus':
      return wealthPicture(component.entry);
    case 'action-tile':
      return actionTile(component.entry);
    case 'wheel-sector':
      return piece([-28, -97, 56, 48], drawSlot(component.entry));
    case 'site':
      return sitePicture(component.entry);
  }
}

function plazaFace({ plazas }: PackData, face: PlazaFace): string {
  const tile = plazas.tiles.find(({ faces }) => faces.some(({ id }) => id === face.id));
  return piece([-34, -38, 68, 76], drawPlazaTile(tile?.colour ?? 'tan', face));
}

function tierSet({ grids }: PackData, set: TierSet): string {
  const frame = grids.frames.find(({ id }) => id === set.grid);
  return frame ? piece(gridBox(frame), drawGrid(frame, set)) : '';
}

function roadFace({ free }: RoadTileFace): string {
  const card = `<rect x="1" y="1" width="116" height="56" rx="6" fill="${colour('road')}" stroke="${colour('edge')}" stroke-width="1.4"/>`;
  return piece([0, 0, 118, 58], card + drawBlock(effectGlyphs(free), { x: 59, y: 29 }, 30, 104));
}

function track(entry: ProductionTrack): string {
  const width = TRACK_LEFT + entry.counts.length * CELL + 52;
  return piece([0, -2, width, 47], productionTrack(entry, 0));
}

function wealthPicture(entry: WealthBonus): string {
  const { x, y } = wealthPlace(entry);
  const { width, height } = WEALTH_BOX;
  return piece([x - width / 2 - 2, y - height / 2 - 2, width + 4, height + 4], drawWealth(entry));
}

const HALF_HEX = 22 * (Math.sqrt(3) / 2);

/** Both sides of an action tile, one below the other. */
function actionTile({ sides }: ActionTile): string {
  const side = (name: 'A' | 'B', y: number) =>
    actionPair(sides[name], y) + label(name, { x: -52, y }, { size: 15, serif: true });
  return piece([-62, -24, 104, 98], side('A', 0) + side('B', 50));
}

/** The side of an action tile that a game shows. */
export const actionTilePicture = ({ sides }: ActionTile, side: 'A' | 'B'): string =>
  piece([-44, -24, 88, 48], actionPair(sides[side], 0));

function actionPair(actions: readonly Action[], y: number): string {
  const middles = [-HALF_HEX, HALF_HEX].map((x) => ({ x, y }));
  const look = `fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width="1.6"`;
  const icons = actions.map((action, i) => icon(actionIcon(action), middles[i] ?? { x: 0, y }, 24));
  const outlines = middles.map((at) => hexPath(at, 22));
  return path(outlines, look) + icons.join('');
}

function sitePicture(site: Site): string {
  const ground = path(
    [hexPath(ORIGIN, 32)],
    `fill="${colour(site.district)}" stroke="${colour('map-ink')}" stroke-width="1.5"`,
  );
  const stakes = path(
    [hexPath(ORIGIN, 26)],
    `fill="none" stroke="${colour('map-ink')}" stroke-dasharray="3 2.5"`,
  );
  return piece([-30, -34, 60, 68], ground + stakes + drawRun(siteGlyphs(site), ORIGIN, 22));
}

/** The picture of a piece by its id; undefined for ids of other things. */
export function piecePicture(pack: PackData, id: string, side: 'A' | 'B'): string | undefined {
  const { hexes, technologies, actionTiles } = namesOf(pack);
  const [hex, technology, actionTile] = [hexes.get(id), technologies.get(id), actionTiles.get(id)];
  if (hex) return tilePicture(hex);
  if (technology) return technologySvg(technology);
  if (actionTile) return actionTilePicture(actionTile, side);
  const byId = (entry: { readonly id: string }) => entry.id === id;
  const plank = [...pack.bridge.tilesIV, ...pack.bridge.tilesV].find(byId);
  if (plank) return bridgeTileSvg(plank, bridgeStackOf(pack, id));
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
