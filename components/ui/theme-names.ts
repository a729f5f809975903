export const THEMES = ['light', 'dark'] as const;
export type ColourTheme = (typeof THEMES)[number];
/** Without this cookie the system's theme applies. */
export const THEME_COOKIE = 'theme';

export function isTheme(value: unknown): value is ColourTheme {
  return THEMES.some((theme) => theme === value);
}
