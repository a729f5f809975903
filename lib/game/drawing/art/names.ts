/** Names of the sheet's art that drawings reference. They are short, because pages repeat them often. */
import type { Grid } from '@/lib/game/engine/vocabulary';

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
