/** The filter of the puzzle list, from an address. */
import { GRADES, type Grade } from '@/lib/game/puzzles/bank';
import { THEMES, type PuzzleTheme } from '@/lib/game/puzzles/theme';

/** The theme in a query; undefined if there is none or it is unknown. */
export const themeIn = (value: unknown): PuzzleTheme | undefined => THEMES.find((theme) => theme === value);

/** The grade in a query. */
export const gradeIn = (value: unknown): Grade | undefined => GRADES.find((grade) => String(grade) === value);
