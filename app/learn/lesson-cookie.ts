/**
 * How far a lesson has been read is kept by the learner's browser alone: the table knows nothing of lessons.
 */
import { z } from 'zod';
import { GameId } from '@/lib/features/table/contract-shapes';
import { env } from '@/lib/platform/env';
import { STEPS } from '@/lib/game/learning/learning';

const NAME = 'lesson';
const YEAR_S = 365 * 24 * 60 * 60;

interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

const Kept = z.object({
  gameId: GameId,
  read: z
    .string()
    .regex(/^-?\d{1,2}$/)
    .transform((text) => Math.min(Number(text), STEPS.length - 1)),
  isOff: z
    .literal('off')
    .optional()
    .transform((off) => off === 'off'),
});

export interface Progress {
  readonly gameId: string;
  /** The last step that was read, as its place in STEPS; -1 before the first. */
  readonly read: number;
  readonly isOff: boolean;
}

/** The lesson this browser is in, if any. */
export function readProgress(jar: Pick<CookieJar, 'get'>): Progress | undefined {
  const [gameId, read, off] = (jar.get(NAME)?.value ?? '').split('.');
  return Kept.safeParse({ gameId, read, isOff: off }).data;
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
