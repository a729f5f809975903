'use server';

import type { Route } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { makeOnce } from '@/app/post-once';
import { problemPath, reportProblem } from '@/lib/features/problems/problems';
import { currentUserId } from '@/lib/platform/auth/session';
import { textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, isStep, visitorOf } from '../../../visitor';

/** Sends the operator a report about a moment. */
export async function sendProblem(form: FormData): Promise<void> {
  const [gameId, step] = [textIn(form, 'gameId'), textIn(form, 'seq')];
  if (!isGameId(gameId) || !isStep(step)) redirect('/');
  const seq = Number(step);
  const refused = (why: string): never =>
    redirect(`/games/${gameId}/at/${seq}/problem?refused=${why}` as Route);
  await makeOnce('sendProblem', form, async () => {
    const visitor = await visitorOf(gameId);
    if (await refuseTooMany('problem', (await currentUserId()) ?? (await headers())))
      return refused('too-often');
    const { locale } = await getWords();
    const sent = await reportProblem({ gameId, seq, visitor }, { text: textIn(form, 'text'), locale });
    if (typeof sent === 'string') return refused(sent);
    return { to: problemPath({ gameId, seq, id: sent.id }) as Route };
  });
}
