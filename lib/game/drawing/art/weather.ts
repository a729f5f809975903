/**
 * The light over the city: morning with birds and barges in Era I, evening in Era II, flags on the walls
 * at the end. It is part of the ground, below all pieces.
 */
import type { PackData } from '@/lib/game/engine/pack';
import { cityPointOf, cityFrame, type CityBox } from '../city/city-places';
import { colour, translateTo, num, path, type Point } from '../draw';
import { SHORE, wallCorners } from './land';
import { WEATHERS } from './names';
import { outlinePath, strokePath } from './pen';

const PEN = 'stroke-linecap="round" stroke-linejoin="round"';

/** All weathers by their names in the sheet. */
export function drawWeathers(pack: PackData): readonly (readonly [string, string])[] {
  const { box } = cityFrame(pack);
  const dusk = evening(pack, box);
  return [
    [WEATHERS.morning, morning(box)],
    [WEATHERS.evening, dusk],
    [WEATHERS.end, dusk + flags(pack)],
  ];
}

/** Birds over the hills, clouds in scrolls as an old map has them. */
function morning({ x, y, width, height }: CityBox): string {
  const birds = [
    [0.06, 0.86],
    [0.085, 0.84],
    [0.11, 0.87],
    [0.93, 0.9],
    [0.955, 0.875],
  ].map(([dx = 0, dy = 0]) => `M${num(x + width * dx)} ${num(y + height * dy)}q4-5 6 0q2-5 6 0`);
  const cloud = (dx: number, dy: number) =>
    `M${num(x + dx)} ${num(y + dy)}h46m-40 0q-9-2-4-9 5-5 10 0 4-9 14-4 8-4 10 4 9 0 6 9m-18-8q-3 1-2 5`;
  return (
    path(birds, `fill="none" stroke="${colour('map-text')}" stroke-width="1.300" ${PEN}`) +
    path(
      [cloud(14, height - 92), cloud(width - 76, height - 62)],
      `fill="none" stroke="${colour('map-ink')}" stroke-width="1" stroke-opacity=".7" ${PEN}`,
    )
  );
}

/** A low sun over the river, its light on the land, smoke over the villages, lanterns at the gates. */
function evening(pack: PackData, { x, y, width, height }: CityBox): string {
  const far = 1000;
  const veil = `<path d="M${num(x - far)} ${num(y - far)}h${num(width + 2 * far)}v${num(height + 2 * far)}h${num(-width - 2 * far)}z" fill="${colour('dusk')}"/>`;
  const sun: Point = { x: x + width * 0.62, y: y + 2 };
  const glitter = [30, 38, 46, 54].flatMap((d, i) => [
    strokePath(sun.x - d - 14, sun.y + (i % 2) * 7, sun.x - d - 4, sun.y + (i % 2) * 7),
    strokePath(sun.x + d - 2, sun.y + 4 + (i % 2) * 6, sun.x + d + 9, sun.y + 4 + (i % 2) * 6),
  ]);
  const disc = `<path d="M${num(sun.x - 22)} ${num(sun.y + 12)}a22 22 0 0 1 44 0z" fill="${colour('gold')}" stroke="${colour('map-ink')}"/>`;
  const smoke = pack.city.terrain
    .filter(({ terrain }) => terrain === 'house')
    .map(cityPointOf)
    .filter((place) => place.y > y + SHORE)
    .map((place) => `M${num(place.x + 12)} ${num(place.y - 14)}q5-5 0-10t2-11q5-4 1-9`);
  return (
    veil +
    path(glitter, `stroke="${colour('gold')}" stroke-width="2" ${PEN}`) +
    disc +
    path(
      smoke,
      `fill="none" stroke="${colour('map-text')}" stroke-width="1.200" stroke-opacity=".6" ${PEN}`,
    ) +
    lanterns(pack)
  );
}

/** A light at every other tower of the walls. */
function lanterns(pack: PackData): string {
  const lights = towers(pack)
    .filter((_tower, i) => i % 2 === 1)
    .map((tower) => `M${num(tower.x - 1.7)} ${num(tower.y + 1.6)}v-4h3.400v4z`);
  return path(lights, `fill="${colour('gold')}" stroke="${colour('line-dark')}" stroke-width=".6"`);
}

const towers = (pack: PackData): readonly Point[] =>
  (['new-town', 'old-town'] as const).flatMap((district) => wallCorners(pack, district));

/** Banners in red and white on the roofed towers. */
function flags(pack: PackData): string {
  return towers(pack)
    .filter((_tower, i) => i % 2 === 0)
    .map(({ x, y }, i) => {
      const cloth = `<path d="${outlinePath(0, -11, 11, -9, 8, -6.5, 11, -4, 0, -4)}" fill="${colour(i % 2 === 0 ? 'red-piece' : 'vellum')}" stroke="${colour('line-dark')}" stroke-width=".7"/>`;
      return translateTo(
        { x, y: y - 11 },
        `<path d="${strokePath(0, 0, 0, -12)}" stroke="${colour('line-dark')}"/>${cloth}`,
      );
    })
    .join('');
}
