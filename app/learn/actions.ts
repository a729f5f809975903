'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { seatCookie } from '@/lib/platform/auth/seat-proof';
import { oneOf, readFields, WholeNumber } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';
import { createLesson } from '@/lib/features/learn/create-lesson';
import { sitDown } from '@/lib/features/seats/seats';
import { CHAPTERS } from '@/lib/game/learning/learning';
import { becomePerson } from '../current-person';
import { keepProgress, readProgress } from './lesson-cookie';

/**
 * Lays the board of a chapter out and leads to it: from its beginning, or, for whoever has left the path, as
 * it stands before a step.
 */
export async function startLesson(form: FormData): Promise<void> {
  if (await refuseTooMany('create', await headers())) redirect('/learn?problem=many');
  const { t } = await getWords();
  const { chapter = '1' } = readFields(form, { chapter: oneOf(CHAPTERS) }) ?? {};
  const step = readFields(form, { step: WholeNumber })?.step;
  const name = t(`learn.chapter.${chapter}.title`);
  const { gameId, seats } = await createLesson({ chapter, step, name, learner: t('learn.learner') });
  const userId = await becomePerson(form);
  const jar = await cookies();
  for (const { token } of seats) {
    const sat = await sitDown({ token, userId });
    if (!sat.ok) continue;
    const { name: cookie, value, ...options } = seatCookie(gameId, sat.value.key);
    jar.set(cookie, value, options);
  }
  keepProgress(jar, readProgress(jar), { chapter, gameId, read: (step ?? 0) - 1, isOff: false });
  redirect(`/games/${gameId}`);
}
