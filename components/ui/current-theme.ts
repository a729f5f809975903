import { cookies } from 'next/headers';
import { cache, use } from 'react';
import { THEME_COOKIE, isTheme, type ColourTheme } from './theme-names';

/** The reader's theme; undefined if the system chooses. */
export const getTheme = cache(async (): Promise<ColourTheme | undefined> => {
  const kept = (await cookies()).get(THEME_COOKIE)?.value;
  return isTheme(kept) ? kept : undefined;
});

/** `getTheme` for server components that are not async functions. */
export const useTheme = (): ColourTheme | undefined => use(getTheme());
