import { cookies } from 'next/headers';
import { cache, use } from 'react';
import { THEME_COOKIE, isTheme, type ColourTheme } from './theme-names';

const currentTheme = cache(async (): Promise<ColourTheme | undefined> => {
  const kept = (await cookies()).get(THEME_COOKIE)?.value;
  return isTheme(kept) ? kept : undefined;
});

/** The reader's theme; undefined if the system chooses. */
export async function getTheme(): Promise<ColourTheme | undefined> {
  return currentTheme();
}

/** `getTheme` for server components that are not async functions. */
export function useTheme(): ColourTheme | undefined {
  return use(currentTheme());
}
