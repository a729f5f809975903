/** The theme of a puzzle: the first that fits its best turn, otherwise the choice on the crane. */
export const THEMES = ['crane', 'corners', 'road', 'technologies', 'end-game'] as const;
export type PuzzleTheme = (typeof THEMES)[number];
