/** The table where a newcomer's first turn is coached. Only their browser stores it, like lessons. */
import { GameId } from '@/lib/features/table/contract-shapes';
import type { CookieJar } from '@/app/stored-links';
import { attributes } from './lesson-cookie';

const NAME = 'coach';
const WEEK_S = 7 * 24 * 60 * 60;
const YEAR_S = 365 * 24 * 60 * 60;

/** The table where this browser is coached. */
export function coachedTable(jar: Pick<CookieJar, 'get'>): string | undefined {
  return GameId.safeParse(jar.get(NAME)?.value).data;
}

/** Whether this browser has no coached table yet, and has not ended coaching. */
export const mayBeCoached = (jar: Pick<CookieJar, 'get'>): boolean => jar.get(NAME) === undefined;

/** Stores the coached table; without a table, ends coaching. */
export function keepCoached(jar: Pick<CookieJar, 'set'>, gameId: string | undefined): void {
  jar.set(NAME, gameId ?? 'off', attributes(gameId === undefined ? YEAR_S : WEEK_S));
}
