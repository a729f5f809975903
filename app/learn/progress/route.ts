import { cookies } from 'next/headers';
import { NextResponse } from 'next/server';
import { GameIdField } from '@/app/form-fields';
import { CHAPTERS } from '@/lib/game/learning/learning';
import { CHAPTER } from '@/lib/game/learning/lesson-game';
import { emptyResponse } from '@/lib/platform/http/empty';
import { oneOf, Text, Ticked } from '@/lib/platform/http/fields';
import { formRoute } from '@/lib/platform/http/form';
import { keepCoached } from '../coach-cookie';
import { keepLessonProgress, readLessonProgress } from '../lesson-cookie';

/**
 * Stores that a step was read, that the lesson was muted or resumed, or that the coach is dismissed. A plain
 * form posts here.
 */
export const POST = formRoute({
  operation: 'lesson',
  path: {},
  fields: { gameId: GameIdField, chapter: oneOf(CHAPTERS), read: Text, off: Ticked, coach: Ticked },
  unreadable: () => emptyResponse(404),
  answer: async ({ fields: { gameId, chapter, read, off, coach } }) => {
    const response = new NextResponse(null, {
      status: 303,
      headers: { 'cache-control': 'no-store', location: `/games/${gameId}` },
    });
    if (coach) keepCoached(response.cookies, undefined);
    if (!chapter) return response;
    const before = readLessonProgress(await cookies());
    const known = before.find((each) => each.gameId === gameId)?.read ?? -1;
    const place = CHAPTER[chapter].steps.findIndex(({ id }) => id === read);
    const reached = Math.max(known, place);
    keepLessonProgress(response.cookies, before, { chapter, gameId, read: reached, isOff: off });
    return response;
  },
});
