/** How far a lesson has been read is kept by the learner's browser alone: the table knows nothing of lessons. */
import { env } from '@/lib/platform/env';
import { STEPS } from '@/lib/game/learning/learning';

const NAME = 'lesson';
const YEAR_S = 365 * 24 * 60 * 60;

interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

export interface Progress {
  readonly gameId: string;
  /** The last step that was read, as its place in STEPS; -1 before the first. */
  readonly read: number;
  readonly isOff: boolean;
}

/** The lesson this browser is in, if any. */
export function readProgress(jar: Pick<CookieJar, 'get'>): Progress | undefined {
  const [, gameId, read, off] =
    /^([a-z0-9]{6,40})\.(-?\d{1,2})(\.off)?$/.exec(jar.get(NAME)?.value ?? '') ?? [];
  if (gameId === undefined) return undefined;
  return { gameId, read: Math.min(Number(read), STEPS.length - 1), isOff: off !== undefined };
}

/** Has the browser keep it. */
export function keepProgress(jar: Pick<CookieJar, 'set'>, { gameId, read, isOff }: Progress): void {
  jar.set(NAME, `${gameId}.${read}${isOff ? '.off' : ''}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
    path: '/',
    maxAge: YEAR_S,
  });
}
