/**
 * The drawing style of all art: a sketch groups outlines by tone and becomes one path per tone. Light
 * comes from the upper left; the other sides are shaded.
 */
import { colour, num } from '../draw';
import type { Grid } from '@/lib/game/engine/vocabulary';

/** Outlines by tone, as pieces of paths. `roof` takes the colour of the drawing that uses the sketch. */
export interface Sketch {
  readonly wall?: string;
  readonly shade?: string;
  readonly roof?: string;
  readonly roofShade?: string;
  readonly wood?: string;
  readonly dark?: string;
  /** Inner lines, half as wide as outlines. */
  readonly line?: string;
}

type Tone = keyof Sketch;
const OUTLINE = 'stroke="var(--line-dark)" stroke-width=".9" stroke-linejoin="round"';

const LOOKS: readonly (readonly [Tone, string])[] = [
  ['shade', `fill="${colour('vellum-shade')}" ${OUTLINE}`],
  ['wall', `fill="${colour('vellum')}" ${OUTLINE}`],
  ['wood', `fill="${colour('wood')}" ${OUTLINE}`],
  ['roof', `fill="currentColor" ${OUTLINE}`],
  ['roofShade', `fill="${colour('line-dark')}" fill-opacity=".24" stroke="none"`],
  ['dark', `fill="${colour('line-dark')}" stroke="none"`],
  [
    'line',
    `fill="none" stroke="${colour('line-dark')}" stroke-width=".45" stroke-linecap="round" stroke-opacity=".8"`,
  ],
];

/** Merges sketches; within each tone, later ones are on top. */
export function layerSketches(...sketches: readonly Sketch[]): Sketch {
  return Object.fromEntries(
    LOOKS.map(([tone]) => [tone, sketches.map((sketch) => sketch[tone] ?? '').join('')]),
  );
}

/** Renders a sketch as markup. */
export function sketchMarkup(sketch: Sketch): string {
  return LOOKS.map(([tone, look]) => (sketch[tone] ? `<path d="${sketch[tone]}" ${look}/>` : '')).join('');
}

/** A closed outline through points given as x, y, x, y ... */
export function outlinePath(...at: readonly number[]): string {
  return `M${at.map(num).join(' ')}z`;
}

/** A line through points given as x, y, x, y ... */
export function strokePath(...at: readonly number[]): string {
  return `M${at.map(num).join(' ')}`;
}

/** An upright rectangle standing on `foot`. */
export function blockPath(x: number, foot: number, width: number, height: number): string {
  return `M${num(x)} ${num(foot)}v${num(-height)}h${num(width)}v${num(height)}z`;
}

/** A pointed window of a width, standing on `foot`. */
export function lancetPath(x: number, foot: number, width: number, height: number): string {
  const half = num(width / 2);
  const rise = num(width * 0.7);
  return `M${num(x - width / 2)} ${num(foot)}v${num(-height)}q0-${rise} ${half}-${rise} ${half} 0 ${half} ${rise}v${num(height)}z`;
}

// Names of the sheet's art that drawings reference. They are short, because pages repeat them often.

/** The house of the `i`-th building of a pack. */
export const houseName = (i: number): string => `b${i}`;

/** A row of hewn stone of a project. */
export const courseName = (grid: Grid): string => `course-${grid}`;

/** The skyline above a project once a player has entered its `stage`-th tier. */
export const skylineName = (grid: Grid, stage: number): string => `sky-${grid}-${stage}`;

/** The planned squares of a project, for rows not yet built. */
export const planName = (grid: Grid): string => `plan-${grid}`;

const ON_PLAZAS = ['well', 'stall', 'fountain'] as const;

/** The drawing on the `i`-th plaza when it is complete. */
export const plazaArt = (i: number): string => ON_PLAZAS[i % ON_PLAZAS.length] ?? 'well';

/** The weather over the country by the time of the game. */
export const WEATHERS = { morning: 'w-morning', evening: 'w-evening', end: 'w-end' } as const;
