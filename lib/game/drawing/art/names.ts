/** Names that drawings of positions use for the art in the sheet: short, for pages hold many of them. */
import type { Grid } from '@/lib/game/engine/vocabulary';

/** The house of the `i`-th building of a pack. */
export const houseName = (i: number): string => `b${i}`;

/** A row of hewn stone of a project. */
export const courseName = (grid: Grid): string => `course-${grid}`;

const ON_PLAZAS = ['well', 'stall', 'fountain'] as const;

/** What the `i`-th plaza gets when it is complete. */
export const plazaArt = (i: number): string => ON_PLAZAS[i % ON_PLAZAS.length] ?? 'well';

/** What only plain boards show: a drawing that has no style sheet goes without it. */
export const PLAIN_PARTS = /<use [^>]*class="plain"[^>]*\/>/g;
