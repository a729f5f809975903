import 'server-only';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { followUp } from '@/lib/features/jobs/jobs';
import type { SeatId } from '@/lib/game/engine/commands';
import { positionAfter, submitCommand, type Submission } from '@/lib/features/table/commands/submit-command';
import { submitSteps, type StepsSubmission } from '@/lib/features/table/commands/submit-steps';
import { problemBody } from '@/lib/platform/http/problem';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { optionsAnswer } from './api-options-answer';
import { problemOf } from '@/lib/features/api/problem-of';

/** Optional parts of a response. */
export interface AnswerParts {
  readonly view?: '0' | '1' | undefined;
  readonly options?: '0' | '1' | undefined;
}

/** Submits a command. The response includes the position if requested. */
export async function answerSubmission(submission: Submission, wanted: AnswerParts): Promise<ApiResult> {
  const outcome = await submitCommand(submission);
  if (!outcome.ok) return outcome;
  const { answer, seat } = outcome.value;
  followUp(submission.gameId, outcome.value);
  const standing = await standingAfter(wanted, submission.gameId, answer.seq, seat);
  return { ok: true, value: { body: { ...answer, ...standing } } };
}

/** The position after a row and the seat's legal commands, as far as requested. */
async function standingAfter(wanted: AnswerParts, gameId: string, seq: number, seat: SeatId) {
  if (wanted.view !== '1' && wanted.options !== '1') return {};
  const position = await positionAfter(gameId, seq);
  return {
    ...(wanted.view === '1' ? { view: position.viewOf(seat), scores: position.scores } : {}),
    ...(wanted.options === '1' ? { options: optionsAnswer(position.optionsOf(seat)) } : {}),
  };
}

/** Submits several commands. The request itself counts as the first towards the rate limit. */
export async function answerSteps(
  submission: StepsSubmission,
  wanted: AnswerParts,
  headers: Headers,
): Promise<ApiResult> {
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
    ...(await standingAfter(wanted, submission.gameId, rows.at(-1)?.seq ?? 0, outcome.value.seat)),
  };
  return { ok: true, value: { body } };
}
