/** Previews of pieces at places that they have not reached yet, in the units of the place's drawing. */
import type { HexTile, PackData } from '@/lib/game/engine/pack';
import { placeOnActions } from './action-board';
import { parseAt } from './board-location';
import { SIZE, cityPointOf, siteName } from './city/city-ground';
import {
  colour,
  hexPath,
  icon,
  num,
  ORIGIN,
  path,
  points,
  TEXT,
  towardsCorner,
  translateTo,
  type Point,
} from './draw';
import { pawnAt } from './small-pieces';
import { seatIcon } from './seat-marks';
import { tileGround } from './tiles';

export interface Ghost {
  readonly at: string;
  /** Each tile of a row is a drawing of its own. */
  readonly drawing: 'city' | 'actions' | 'slot';
  readonly svg: string;
}

interface LyingTile {
  readonly tile: HexTile;
  readonly rotation: number;
  /** The sides and corners that pay. */
  readonly pays?: { readonly sides: readonly number[]; readonly corners: readonly number[] } | undefined;
}

/** Tiles are drawn in this size, and scaled to a little less than their place. */
const RADIUS = 50;
const WITHIN = 0.97;

/** A rotated tile. Gold marks show the sides and corners that pay. */
export function tileGhost(pack: PackData, at: string, { tile, rotation, pays }: LyingTile): Ghost[] {
  const place = placeOf(pack, at);
  if (!place) return [];
  const { drawing, centre, size, name } = place;
  // The tile hides the name of its place.
  const marks = pays ? payMarks(pays) + (name && `<text y="10">${name}</text>`) : '';
  const scaled = `<g transform="scale(${(size * WITHIN) / RADIUS})" ${TEXT}>${tileGround(tile, RADIUS, rotation)}${marks}</g>`;
  return [{ at, drawing, svg: drawn(at, translateTo(centre, scaled)) }];
}

/** Peter Parler's pawn at a plaza. */
export function pawnGhost(pack: PackData, at: string): Ghost {
  return { at, drawing: 'city', svg: drawn(at, pawnAt(pack, parseAt(at)?.id)) };
}

/** Peter Parler's marker at the foot of a tile in a row. */
export function markerGhost(at: string): Ghost {
  const marker = icon(seatIcon(1), { x: 0, y: 33 }, 38, `color="${colour('seat-1')}"`);
  return { at, drawing: 'slot', svg: drawn(at, marker) };
}

const drawn = (at: string, body: string): string => `<g class="ghost" data-of="${at}">${body}</g>`;

interface Place {
  readonly drawing: Ghost['drawing'];
  readonly centre: Point;
  readonly size: number;
  /** As it is printed on the place. */
  readonly name: string;
}

function placeOf(pack: PackData, at: string): Place | undefined {
  const { kind, id = '' } = parseAt(at) ?? {};
  if (kind === 'cell') {
    const place = placeOnActions(pack, id);
    return place && { drawing: 'actions', ...place };
  }
  const site = pack.city.sites.find((entry) => entry.id === id);
  if (kind !== 'site' || !site) return undefined;
  return { drawing: 'city', centre: cityPointOf(site), size: SIZE, name: siteName(pack, site) };
}

/** A ring around the tile, bars along its sides and dots on its corners. */
function payMarks({ sides, corners }: NonNullable<LyingTile['pays']>): string {
  const corner = (k: number) => towardsCorner(ORIGIN, RADIUS - 1, k);
  const bars = sides.map((side) => `M${points([corner(side), corner(side + 1)])}`);
  const dots = corners.map((k) => {
    const { x, y } = corner(k);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="9" class="pays"/>`;
  });
  return path([hexPath(ORIGIN, RADIUS - 1)], 'class="ring"') + path(bars, 'class="pays"') + dots.join('');
}
