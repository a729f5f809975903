'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { seatCookie } from '@/lib/auth/seat-proof';
import { refuseTooMany } from '@/lib/http/rate-limit';
import { getWords } from '@/lib/i18n/here';
import { createLesson } from '@/lib/service/create-lesson';
import { sitDown } from '@/lib/service/seats';
import { becomePerson } from '../person-here';
import { keepProgress } from './lesson-cookie';

/** Lays the board of the lesson out and leads to it. */
export async function startLesson(form: FormData): Promise<void> {
  if (await refuseTooMany('create', await headers())) redirect('/learn?problem=many');
  const { t } = await getWords();
  const { gameId, seats } = await createLesson(t('learn.table'), t('learn.learner'));
  const userId = await becomePerson(form);
  const jar = await cookies();
  for (const { token } of seats) {
    await sitDown({ token, userId });
    const { name, value, ...options } = seatCookie(gameId, token);
    jar.set(name, value, options);
  }
  keepProgress(jar, { gameId, read: -1, isOff: false });
  redirect(`/games/${gameId}`);
}
