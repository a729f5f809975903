'use server';

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { makeOnce } from '@/app/post-once';
import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { problemPath, reportProblem } from '@/lib/features/problems/problems';
import { textIn } from '@/lib/platform/http/fields';
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
    await turnBackIfTooMany('problem');
    const { locale } = await getWords();
    const sent = await reportProblem({ gameId, seq, visitor }, { text: textIn(form, 'text'), locale });
    if (typeof sent === 'string') return refused(sent);
    return { to: problemPath({ gameId, seq, id: sent.id }) as Route };
  });
}
