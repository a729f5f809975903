/** Positions on the city map that drawings of its pieces need (for the ground, see city-ground.ts). */
import type { PackData, Site } from '@/lib/game/engine/pack';
import { colour, hexCentre, path, towardsCorner, num, type DrawingFrame, type Point } from '../draw';

export const SIZE = 34;

/** Centre of a hex of the map. */
export function cityPointOf(hex: { readonly q: number; readonly r: number }): Point {
  return hexCentre(hex, SIZE);
}

export type CityBox = Pick<DrawingFrame, 'x' | 'y' | 'width' | 'height'>;

interface CityFrame {
  /** The playing area, with a strip of the river above it. */
  readonly box: CityBox;
  /** Printed on the map, but drawn after the buildings, because they must not hide a corner. */
  readonly corners: string;
}
const frames = new WeakMap<PackData, CityFrame>();

/** The frame of every drawing of a pack's city. */
export function cityFrame(pack: PackData): CityFrame {
  const known = frames.get(pack);
  if (known) return known;
  const frame = { box: boxOf(pack), corners: corners(pack) };
  frames.set(pack, frame);
  return frame;
}

function boxOf({ city }: PackData): CityBox {
  const used = [...city.sites, ...city.plazas, ...city.terrain.filter(({ terrain }) => terrain === 'road')];
  const xs = used.map((hex) => cityPointOf(hex).x);
  const ys = used.map((hex) => cityPointOf(hex).y);
  const left = Math.min(...xs) - SIZE;
  const top = Math.min(...ys) - SIZE * 2.3;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + SIZE - left,
    height: Math.max(...ys) + SIZE * 1.12 - top,
  };
}

function corners({ city }: PackData): string {
  const diamonds = city.blueCorners.map(({ vertex }) => {
    const { x, y } = towardsCorner(cityPointOf(vertex), SIZE, vertex.corner);
    return `M${num(x)} ${num(y - 7.5)}l7.5 7.5-7.5 7.5-7.5-7.5z`;
  });
  return path(diamonds, `fill="${colour('blue-piece')}" stroke="${colour('tile-light')}" stroke-width="1.4"`);
}

/** "3B": the second site of the third plaza. */
export function siteName({ city }: PackData, site: Site): string {
  const i = city.plazas.findIndex((plaza) => plaza.id === site.plaza);
  const letter = city.plazas[i]?.sites.indexOf(site.id) ?? 0;
  return `${i + 1}${String.fromCharCode(65 + letter)}`;
}
