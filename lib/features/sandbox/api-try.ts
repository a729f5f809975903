/** Trying commands without playing them. */
import 'server-only';
import { z } from 'zod';
import { problemOf } from '@/lib/features/api/problem-of';
import { tryLines } from '@/lib/features/sandbox/try-steps';
import { lookerOfRequest } from '@/lib/features/seats/visitor';
import { MAX_STEPS, OPTIONS_OF_SEAT } from '@/lib/features/table/api-commands';
import { ProblemShape } from '@/lib/features/table/contract-problem';
import { EventShape, OfTable, ScoreShape, Seats, Seq, ViewShape } from '@/lib/features/table/contract-shapes';
import { CommandSchema } from '@/lib/game/engine/commands';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problemBody } from '@/lib/platform/http/problem';

const STAND = {
  waitingFor: Seats,
  view: ViewShape,
  scores: z.array(ScoreShape),
  options: z
    .object({ seat: SeatNumber, ...OPTIONS_OF_SEAT })
    .optional()
    .describe(
      'The legal commands of the seat that the table would wait for; missing once the game is over. Answers that depend on tiles only another seat was shown are left out.',
    ),
};

const LINE = {
  seq: Seq.optional().describe('The row to begin after; without it the newest that you may see.'),
  steps: z
    .array(
      z.strictObject({
        seat: SeatNumber.optional().describe(
          'Who gives the command; without it the seat that the table would wait for.',
        ),
        command: CommandSchema,
      }),
    )
    .max(MAX_STEPS)
    .default([])
    .describe('In order. Going back is trying fewer of them: `Undo` is refused.'),
};

/** Maximum lines of a request: more than a seat has moves worth a look. */
const MAX_LINES_AT_ONCE = 32;
/** Enough for every line with the maximum number of steps. */
const LINES_BYTES = 128 * 1024;

const Trial = z
  .object({
    seq: z.int().describe('The row that it began after. Rows of tried steps are numbered on from here.'),
    steps: z
      .array(z.object({ seat: SeatNumber, events: z.array(EventShape), ...z.object(STAND).partial().shape }))
      .describe('The steps that were taken, with their positions if you asked for `each`.'),
    ...STAND,
    refused: z
      .object({ index: z.int(), problem: ProblemShape })
      .optional()
      .describe('The first step that the rules refuse, counted from 0.'),
    wouldReveal: z
      .object({
        index: z.int().describe('The step, counted from 0. It was not taken.'),
        unseen: z
          .array(
            z.object({
              from: z
                .string()
                .describe(
                  'A face-down stack (`building-I-normal`, `technology-II`, `bridge-V`, `parler-cards`), `chance` for a random draw, `offer` for tiles that only another seat was shown, `opponent` for the turn of the simple opponent.',
                ),
              count: z.int().describe('How many tiles or draws.'),
            }),
          )
          .describe('Its draws, in order.'),
      })
      .optional()
      .describe('The first step that would show something hidden.'),
  })
  .meta({ id: 'Trial', description: 'The outcome of tried steps, from all that you may know.' });

const Trials = z
  .object({
    lines: z
      .array(
        z.union([
          Trial,
          z.object({
            problem: ProblemShape.describe(
              'Why the line was not tried: `unknown-position`, or `too-many` from the line on that the limit refuses.',
            ),
          }),
        ]),
      )
      .describe('One outcome for each line, in the order of the request.'),
  })
  .meta({ id: 'Trials', description: 'The outcomes of several lines.' });

export const TRY_API = [
  operation(
    defineContract({
      id: 'trySteps',
      asIs: true,
      tag: 'Play',
      method: 'POST',
      path: '/api/games/{id}/try',
      summary:
        'Try up to 16 commands of any seats, or up to 32 such lines at once. A line begins at the newest position that you may see, or at an earlier one. Nothing is written, and the other players see nothing of it. A line stops before a step that the rules refuse or that would show something hidden, and says which tiles that step would show, never what is on them.',
      access: 'anyone-or-seat',
      params: OfTable,
      body: z.union([
        z.strictObject({
          ...LINE,
          each: z.boolean().default(false).describe('Whether you want the position after each step, too.'),
        }),
        z.strictObject({
          lines: z
            .array(z.strictObject(LINE))
            .min(1)
            .max(MAX_LINES_AT_ONCE)
            .describe('Lines that do not know of each other. Each counts like a request of its own.'),
        }),
      ]),
      bodyLimit: LINES_BYTES,
      answer: z.union([Trial, Trials]),
      problems: ['token-wrong', 'not-seated', 'unknown-table', 'unknown-position'],
      limit: 'read',
      isLook: true,
    }),
    async ({ params: { id }, body, headers, refuseOneMore }) => {
      const who = await lookerOfRequest(id, headers);
      if (!who.ok) return who;
      const isOne = !('lines' in body);
      const outcomes = await tryLines(id, who.value, isOne ? [body] : body.lines, refuseOneMore);
      const [first] = outcomes;
      if (first?.ok === false && (isOne || first.error.kind === 'unknown-table')) return first;
      const lines = outcomes.map((outcome) => {
        if (!outcome.ok) return { problem: problemBody(problemOf(outcome.error)) };
        const { refused, ...line } = outcome.value;
        const problem = refused && problemBody(problemOf(refused.refusal));
        return { ...line, ...(refused ? { refused: { index: refused.index, problem } } : {}) };
      });
      return { ok: true, value: { body: (isOne ? lines[0] : undefined) ?? { lines } } };
    },
  ),
];
