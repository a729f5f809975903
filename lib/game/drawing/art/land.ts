/**
 * The country around both towns: woods, suburbs, vineyards on the hills, walls with towers, mills and
 * boats. It is drawn below all pieces.
 */
import type { PackData, Site, Terrain } from '@/lib/game/engine/pack';
import { cityFrame, cityPointOf, oldBridge, SIZE } from '@/lib/game/drawing/city/city-ground';
import { type Area, colour, translateTo, num, path, towardsCorner, type Point } from '../draw';
import { blockPath, outlinePath, strokePath } from './pen';

const PALE = `stroke="${colour('map-ink')}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round"`;

/** Minimum distance of buildings from the upper edge, where the river runs. */
export const SHORE = 56;

/** The whole landscape as one part of the sheet. */
export function cityArt(pack: PackData): string {
  const of = (kind: Terrain['terrain']) => pack.city.terrain.filter(({ terrain }) => terrain === kind);
  return (
    woods(of('green').map(cityPointOf)) +
    suburbs(
      of('house')
        .map(cityPointOf)
        .filter(({ y }) => y > cityFrame(pack).box.y + SHORE),
    ) +
    vineyards(of('countryside').map(cityPointOf)) +
    (['new-town', 'old-town'] as const).map((district) => townWall(pack, district)).join('') +
    river(cityFrame(pack).box) +
    oldBridge(pack) +
    siteStakes(pack)
  );
}

/** A small pseudo-random number, stable for a place, so places look different. */
function chance({ x, y }: Point, n: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

const TREES: readonly (readonly [number, number, number])[] = [
  [-12, -8, 0.9],
  [4, -13, 0.8],
  [15, -4, 0.95],
  [-3, 3, 1.1],
  [-16, 11, 1],
  [9, 14, 1.15],
  [20, 7, 0.8],
  [-22, 0, 0.75],
  [-6, 19, 0.9],
  [-8, -18, 0.7],
];

/** Groups of trees with round crowns, lit from the upper left. */
function woods(places: readonly Point[]): string {
  const trees = places.flatMap((place) =>
    TREES.filter((_tree, n) => chance(place, n) < 0.86).map(([dx, dy, size], n) => ({
      x: place.x + dx + (chance(place, n + 9) - 0.5) * 5,
      y: place.y + dy,
      r: 5.4 * size,
    })),
  );
  const crown = ({ x, y, r }: { x: number; y: number; r: number }) =>
    `M${num(x - r)} ${num(y)}a${num(r)} ${num(r * 1.15)} 0 1 1 ${num(2 * r)} 0q-${num(r)} ${num(r * 0.75)}-${num(2 * r)} 0z`;
  const shade = ({ x, y, r }: { x: number; y: number; r: number }) =>
    `M${num(x + r * 0.1)} ${num(y + r * 0.3)}q${num(r * 0.9)}-${num(r * 0.2)} ${num(r * 0.6)}-${num(r * 1.2)}m-${num(r * 0.9)} ${num(r * 0.9)}q${num(r * 0.6)} 0 ${num(r * 0.5)}-${num(r * 0.7)}`;
  return (
    path(
      trees.map(({ x, y, r }) => strokePath(x, y + r * 0.3, x, y + r * 1.1)),
      `fill="none" ${PALE}`,
    ) +
    path(trees.map(crown), `fill="${colour('zone-green')}" ${PALE}`) +
    path(trees.map(shade), `fill="none" stroke="${colour('map-ink')}" stroke-width=".6"`)
  );
}

/** Pale villages: three roofs and a small church. */
function suburbs(places: readonly Point[]): string {
  const house = ({ x, y }: Point, w: number) => ({
    wall: blockPath(x - w / 2, y, w, w * 0.6),
    roof: outlinePath(
      x - w / 2 - 1,
      y - w * 0.6,
      x - w * 0.2,
      y - w * 1.15,
      x + w * 0.3,
      y - w * 1.15,
      x + w / 2 + 1,
      y - w * 0.6,
    ),
  });
  const all = places.flatMap((place) => {
    const { x, y } = place;
    const wide = 10 + chance(place, 1) * 3;
    return [
      house({ x: x - 12, y: y - 4 }, wide),
      house({ x: x + 12, y: y - 6 }, wide - 1),
      {
        wall: blockPath(x - 3, y - 3, 6, 16),
        roof: outlinePath(x - 4.2, y - 19, x, y - 29, x + 4.2, y - 19),
      },
      house({ x: x - 4, y: y + 10 }, wide + 1),
      house({ x: x + 14, y: y + 13 }, wide),
    ];
  });
  return (
    path(
      all.map(({ wall }) => wall),
      `fill="${colour('country')}" ${PALE}`,
    ) +
    path(
      all.map(({ roof }) => roof),
      `fill="${colour('house')}" ${PALE}`,
    )
  );
}

/** Rows of vines up a hill. */
function vineyards(places: readonly Point[]): string {
  const hills = places.map(({ x, y }) => `M${num(x - 22)} ${num(y + 10)}q10-17 22-16t22 15`);
  const rows = places.flatMap((place) =>
    [0, 1, 2, 3].map((n) => {
      const x = place.x - 12 + n * 7.4;
      return `M${num(x)} ${num(place.y + 9)}q2-${num(5 + (n % 2) * 2)} 5-${num(9 + (n === 1 || n === 2 ? 2 : 0))}`;
    }),
  );
  return (
    path(hills, `fill="none" ${PALE}`) +
    path(
      rows,
      `fill="none" stroke="${colour('map-ink')}" stroke-width="1.7" stroke-dasharray=".1 2.6" stroke-linecap="round"`,
    )
  );
}

/** Stakes at the corners of every site; its rope runs between them. */
function siteStakes({ city }: PackData): string {
  const stakes = city.sites.flatMap((site) =>
    [0, 1, 2, 3, 4, 5].map((k) => {
      const { x, y } = towardsCorner(cityPointOf(site), SIZE * 0.86, k);
      return strokePath(x, y + 1.5, x, y - 3.5);
    }),
  );
  return path(stakes, `stroke="${colour('map-ink')}" stroke-width="2.4" stroke-linecap="round"`);
}

/** Corners where a town's wall turns outward, as places for its towers. */
export function wallCorners({ city }: PackData, district: Site['district']): readonly Point[] {
  const sites = city.sites.filter((site) => site.district === district);
  const plazas = city.plazas.filter((plaza) => sites.some((site) => site.plaza === plaza.id));
  const met = new Map<string, { readonly at: Point; readonly n: number }>();
  for (const hex of [...sites, ...plazas])
    for (const k of [0, 1, 2, 3, 4, 5]) {
      const corner = towardsCorner(cityPointOf(hex), SIZE, k);
      const key = `${Math.round(corner.x)} ${Math.round(corner.y)}`;
      met.set(key, { at: corner, n: (met.get(key)?.n ?? 0) + 1 });
    }
  return [...met.values()].filter(({ n }) => n === 1).map((entry) => entry.at);
}

/** Towers with merlons on a town's wall; every second one has a roof. */
function townWall(pack: PackData, district: Site['district']): string {
  const corners = wallCorners(pack, district);
  const open = ({ x, y }: Point) =>
    outlinePath(
      x - 3.4,
      y + 4,
      x - 3.4,
      y - 5,
      x - 1.4,
      y - 5,
      x - 1.4,
      y - 3.4,
      x + 1.4,
      y - 3.4,
      x + 1.4,
      y - 5,
      x + 3.4,
      y - 5,
      x + 3.4,
      y + 4,
    );
  const roofs = corners
    .filter((_corner, i) => i % 2 === 0)
    .map(({ x, y }) => outlinePath(x - 4.6, y - 4.6, x, y - 12, x + 4.6, y - 4.6));
  return (
    path(corners.map(open), `fill="${colour('bridge')}" ${PALE}`) +
    path(roofs, `fill="${colour('house')}" ${PALE}`)
  );
}

/** A weir, a mill with its wheel, rafts and a ferry. */
function river({ x, y, width }: Area): string {
  const raft = (dx: number, dy: number) =>
    translateTo(
      { x: x + dx, y: y + dy },
      `<path d="M-13 2h26l-3 4h-20z" fill="${colour('wood')}" ${PALE}/><path d="M-4 2v-9m0 1q7 1 6 6h-6" fill="${colour('country')}" ${PALE}/>`,
    );
  const mill = translateTo(
    { x: x + width * 0.7, y: y + 15 },
    `<path d="${blockPath(-8, 0, 16, 9)}" fill="${colour('country')}" ${PALE}/><path d="${outlinePath(-10, -9, -5, -16, 6, -16, 10, -9)}" fill="${colour('house')}" ${PALE}/><circle cx="-11" cy="-1" r="5" fill="none" ${PALE}/><path d="M-11-6v10m-5-5h10m-8.500-3.500l7 7m0-7l-7 7" ${PALE} fill="none"/>`,
  );
  return raft(26, 40) + raft(width * 0.4, 10) + raft(width * 0.9, 4) + mill;
}
