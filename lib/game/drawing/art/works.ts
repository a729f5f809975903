/**
 * The great works: courses of stone behind the squares of a project, the scaffold above them, centring under
 * the arches of the bridge; the boards of the treadwheel; ornaments of finished plazas.
 */
import { type Grid, GRIDS } from '@/lib/game/engine/vocabulary';
import { colour, ORIGIN, translateTo, num, path, polar } from '../draw';
import { blockPath, courseName, lancetPath, outlinePath, planName, strokePath } from './pen';

/** A row of a project is as high as its squares are wide. */
const SIDE = 44;
const COLUMNS = 6;
const ROWS = 6;
const WIDTH = SIDE * COLUMNS;

const INK = `stroke="${colour('line-dark')}" stroke-linejoin="round" stroke-linecap="round"`;

/** All of them by their names in the sheet. */
export function drawWorks(): readonly (readonly [string, string])[] {
  return [
    ...GRIDS.flatMap((grid) => [
      [courseName(grid), course(grid)] as const,
      [planName(grid), plan(grid)] as const,
    ]),
    ['scaffold', scaffold()],
    ['centring', centring()],
    ['crane-wood', wheelOfWood()],
    ['crane-rope', hoistRope()],
    ['well', well()],
    ['stall', stall()],
    ['fountain', fountain()],
  ];
}

/** A row of a project: hewn stone with niches for the symbols of its squares. */
function course(grid: Grid): string {
  const half = SIDE / 2;
  const joints = Array.from({ length: COLUMNS }, (_, i) => {
    const x = i * SIDE;
    return grid === 'cathedral'
      ? strokePath(x + 6, SIDE - 12, x - 2, SIDE - 12) + strokePath(x - 2, 18, x + 6, 18)
      : strokePath(x, 8, x + SIDE, 8) +
          strokePath(x + half, 0, x + half, 8) +
          strokePath(x - 3, half, x + 4, half);
  });
  return (
    `<path d="${blockPath(0, SIDE, WIDTH, SIDE)}" fill="${colour('bridge')}"/>` +
    path(joints, `fill="none" ${INK} stroke-width=".8" stroke-opacity=".6"`) +
    path(niches(grid), `fill="${colour('tile')}" ${INK} stroke-width="1.1"`) +
    (grid === 'cathedral' ? tracery() : '') +
    `<path d="${strokePath(0, SIDE - 0.6, WIDTH, SIDE - 0.6)}" ${INK} stroke-width="1.6"/>`
  );
}

/** Pointed niches of the Cathedral, flat ones of the wall. */
function niches(grid: Grid): readonly string[] {
  return Array.from({ length: COLUMNS }, (_, i) => {
    const x = i * SIDE;
    return grid === 'cathedral'
      ? `M${x + 4} ${SIDE - 3}v-21q1-13 18-19q17 6 18 19v21z`
      : `M${x + 4} ${SIDE - 3}v-27q18-7 36 0v27z`;
  });
}

/** Trefoils between the arches, a finial on each. */
function tracery(): string {
  const holes = Array.from({ length: COLUMNS + 1 }, (_, i) => {
    const x = i * SIDE;
    return `M${x - 2.6} 8a2.6 2.600 0 1 1 5.200 0a2.600 2.600 0 1 1-5.200 0`;
  });
  return path(holes, `fill="${colour('line-dark')}" fill-opacity=".55"`);
}

/** All rows of a project in thin ink, like the master builder's plan. */
function plan(grid: Grid): string {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    translateTo({ x: 0, y: row * SIDE }, `<path d="${niches(grid).join('')}"/>`),
  );
  return `<g fill="none" stroke="${colour('edge')}" stroke-width=".7" stroke-opacity=".4">${rows.join('')}</g>`;
}

/** Poles, planks and a ladder on the row under construction; symbols remain visible. */
function scaffold(): string {
  const poles = Array.from({ length: COLUMNS + 1 }, (_, i) => strokePath(i * SIDE, SIDE, i * SIDE, -3));
  const braces = Array.from({ length: COLUMNS }, (_, i) =>
    i % 2 === 0
      ? strokePath(i * SIDE, 14, i * SIDE + 9, 3)
      : strokePath((i + 1) * SIDE, 14, (i + 1) * SIDE - 9, 3),
  );
  const rungs = [8, 14, 20, 26, 32, 38].map((y) => strokePath(WIDTH - 5, y, WIDTH + 2, y));
  const wood = [
    ...poles,
    ...braces,
    strokePath(-4, 3, WIDTH + 4, 3),
    strokePath(-4, SIDE - 2, WIDTH + 4, SIDE - 2),
  ];
  return (
    path(wood, `fill="none" ${INK} stroke-width="3.6"`) +
    path(wood, `fill="none" stroke="${colour('wood')}" stroke-width="2.4" stroke-linecap="round"`) +
    path(
      [...rungs, strokePath(WIDTH - 5, SIDE, WIDTH - 5, 2), strokePath(WIDTH + 2, SIDE, WIDTH + 2, 2)],
      `fill="none" ${INK} stroke-width="1" stroke-opacity=".7"`,
    )
  );
}

/** The wooden frame that supports an arch; it disappears once the plank above is placed. */
function centring(): string {
  const fan = [-60, -30, 0, 30, 60].map((degrees) => {
    const tip = polar(ORIGIN, 38, degrees - 90);
    return strokePath(0, 0, tip.x * 1.16, tip.y);
  });
  const beams = [...fan, strokePath(-44, 0, 44, 0), 'M-42 -2a42 36 0 0 1 84 0'];
  const lines = (name: string, width: number) =>
    path(beams, `fill="none" stroke="${colour(name)}" stroke-width="${width}" stroke-linecap="round"`);
  return lines('edge', 4.6) + lines('wood', 3);
}

/** The treadwheel: felloes of oak with treads between them, beams as spokes, a rope wound about its axle. */
function wheelOfWood(): string {
  const ring = (r: number, width: number, name: string, extra = '') =>
    `<circle r="${r}" fill="none" stroke="${colour(name)}" stroke-width="${width}" ${extra}/>`;
  const line = (degrees: number, from: number, to: number) => {
    const [a, b] = [polar(ORIGIN, from, degrees), polar(ORIGIN, to, degrees)];
    return strokePath(a.x, a.y, b.x, b.y);
  };
  const every = (n: number, from: number, to: number) =>
    Array.from({ length: n }, (_, i) => line((i * 360) / n, from, to));
  const spokes = every(12, 60, 170);
  const wood = (pieces: readonly string[], name: string, width: number) =>
    path(pieces, `fill="none" stroke="${colour(name)}" stroke-width="${width}" stroke-linecap="round"`);
  const felloes = [
    [165, 13],
    [92, 7],
  ].map(
    ([r = 0, width = 0]) =>
      ring(r, width + 1.8, 'line-dark') +
      ring(r, width, 'wood') +
      ring(r, 0.8, 'line-dark', 'stroke-opacity=".4" stroke-dasharray="17 9 30 5"'),
  );
  return (
    grain() +
    felloes.join('') +
    path(every(72, 159, 171), `fill="none" ${INK} stroke-width="1" stroke-opacity=".55"`) +
    wood(spokes, 'line-dark', 8.4) +
    wood(spokes, 'wood', 6.6) +
    path(spokes, `fill="none" ${INK} stroke-width=".7" stroke-opacity=".45" stroke-dasharray="23 6 41 4"`) +
    bolts() +
    ring(58.5, 6.4, 'line-dark') +
    ring(58.5, 4.8, 'gold', 'stroke-dasharray="4.200 1.400"')
  );
}

/** The boards between the spokes. */
function grain(): string {
  const arcs = [84, 101, 112, 122, 134, 146, 154].flatMap((r, row) =>
    Array.from({ length: 12 }, (_, i) => {
      const begin = i * 30 + 3 + ((i * 7 + row * 5) % 9);
      const [from, to] = [polar(ORIGIN, r, begin), polar(ORIGIN, r, begin + 9 + ((i + row) % 4) * 2)];
      return `M${num(from.x)} ${num(from.y)}A${r} ${r} 0 0 1 ${num(to.x)} ${num(to.y)}`;
    }),
  );
  return path(arcs, `fill="none" stroke="${colour('wood')}" stroke-width="1.100" stroke-opacity=".6"`);
}

/** Iron on every joint of the felloes. */
function bolts(): string {
  const heads = [165, 92].flatMap((r) =>
    Array.from({ length: 12 }, (_, i) => {
      const { x, y } = polar(ORIGIN, r, i * 30);
      return `M${num(x - 2.2)} ${num(y)}a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0`;
    }),
  );
  return path(heads, `fill="${colour('line-dark')}"`);
}

/** The rope of the crate, pointing to the right. */
function hoistRope(): string {
  const ropes = strokePath(172, 0, 132, -20) + strokePath(172, 0, 132, 20);
  return `<path d="${ropes}" ${INK} stroke-width="3.400"/><path d="${ropes}" stroke="${colour('gold')}" stroke-width="2" stroke-dasharray="3 1.200"/>`;
}

const SMALL = `stroke="${colour('line-dark')}" stroke-width=".9" stroke-linejoin="round"`;

/** Stone ring, roof and rope. */
function well(): string {
  return (
    `<path d="${strokePath(-7, -3, -7, -17)}${strokePath(7, -3, 7, -17)}${strokePath(0, -17, 0, -5)}" fill="none" ${SMALL}/>` +
    `<path d="${outlinePath(-11, -16, 0, -24, 11, -16)}" fill="${colour('wood')}" ${SMALL}/>` +
    `<path d="M-10 0v-6q10-4 20 0v6q-10 4-20 0z" fill="${colour('vellum-shade')}" ${SMALL}/><path d="M-10-6q10 4 20 0" fill="none" ${SMALL}/>`
  );
}

/** A market stall with a striped awning. */
function stall(): string {
  const stripes = [-11, -3.7, 3.6].map((x) => outlinePath(x, -18, x + 3.7, -18, x + 4.2, -10, x, -10));
  return (
    `<path d="${blockPath(-11, 0, 22, 7)}" fill="${colour('wood')}" ${SMALL}/><path d="${strokePath(-11, -7, -11, -12)}${strokePath(11, -7, 11, -12)}" ${SMALL}/>` +
    `<path d="${outlinePath(-11, -18, 11, -18, 13, -10, -13, -10)}" fill="${colour('vellum')}" ${SMALL}/><path d="${stripes.join('')}" fill="${colour('red-piece')}"/>`
  );
}

/** A basin with a column and its water. */
function fountain(): string {
  return (
    `<path d="M-12 0v-5q12-4 24 0v5q-12 4-24 0z" fill="${colour('vellum-shade')}" ${SMALL}/><path d="M-10-5q10-3 20 0-10 3-20 0z" fill="${colour('glass')}"/>` +
    `<path d="${lancetPath(0, -4, 5, 12)}" fill="${colour('vellum')}" ${SMALL}/><path d="M-1-18q-8-4-9 11m11-11q8-4 9 11" fill="none" stroke="${colour('glass')}" stroke-width="1.6" stroke-linecap="round"/>`
  );
}
