/**
 * Progress in the lesson's chapters. Only the learner's browser stores it; tables know nothing of lessons.
 */
import type { CookieJar } from '@/app/stored-links';
import { z } from 'zod';
import { GameId } from '@/lib/features/table/contract-shapes';
import { CHAPTERS, type ChapterId } from '@/lib/game/learning/learning';
import { CHAPTER } from '@/lib/game/learning/lesson-game';
import { env } from '@/lib/platform/env';

const NAME = 'lesson';
const YEAR_S = 365 * 24 * 60 * 60;
/** Separators between chapters, and between a chapter's fields. */
const [NEXT, FIELD] = ['~', '.'];

/** The attributes of a learner's cookie; `maxAge` in seconds. */
export const attributes = (maxAge: number) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
    path: '/',
    maxAge,
  }) as const;

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
  /** Index of the last step read; -1 before the first. */
  readonly read: number;
  readonly isOff: boolean;
}

/** The chapters that this browser has begun. */
export function readLessonProgress(jar: Pick<CookieJar, 'get'>): readonly ChapterProgress[] {
  const kept = (jar.get(NAME)?.value ?? '').split(NEXT).flatMap((text) => {
    const [chapter, gameId, read, isOff] = text.split(FIELD);
    return Kept.safeParse({ chapter, gameId, read, isOff }).data ?? [];
  });
  return CHAPTERS.flatMap((id) => kept.find(({ chapter }) => chapter === id) ?? []);
}

/** Whether all steps of a chapter have been read. */
export function isRead({ chapter, read }: ChapterProgress): boolean {
  return read >= CHAPTER[chapter].steps.length - 1;
}

/** Updates one chapter's progress and keeps the others. */
export function keepLessonProgress(
  jar: Pick<CookieJar, 'set'>,
  before: readonly ChapterProgress[],
  changed: ChapterProgress,
): void {
  const others = before.filter(({ chapter }) => chapter !== changed.chapter);
  const kept = [...others, changed].map(({ chapter, gameId, read, isOff }) =>
    [chapter, gameId, read, ...(isOff ? ['off'] : [])].join(FIELD),
  );
  jar.set(NAME, kept.join(NEXT), attributes(YEAR_S));
}
