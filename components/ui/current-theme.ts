import { cookies } from 'next/headers';
import { cache, use } from 'react';
import { DRAWINGS_COOKIE, PLAIN, THEME_COOKIE, isTheme, type Theme } from './theme-names';

const currentTheme = cache(async (): Promise<Theme | undefined> => {
  const kept = (await cookies()).get(THEME_COOKIE)?.value;
  return isTheme(kept) ? kept : undefined;
});

/** The light the reader has chosen; none when the system is to choose. */
export async function getTheme(): Promise<Theme | undefined> {
  return currentTheme();
}

/** The same for server components that are no async functions. */
export function useTheme(): Theme | undefined {
  return use(currentTheme());
}

const currentDrawings = cache(async (): Promise<typeof PLAIN | undefined> =>
  (await cookies()).get(DRAWINGS_COOKIE)?.value === PLAIN ? PLAIN : undefined,
);

/** Whether the reader wants boards drawn plainly. */
export async function getDrawings(): Promise<typeof PLAIN | undefined> {
  return currentDrawings();
}

/** The same for server components that are no async functions. */
export function useDrawings(): typeof PLAIN | undefined {
  return use(currentDrawings());
}
