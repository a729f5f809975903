export const THEMES = ['light', 'dark'] as const;
export type ColourTheme = (typeof THEMES)[number];
/** Without it the system chooses. */
export const THEME_COOKIE = 'theme';

/** Whether this names a theme. */
export function isTheme(value: unknown): value is ColourTheme {
  return THEMES.some((theme) => theme === value);
}
