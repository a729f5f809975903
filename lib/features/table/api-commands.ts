/** The legal commands of a seat; undefined if the game is over. */
function optionsAnswer(options: Options | undefined) {
  const commands = (options?.commands ?? []).map((option) =>
    option.command.type === 'Undo' ? { ...option, takesBack: true as const } : option,
  );
  return { commands, open: options?.open ?? [] };
}

/** Optional parts of a response. */
interface AnswerParts {
  readonly view?: '0' | '1' | undefined;
  readonly options?: '0' | '1' | undefined;
}

/** Submits a command. The response includes the position if requested. */
async function answerSubmission(submission: Submission, wanted: AnswerParts): Promise<ApiResult> {
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
async function answerSteps(submission: StepsSubmission, wanted: AnswerParts): Promise<ApiResult> {
  const outcome = await submitSteps(submission);
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

/** Legal commands, playing them, and going back. */
import 'server-only';
import { z } from 'zod';
import { type ApiResult, problemOf } from '@/lib/features/api/problem-of';
import { followUp } from '@/lib/features/jobs/jobs';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { requireSeat, requireSeatOfTable } from '@/lib/features/seats/visitor';
import { findCommands } from '@/lib/features/table/commands/find-commands';
import { loadOptions } from '@/lib/features/table/commands/load-options';
import { positionAfter, type Submission, submitCommand } from '@/lib/features/table/commands/submit-command';
import { type StepsSubmission, submitSteps } from '@/lib/features/table/commands/submit-steps';
import { CommandSchema, type SeatId } from '@/lib/game/engine/commands';
import type { Options } from '@/lib/game/engine/options';
import { ITEM_CLASSES } from '@/lib/game/engine/vocabulary';
import { ItemShape } from '@/lib/game/engine/state';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problemBody } from '@/lib/platform/http/problem';
import { refused } from '@/lib/platform/http/refused';
import { ProblemShape } from './contract-problem';
import {
  EventShape,
  Hash,
  OffersShape,
  OfTable,
  ScoreShape,
  Seats,
  Seq,
  ViewShape,
  WithView,
} from './contract-shapes';
import { SUBMISSION, SubmissionSchema } from './submission';

/** Maximum steps of a request: usually more than a turn has. */
export const MAX_STEPS = 16;

/**
 * Several commands: the first is for row `expectedSeq`, each later one for the row that the previous
 * one makes.
 */
const StepsSchema = z.strictObject({
  expectedSeq: Seq,
  steps: z
    .array(z.strictObject({ commandId: z.uuid(), command: CommandSchema }))
    .min(1)
    .max(MAX_STEPS),
});

const OptionShape = z
  .object({
    command: CommandSchema,
    reveals: z
      .boolean()
      .describe('Whether it shows something hidden: the steps before it, and it itself, become final.'),
    takesBack: z.literal(true).optional().describe('Whether it goes back instead of on.'),
  })
  .meta({ id: 'Option', description: 'A legal command, ready to be sent.' });

const OpenShape = z
  .object({
    seat: SeatNumber,
    kind: z
      .string()
      .describe(
        'The kind of the open item, or, of the turn itself: take-tile, main-action, performance, slot-bonus, extra-action, upgrade-bonus, seal-right.',
      ),
    class: z.enum(ITEM_CLASSES).describe('How urgent it is; see OpenItem.'),
    item: ItemShape.optional().describe('The open item, where it is one.'),
    performance: z.int().optional().describe('The id of the performance it belongs to.'),
  })
  .meta({ id: 'OpenEntry', description: 'Something that is open for a seat.' });

export const OPTIONS_OF_SEAT = {
  commands: z.array(OptionShape),
  open: z.array(OpenShape).describe('The open items of the seat, the most urgent first.'),
};

/** Returned with the answer to a command on request: the table right after the last row. */
const STANDING = {
  view: ViewShape.optional().describe('The position, with `?view=1`.'),
  scores: z.array(ScoreShape).optional().describe('Its scores, with `?view=1`.'),
  options: z
    .object(OPTIONS_OF_SEAT)
    .optional()
    .describe('The legal commands of your seat there, with `?options=1`; none once another seat is to act.'),
};

const Accepted = z
  .object({
    seq: z.int().describe('The row that the command made.'),
    hash: Hash,
    at: Moment,
    events: z.array(EventShape),
    waitingFor: Seats,
    ...STANDING,
  })
  .meta({ id: 'Accepted', description: 'A command that was applied.' });

const AcceptedSteps = z
  .object({
    rows: z.array(z.object({ seq: z.int(), hash: Hash, at: Moment, events: z.array(EventShape) })),
    waitingFor: Seats,
    offers: OffersShape.optional().describe('Tiles that only this seat sees after the last row.'),
    ...STANDING,
    refused: z
      .object({ index: z.int(), problem: ProblemShape })
      .optional()
      .describe('The first step that was not taken, and why; none after it was looked at.'),
  })
  .meta({ id: 'AcceptedSteps', description: 'Several commands, applied up to the first that was refused.' });

const PROBLEMS = [
  'token-missing',
  'token-wrong',
  'not-seated',
  'cross-site',
  'unknown-table',
  'stale-position',
  'table-ended',
  'command-id-reused',
  'delegate-ended',
  'delegate-may-not',
] as const;

const CommandIds = z
  .string()
  .max(64 * 37)
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(z.array(z.uuid()).max(64))
  .default([])
  .describe('Up to 64 command ids, with commas between them.');

export const PLAY_API = [
  operation(
    defineContract({
      id: 'submitCommand',
      asIs: true,
      tag: 'Play',
      method: 'POST',
      path: '/api/games/{id}/commands',
      summary:
        'Give a command, or up to 16 in order. The same command id is applied once and answered alike; a table that has moved on answers 409 with its row. Of several, all are taken up to the first that is refused; where that is the first, the answer is its problem.',
      access: 'seat',
      params: OfTable,
      query: WithView,
      body: z.union([SubmissionSchema, StepsSchema]),
      answer: z.union([Accepted, AcceptedSteps]),
      problems: PROBLEMS,
      isMove: true,
      rules: true,
    }),
    async ({ params, query, body, headers, refuseOneMore }) => {
      const visitor = await visitorOfRequest(params.id, headers);
      const gameId = params.id;
      if ('steps' in body) return answerSteps({ gameId, ...visitor, ...body, refuseOneMore }, query);
      return answerSubmission({ gameId, ...visitor, ...body }, query);
    },
  ),
  operation(
    defineContract({
      id: 'findCommands',
      tag: 'Play',
      method: 'GET',
      path: '/api/games/{id}/commands',
      summary:
        'The rows that commands of your seat have made, by the ids you sent them under. A command that is missing in the answer was never applied.',
      access: 'seat',
      params: OfTable,
      query: z.object({ ids: CommandIds }),
      answer: z.object({
        rows: z.array(z.object({ commandId: z.uuid(), seq: z.int().describe('The row it made.') })),
      }),
      problems: ['token-missing', 'token-wrong', 'not-seated', 'unknown-table'],
    }),
    async ({ params: { id }, query: { ids }, headers }) => {
      const me = await requireSeat(id, headers);
      return me.ok ? { ok: true, value: { body: await findCommands(id, me.value, ids) } } : me;
    },
  ),
  operation(
    defineContract({
      id: 'undo',
      asIs: true,
      tag: 'Play',
      method: 'POST',
      path: '/api/games/{id}/undo',
      summary: 'Go back to the position right after row `to`, as far as nothing hidden was shown since.',
      access: 'seat',
      params: OfTable,
      query: WithView,
      body: z.strictObject({ ...SUBMISSION, to: Seq }),
      answer: Accepted,
      problems: PROBLEMS,
      isMove: true,
      rules: true,
    }),
    async ({ params, query, body, headers }) => {
      const { to, ...submission } = body;
      const visitor = await visitorOfRequest(params.id, headers);
      const command = { type: 'Undo', to } as const;
      return answerSubmission({ gameId: params.id, ...visitor, ...submission, command }, query);
    },
  ),
  operation(
    defineContract({
      id: 'listOptions',
      tag: 'Play',
      method: 'GET',
      path: '/api/games/{id}/options',
      summary:
        'Every legal command of the seat, whether it shows something hidden, and the items that are still open.',
      access: 'seat',
      params: OfTable,
      answer: z.object({
        seq: z.int(),
        ...OPTIONS_OF_SEAT,
      }),
      problems: ['token-missing', 'token-wrong', 'not-seated', 'unknown-table'],
    }),
    async ({ params: { id }, headers }) => {
      const me = await requireSeatOfTable(id, headers);
      if (!me.ok) return me;
      const found = await loadOptions(me.value);
      if (!found) return refused({ kind: 'unknown-table' });
      const { seq, options } = found;
      return { ok: true, value: { body: { seq, ...optionsAnswer(options) } } };
    },
  ),
];
