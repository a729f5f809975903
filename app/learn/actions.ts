'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { seatCookie } from '@/lib/platform/auth/seat-proof';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';
import { createLesson } from '@/lib/features/learn/create-lesson';
import { sitDown } from '@/lib/features/seats/seats';
import { becomePerson } from '../current-person';
import { keepProgress } from './lesson-cookie';

/** Lays the board of the lesson out and leads to it. */
export async function startLesson(form: FormData): Promise<void> {
  if (await refuseTooMany('create', await headers())) redirect('/learn?problem=many');
  const { t } = await getWords();
  const { gameId, seats } = await createLesson(t('learn.table'), t('learn.learner'));
  const userId = await becomePerson(form);
  const jar = await cookies();
  for (const { token } of seats) {
    const sat = await sitDown({ token, userId });
    if (!sat.ok) continue;
    const { name, value, ...options } = seatCookie(gameId, sat.value.key);
    jar.set(name, value, options);
  }
  keepProgress(jar, { gameId, read: -1, isOff: false });
  redirect(`/games/${gameId}`);
}
