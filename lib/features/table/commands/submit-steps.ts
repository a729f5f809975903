import 'server-only';
import type { TableOutcome, TableRefusal } from '@/lib/features/table/refusals';
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Offer } from '@/lib/game/engine/view';
import { systemClock, type Clock } from '@/lib/platform/clock';
import {
  positionAfter,
  submitCommand,
  type SubmittedCommand,
  type Submission,
  type CommandAnswer,
} from './submit-command';

export interface StepsSubmission extends Omit<Submission, 'commandId' | 'command'> {
  readonly steps: readonly { readonly commandId: string; readonly command: Command }[];
  /** Why one more step is refused now: each step of a request counts. */
  readonly refuseOneMore?: () => Promise<TableRefusal | undefined>;
}

/** The answer to several commands. */
interface SubmittedSteps {
  readonly rows: readonly Omit<CommandAnswer, 'waitingFor'>[];
  readonly waitingFor: readonly SeatId[];
  /** The tiles that only this seat is shown after the last row. */
  readonly offers: readonly Offer[];
  /** The first step that was refused; later ones were not tried. */
  readonly refused?: { readonly index: number; readonly refusal: TableRefusal };
}

export interface AcceptedSteps extends Pick<
  SubmittedCommand,
  'seat' | 'told' | 'computerNext' | 'plansNext' | 'isOver'
> {
  readonly answer: SubmittedSteps;
}

/**
 * Applies commands in order, each on the row of the previous one, up to the first that is refused. Each
 * makes one log row, as if sent separately. Sent again under the same ids, applied commands get their
 * first answer, and the others are applied now.
 */
export async function submitSteps(
  input: StepsSubmission,
  clock: Clock = systemClock,
): Promise<TableOutcome<AcceptedSteps>> {
  const taken: SubmittedCommand[] = [];
  for (const index of input.steps.keys()) {
    const outcome = await submitOne(input, index, taken.at(-1), clock);
    if (outcome.ok) taken.push(outcome.value);
    else if (taken.length === 0) return outcome;
    else return { ok: true, value: await answerOf(input, taken, { index, refusal: outcome.error }) };
  }
  return { ok: true, value: await answerOf(input, taken) };
}

async function submitOne(
  { steps, refuseOneMore, ...submission }: StepsSubmission,
  index: number,
  before: SubmittedCommand | undefined,
  clock: Clock,
): Promise<TableOutcome<SubmittedCommand>> {
  const step = steps[index];
  if (!step) throw new Error(`there is no step ${index}`);
  if (!before) return submitCommand({ ...submission, ...step }, clock);
  const tooMany = await refuseOneMore?.();
  if (tooMany) return { ok: false, error: tooMany };
  return submitCommand({ ...submission, ...step, expectedSeq: before.answer.seq }, clock);
}

async function answerOf(
  { gameId }: StepsSubmission,
  taken: readonly SubmittedCommand[],
  refused?: SubmittedSteps['refused'],
): Promise<AcceptedSteps> {
  const last = taken.at(-1);
  if (!last) throw new Error('nothing was taken');
  const { answer, seat, computerNext, isOver } = last;
  const { offers } = (await positionAfter(gameId, answer.seq)).viewOf(seat);
  const rows = taken.map(({ answer: { waitingFor: _waitingFor, ...row } }) => row);
  return {
    answer: { rows, waitingFor: answer.waitingFor, offers, ...(refused ? { refused } : {}) },
    seat,
    told: taken.reduce((sum, { told }) => sum + told, 0),
    computerNext,
    plansNext: taken.some(({ plansNext }) => plansNext),
    isOver,
  };
}
