import 'server-only';
import type { Handled } from './endpoint';
import { followUp } from '@/lib/features/notify/after-move';
import { submitCommand, viewAfter, type Submission } from '@/lib/features/table/submit-command';

/** Submits a command and makes the answer, with the position if that was asked for. */
export async function answerSubmission(submission: Submission, withView: boolean): Promise<Handled> {
  const outcome = await submitCommand(submission);
  if (!outcome.ok) return outcome;
  const { answer, seat } = outcome.value;
  followUp(submission.gameId, outcome.value);
  const view = withView ? { view: await viewAfter(submission.gameId, answer.seq, seat) } : {};
  return { ok: true, value: { body: { ...answer, ...view } } };
}
