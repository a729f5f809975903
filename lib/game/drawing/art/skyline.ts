/**
 * The skyline above the squares of a project: it grows with the highest tier that a player has entered. The
 * Cathedral begins as a choir in scaffolds, the Hunger Wall as stakes on a hill of vineyards.
 */
import { cityFrame, cityPointOf } from '@/lib/game/drawing/city/city-ground';
import { type Area, colour, num, path, type Point, translateTo } from '@/lib/game/drawing/draw';
import type { PackData } from '@/lib/game/engine/pack';
import type { Grid } from '@/lib/game/engine/vocabulary';
import { SHORE, wallCorners } from './land';
import { blockPath, lancetPath, outlinePath, skylineName, strokePath, WEATHERS } from './pen';

const INK = `stroke="${colour('line-dark')}" stroke-linejoin="round" stroke-linecap="round"`;
const THIN = `fill="none" ${INK} stroke-width=".7" stroke-opacity=".65"`;
const fill = (name: string, width = 1.2): string => `fill="${colour(name)}" ${INK} stroke-width="${width}"`;
const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

const STAGES = [1, 2, 3] as const;
type Stage = (typeof STAGES)[number];

/** All skylines by their names in the sheet. */
export function drawSkylines(): readonly (readonly [string, string])[] {
  const of = (grid: Grid, draw: (stage: Stage) => string) =>
    STAGES.map((stage) => [skylineName(grid, stage), draw(stage)] as const);
  return [...of('cathedral', cathedral), ...of('hunger-wall', hungerWall)];
}

/** The choir with its ring of chapels at the left, the great tower at the right. */
function cathedral(stage: Stage): string {
  if (stage === 1) return buttresses(12) + choirWall(12) + scaffolds([8, 196], 34) + hoist(222, 0);
  const tower = stage === 2 ? stump() : greatTower();
  return choirRoof(stage) + buttresses(22) + choirWall(22) + tower + (stage === 3 ? fleche() : '');
}

const BAYS = 8;
const BAY = 22;
const CHOIR = 12;

/** Windows between piers, each pier with its pinnacle. */
function choirWall(height: number): string {
  const width = BAYS * BAY;
  const windows = range(BAYS).map((i) => lancetPath(CHOIR + i * BAY + BAY / 2, -1, 11, height - 9));
  const mullions = range(BAYS).map((i) => {
    const x = CHOIR + i * BAY + BAY / 2;
    return strokePath(x, -1, x, -height + 4);
  });
  const isWhole = height > 20;
  const piers = range(BAYS + 1).map((i) =>
    blockPath(CHOIR + i * BAY - 3, 0, 6, height + (isWhole ? 5 : i % 3)),
  );
  const pinnacles = range(BAYS + 1).map((i) => {
    const x = CHOIR + i * BAY;
    return outlinePath(x - 3.4, -height - 5, x, -height - 17, x + 3.4, -height - 5);
  });
  return (
    `<path d="${blockPath(CHOIR, 0, width, height)}" ${fill('cath-2')}/>` +
    path(windows, `fill="${colour('glass')}" ${INK} stroke-width=".8"`) +
    path(mullions, THIN) +
    path(piers, fill('bridge', 1)) +
    (isWhole ? path(pinnacles, fill('bridge', 0.9)) : '')
  );
}

/** Flying buttresses that lean on the choir from the left. */
function buttresses(height: number): string {
  const pier = blockPath(-6, 0, 6, height) + outlinePath(-6.6, -height, -3, -height - 11, 0.6, -height);
  const arcs = [0, 7].map((d) => `M0 ${num(-height + 2 + d)}q6-8 13-8`);
  return `<path d="${arcs.join('')}" fill="none" ${INK} stroke-width="2.6"/><path d="${pier}" ${fill('bridge', 1)}/>`;
}

/** A steep slate roof; at first only the rafters at its far end. */
function choirRoof(stage: Stage): string {
  const [low, high] = [-22, stage === 3 ? -48 : -44];
  const end = stage === 3 ? 192 : 118;
  const rafters = range(4).map((i) => strokePath(124 + i * 18, low, 132 + i * 18, high, 140 + i * 18, low));
  const tiles = range(Math.floor((end - 40) / 13)).flatMap((i) =>
    [0, 1, 2].map((n) => {
      const x = 30 + i * 13 + n * 4;
      return `M${num(x)} ${num(low - 5 - n * 7)}q2.500 3 5 0`;
    }),
  );
  return (
    `<path d="${outlinePath(10, low, 28, high, end, high, end + 4, low)}" ${fill('tech')}/>` +
    path(tiles, `fill="none" ${INK} stroke-width=".6" stroke-opacity=".55"`) +
    `<path d="${strokePath(28, high, end, high)}" ${INK} stroke-width="2"/>` +
    (stage === 2
      ? path(
          [...rafters, strokePath(124, high, 190, high)],
          `fill="none" stroke="${colour('wood')}" stroke-width="2"`,
        )
      : '')
  );
}

/** The unfinished tower, with a hoist on top. */
function stump(): string {
  return towerWall(30) + scaffolds([196, 254], 44) + hoist(226, -30);
}

/** A tower wall with two pairs of windows. */
function towerWall(height: number): string {
  const [x, width] = [202, 48];
  const windows = [214, 238].map((at) => lancetPath(at, -4, 9, 11)).join('');
  const upper = height > 36 ? [214, 226, 238].map((at) => lancetPath(at, -28, 6, 8)).join('') : '';
  return (
    `<path d="${blockPath(x, 0, width, height)}${blockPath(x - 4, 0, 7, height - 6)}${blockPath(x + width - 3, 0, 7, height - 6)}" ${fill('bridge')}/>` +
    `<path d="${windows}${upper}" fill="${colour('line-dark')}"/>` +
    `<path d="${strokePath(x - 3, -23, x + width + 3, -23)}${strokePath(x + 2, -12, x + 7, -12)}${strokePath(x + 41, -17, x + 46, -17)}${strokePath(x + 21, -8, x + 26, -8)}" ${THIN}/>`
  );
}

/** Its cap in steps of green copper, turrets at the corners, a gilded cross above. */
function greatTower(): string {
  const cap = `M202-44q5-8 13-9l3-7h16l3 7q8 1 13 9z`;
  const turrets = [203, 249].map((x) => outlinePath(x - 4, -40, x, -58, x + 4, -40)).join('');
  const clock = `<circle cx="226" cy="-15" r="6.500" ${fill('gold', 1)}/><path d="M226-19v4l3 1.500" fill="none" ${INK} stroke-width=".9"/>`;
  return (
    `${towerWall(44)}<path d="${cap}${turrets}" ${fill('tech', 1.1)}/>` +
    `<path d="M226-60v-7m-3 3h6" fill="none" stroke="${colour('gold')}" stroke-width="1.900"/>${clock}`
  );
}

/** A slender ridge turret. */
function fleche(): string {
  return `<path d="${blockPath(82, -48, 7, 6)}${outlinePath(81, -54, 85.5, -67, 90, -54)}" ${fill('tech', 1)}/>`;
}

/** Poles with planks and diagonals at each of some places. */
function scaffolds(places: readonly number[], height: number): string {
  const wood = `fill="none" stroke="${colour('wood')}" stroke-width="1.800" stroke-linecap="round"`;
  const poles = places.flatMap((x) => [
    strokePath(x, 0, x, -height),
    strokePath(x + 12, 0, x + 12, -height),
    ...range(Math.floor(height / 11)).map((i) => strokePath(x - 2, -9 - i * 11, x + 14, -9 - i * 11)),
    strokePath(x, -9, x + 12, -20),
  ]);
  return path(poles, wood);
}

/** A treadwheel in its frame, a stone on the rope. */
function hoist(x: number, foot: number): string {
  const frame =
    strokePath(x - 12, foot, x, foot - 30, x + 14, foot) + strokePath(x, foot - 30, x + 26, foot - 26);
  const wheel = `M${x - 9} ${foot - 11}a10 10 0 1 1 20 0a10 10 0 1 1-20 0`;
  const spokes = `M${x - 8} ${foot - 11}h18M${x + 1} ${foot - 20}v18`;
  return (
    `<path d="${wheel}${spokes}" fill="none" ${INK} stroke-width="2.800"/><path d="${wheel}${spokes}" fill="none" stroke="${colour('wood')}" stroke-width="1.600"/>` +
    `<path d="${frame}" fill="none" ${INK} stroke-width="3.200"/><path d="${frame}" fill="none" stroke="${colour('wood')}" stroke-width="1.900"/>` +
    `<path d="${strokePath(x + 26, foot - 26, x + 26, foot - 14)}" ${INK} stroke-width=".8"/><path d="${blockPath(x + 21, foot - 7, 10, 7)}" ${fill('bridge', 0.9)}/>`
  );
}

/** Height of the hill at `x`: it rises to the left, in the direction of the markers. */
const hillAt = (x: number): number => -7 - 26 * Math.min(1, Math.max(0, (250 - x) / 230));

/** Vineyards below, the wall in steps over the hill: from stakes to towers with roofs. */
function hungerWall(stage: Stage): string {
  const built = { 1: 2, 2: 6, 3: 9 }[stage];
  const towers = { 1: [], 2: [4], 3: [0, 4, 8] }[stage];
  return (
    hill() +
    (stage < 3 ? stakes(built) : '') +
    range(built).map(wallStep).join('') +
    towers.map((i) => wallTower(i, stage === 3)).join('') +
    (stage < 3 ? hoist(244 - built * STEP, hillAt(244 - built * STEP) - 2) : '')
  );
}

const STEP = 29;

function hill(): string {
  const ridge = range(12).map((i) => `${num(i * 24)} ${num(hillAt(i * 24) - 1)}`);
  const vines = range(9).flatMap((i) =>
    [0, 1].map((n) => {
      const x = 14 + i * 28 + n * 11;
      return strokePath(x, -2, x + 5, hillAt(x) * 0.55);
    }),
  );
  return (
    `<path d="M0 0L${ridge.join('L')}V0z" fill="${colour('green-land')}" ${INK} stroke-width="1"/>` +
    path(
      vines,
      `fill="none" stroke="${colour('map-ink')}" stroke-width="2" stroke-dasharray=".1 3" stroke-linecap="round"`,
    )
  );
}

/** The line of the unbuilt wall. */
function stakes(from: number): string {
  const places = range(9 - from).map((i) => 264 - (from + i) * STEP - STEP / 2);
  return (
    path(
      places.map((x) => strokePath(x, hillAt(x) + 2, x, hillAt(x) - 9)),
      `fill="none" stroke="${colour('wood')}" stroke-width="2" stroke-linecap="round"`,
    ) +
    `<path d="M${places.map((x) => `${num(x)} ${num(hillAt(x) - 7)}`).join('L')}" fill="none" ${INK} stroke-width=".6" stroke-dasharray="2 1.500"/>`
  );
}

/** One step of the wall with its merlons, the `i`-th from the right. */
function wallStep(i: number): string {
  const x = 264 - (i + 1) * STEP;
  const foot = hillAt(x + STEP) + 5;
  const top = hillAt(x + STEP / 2) - 13;
  const merlons = range(3).map((n) => blockPath(x + 1.5 + n * 9.4, top, 6, 6));
  return (
    `<path d="${outlinePath(x, foot, x, top, x + STEP, top, x + STEP, foot)}${merlons.join('')}" ${fill('bridge', 1.1)}/>` +
    `<path d="${strokePath(x, top + 5, x + STEP, top + 5)}${strokePath(x + 8, top + 5, x + 8, top + 10)}${strokePath(x + 20, top + 5, x + 20, top + 10)}${strokePath(x + 3, top + 10, x + STEP, top + 10)}" ${THIN}/>`
  );
}

/** A tower in front of the wall, open or with its roof. */
function wallTower(i: number, isRoofed: boolean): string {
  const x = 264 - (i + 1) * STEP + 2;
  const foot = Math.min(0, hillAt(x + 12) + 9);
  const top = hillAt(x + 12) - 20;
  const crown = [0, 1, 2].map((n) => blockPath(x - 3 + n * 11, top, 7, 6)).join('');
  const roof = outlinePath(x - 4, top, x + 12.5, top - 18, x + 29, top);
  return (
    `<path d="${blockPath(x, foot, 25, foot - top)}${blockPath(x - 3, top + 3, 31, 4)}${isRoofed ? '' : crown}" ${fill('bridge', 1.2)}/>` +
    (isRoofed ? `<path d="${roof}" ${fill('red-piece', 1.1)}/>` : '') +
    `<path d="${strokePath(x + 12.5, top + 9, x + 12.5, top + 16)}" ${INK} stroke-width="2.600"/>`
  );
}

// The light over the city: morning with birds and barges in Era I, evening in Era II, flags on the walls at the end. It is part of the ground, below all pieces.

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
function morning({ x, y, width, height }: Area): string {
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
function evening(pack: PackData, { x, y, width, height }: Area): string {
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
