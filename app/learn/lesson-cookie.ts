/**
 * Only the learner's browser stores how far each chapter has been read: its table knows nothing of lessons.
 */
import { z } from 'zod';
import { GameId } from '@/lib/features/table/contract-shapes';
import { env } from '@/lib/platform/env';
import { CHAPTERS, type ChapterId } from '@/lib/game/learning/learning';
import { CHAPTER } from '@/lib/game/learning/lesson-game';

const NAME = 'lesson';
const YEAR_S = 365 * 24 * 60 * 60;
/** Between chapters, and between the fields of one. */
const [NEXT, FIELD] = ['~', '.'];

interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

const Kept = z.object({
  chapter: z.enum(CHAPTERS),
  gameId: GameId,
  read: z
    .string()
    .regex(/^-?\d{1,2}$/)
    .transform(Number),
  isOff: z
    .literal('off')
    .optional()
    .transform((off) => off === 'off'),
});

export interface ChapterProgress {
  readonly chapter: ChapterId;
  readonly gameId: string;
  /** The last step that was read, as its place in the chapter; -1 before the first. */
  readonly read: number;
  readonly isOff: boolean;
}

/** The chapters this browser has begun. */
export function readProgress(jar: Pick<CookieJar, 'get'>): readonly ChapterProgress[] {
  const kept = (jar.get(NAME)?.value ?? '').split(NEXT).flatMap((text) => {
    const [chapter, gameId, read, isOff] = text.split(FIELD);
    return Kept.safeParse({ chapter, gameId, read, isOff }).data ?? [];
  });
  return CHAPTERS.flatMap((id) => kept.find(({ chapter }) => chapter === id) ?? []);
}

/** Whether a chapter was read to its end. */
export function isRead({ chapter, read }: ChapterProgress): boolean {
  return read >= CHAPTER[chapter].steps.length - 1;
}

/** Adds it to the browser's progress of the other chapters. */
export function keepProgress(
  jar: Pick<CookieJar, 'set'>,
  before: readonly ChapterProgress[],
  changed: ChapterProgress,
): void {
  const others = before.filter(({ chapter }) => chapter !== changed.chapter);
  jar.set(NAME, [...others, changed].map(textOf).join(NEXT), {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
    path: '/',
    maxAge: YEAR_S,
  });
}

function textOf({ chapter, gameId, read, isOff }: ChapterProgress): string {
  return [chapter, gameId, read, ...(isOff ? ['off'] : [])].join(FIELD);
}
