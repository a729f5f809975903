/**
 * What rises at the great works: courses of stone behind the squares of a project, the scaffold above them,
 * centring under the arches of the bridge; the boards of the treadwheel; what a finished plaza gets.
 */
import { colour, num, path, polar, type Point } from '../draw';
import { courseName } from './names';
import { block, lancet, outline, stroke } from './pen';

/** A row of a project is as high as its squares are wide. */
const SIDE = 44;
const COLUMNS = 6;
const WIDTH = SIDE * COLUMNS;
const CENTRE: Point = { x: 0, y: 0 };

const INK = `stroke="${colour('edge')}" stroke-linejoin="round" stroke-linecap="round"`;

/** All of them by their names in the sheet. */
export function works(): readonly (readonly [string, string])[] {
  return [
    [courseName('hunger-wall'), course('hung')],
    [courseName('cathedral'), course('cath')],
    ['scaffold', scaffold()],
    ['centring', centring()],
    ['crane-wood', boards()],
    ['well', well()],
    ['stall', stall()],
    ['fountain', fountain()],
  ];
}

/** Two layers of hewn stone, the joints of one over the middles of the other; lit edges above. */
function course(zone: 'hung' | 'cath'): string {
  const half = SIDE / 2;
  const joints = Array.from({ length: 2 * COLUMNS - 1 }, (_, i) => {
    const x = (i + 1) * half;
    return stroke(x, i % 2 === 0 ? 0 : half, x, i % 2 === 0 ? half : SIDE);
  });
  const worn = Array.from({ length: 2 * COLUMNS }, (_, i) => {
    const x = i * half + ((i * 7) % 11) + 3;
    return stroke(x, i % 2 === 0 ? SIDE - 3 : half - 3, x + 7, i % 2 === 0 ? SIDE - 3 : half - 3);
  });
  return (
    `<path d="${block(0, SIDE, WIDTH, SIDE)}" fill="${colour('bridge')}" fill-opacity="${zone === 'hung' ? '.42' : '.5'}"/>` +
    path(
      [stroke(0, half, WIDTH, half), ...joints],
      `fill="none" ${INK} stroke-width=".9" stroke-opacity=".42"`,
    ) +
    path(worn, `fill="none" ${INK} stroke-width=".8" stroke-opacity=".3"`)
  );
}

/** Poles, planks and a ladder on the row that is being worked at. */
function scaffold(): string {
  const poles = Array.from({ length: COLUMNS + 1 }, (_, i) => stroke(i * SIDE, SIDE, i * SIDE, 4));
  const braces = [0, 2, 4].map((i) => stroke(i * SIDE, SIDE, (i + 1) * SIDE, 6));
  const rungs = [8, 14, 20, 26, 32, 38].map((y) => stroke(WIDTH - 8, y, WIDTH - 2, y));
  return (
    path(
      [...poles, ...braces, stroke(0, 6, WIDTH, 6)],
      `fill="none" stroke="${colour('wood')}" stroke-width="2.4" stroke-opacity=".75" stroke-linecap="round"`,
    ) +
    path(
      [...rungs, stroke(WIDTH - 8, SIDE, WIDTH - 8, 2), stroke(WIDTH - 2, SIDE, WIDTH - 2, 2)],
      `fill="none" ${INK} stroke-width="1" stroke-opacity=".6"`,
    )
  );
}

/** The wooden frame an arch is laid over; it falls when the plank above lies. */
function centring(): string {
  const fan = [-60, -30, 0, 30, 60].map((degrees) => {
    const tip = polar({ x: 0, y: 0 }, 38, degrees - 90);
    return stroke(0, 0, tip.x * 1.16, tip.y);
  });
  return (
    path(
      [...fan, stroke(-44, 0, 44, 0), 'M-42 -2a42 36 0 0 1 84 0'],
      `fill="none" stroke="${colour('edge')}" stroke-width="4.6" stroke-linecap="round"`,
    ) +
    path(
      [...fan, stroke(-44, 0, 44, 0), 'M-42 -2a42 36 0 0 1 84 0'],
      `fill="none" stroke="${colour('wood')}" stroke-width="3" stroke-linecap="round"`,
    )
  );
}

/** Boards of the treadwheel with their grain, and the treads along its rim. */
function boards(): string {
  const treads = Array.from({ length: 72 }, (_, i) => {
    const [from, to] = [polar(CENTRE, 158, i * 5), polar(CENTRE, 166, i * 5)];
    return stroke(from.x, from.y, to.x, to.y);
  });
  const grain = [78, 96, 121, 134, 149].flatMap((r, ring) =>
    Array.from({ length: 12 }, (_, i) => {
      const begin = i * 30 + 3 + ((i * 7 + ring * 5) % 9);
      const [from, to] = [polar(CENTRE, r, begin), polar(CENTRE, r, begin + 9 + ((i + ring) % 4) * 2)];
      return `M${num(from.x)} ${num(from.y)}A${r} ${r} 0 0 1 ${num(to.x)} ${num(to.y)}`;
    }),
  );
  const bolts = Array.from({ length: 12 }, (_, i) => {
    const { x, y } = polar(CENTRE, 152, i * 30);
    return `M${num(x - 2.2)} ${num(y)}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0`;
  });
  return (
    path(
      grain,
      `fill="none" stroke="${colour('wood')}" stroke-width="1.1" stroke-opacity=".6" stroke-linecap="round"`,
    ) +
    path(treads, `fill="none" stroke="${colour('wood')}" stroke-width="1.6" stroke-opacity=".8"`) +
    path(bolts, `fill="${colour('edge')}"`)
  );
}

const SMALL = `stroke="${colour('line-dark')}" stroke-width=".9" stroke-linejoin="round"`;

/** Stone ring, roof and rope. */
function well(): string {
  return (
    `<path d="${stroke(-7, -3, -7, -17)}${stroke(7, -3, 7, -17)}${stroke(0, -17, 0, -5)}" fill="none" ${SMALL}/>` +
    `<path d="${outline(-11, -16, 0, -24, 11, -16)}" fill="${colour('wood')}" ${SMALL}/>` +
    `<path d="M-10 0v-6q10-4 20 0v6q-10 4-20 0z" fill="${colour('vellum-shade')}" ${SMALL}/><path d="M-10-6q10 4 20 0" fill="none" ${SMALL}/>`
  );
}

/** A market stall with a striped awning. */
function stall(): string {
  const stripes = [-11, -3.7, 3.6].map((x) => outline(x, -18, x + 3.7, -18, x + 4.2, -10, x, -10));
  return (
    `<path d="${block(-11, 0, 22, 7)}" fill="${colour('wood')}" ${SMALL}/><path d="${stroke(-11, -7, -11, -12)}${stroke(11, -7, 11, -12)}" ${SMALL}/>` +
    `<path d="${outline(-11, -18, 11, -18, 13, -10, -13, -10)}" fill="${colour('vellum')}" ${SMALL}/><path d="${stripes.join('')}" fill="${colour('red-piece')}"/>`
  );
}

/** A basin with a column and its water. */
function fountain(): string {
  return (
    `<path d="M-12 0v-5q12-4 24 0v5q-12 4-24 0z" fill="${colour('vellum-shade')}" ${SMALL}/><path d="M-10-5q10-3 20 0-10 3-20 0z" fill="${colour('glass')}"/>` +
    `<path d="${lancet(0, -4, 5, 12)}" fill="${colour('vellum')}" ${SMALL}/><path d="M-1-18q-8-4-9 11m11-11q8-4 9 11" fill="none" stroke="${colour('glass')}" stroke-width="1.6" stroke-linecap="round"/>`
  );
}
