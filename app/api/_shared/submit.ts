import 'server-only';
import type { Handled } from './endpoint';
import { followUp } from '@/lib/features/notify/after-move';
import { submitCommand, viewAfter, type Submission } from '@/lib/features/table/submit-command';
import { submitSteps, type Steps } from '@/lib/features/table/submit-steps';
import { problemBody } from '@/lib/platform/http/problem';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { problemOf } from './problem-of';

/** Submits a command and makes the answer, with the position if that was asked for. */
export async function answerSubmission(submission: Submission, withView: boolean): Promise<Handled> {
  const outcome = await submitCommand(submission);
  if (!outcome.ok) return outcome;
  const { answer, seat } = outcome.value;
  followUp(submission.gameId, outcome.value);
  const view = withView ? { view: await viewAfter(submission.gameId, answer.seq, seat) } : {};
  return { ok: true, value: { body: { ...answer, ...view } } };
}

/** Submits several commands; the request itself is counted for the first of them. */
export async function answerSteps(submission: Steps, headers: Headers): Promise<Handled> {
  const refuseOneMore = () => refuseTooMany('command', headers);
  const outcome = await submitSteps({ ...submission, refuseOneMore });
  if (!outcome.ok) return outcome;
  followUp(submission.gameId, outcome.value);
  const { rows, waitingFor, offers, refused } = outcome.value.answer;
  const body = {
    rows,
    waitingFor,
    ...(offers.length > 0 ? { offers } : {}),
    ...(refused
      ? { refused: { index: refused.index, problem: problemBody(problemOf(refused.refusal)) } }
      : {}),
  };
  return { ok: true, value: { body } };
}
