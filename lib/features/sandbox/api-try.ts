/** Trying commands without playing them. */
import 'server-only';
import { z } from 'zod';
import { problemOf } from '@/lib/features/api/problem-of';
import { tryLine } from '@/lib/features/sandbox/try-steps';
import { lookerOfRequest } from '@/lib/features/seats/visitor';
import { MAX_STEPS, OPTIONS_OF_SEAT } from '@/lib/features/table/api-commands';
import { EventShape, OfTable, ScoreShape, Seats, Seq, ViewShape } from '@/lib/features/table/contract-shapes';
import { CommandSchema } from '@/lib/game/eventlog/commands';
import { SeatShape as SeatNumber } from '@/lib/game/eventlog/shapes/vocabulary';
import { NOTHING, defineContract } from '@/lib/platform/http/contract';
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

export const TRY_API = [
  operation(
    defineContract({
      id: 'trySteps',
      asIs: true,
      tag: 'Play',
      method: 'POST',
      path: '/api/games/{id}/try',
      summary:
        'Try up to 16 commands of any seats, at the newest position you may see or at an earlier one. Nothing is written, and the other players see nothing of it. It stops before a step that the rules refuse or that would show something hidden, and says which tiles that step would show, never what is on them.',
      access: 'anyone-or-seat',
      params: OfTable,
      query: NOTHING,
      body: z.strictObject({
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
        each: z.boolean().default(false).describe('Whether you want the position after each step, too.'),
      }),
      status: 200,
      answer: z
        .object({
          seq: z
            .int()
            .describe('The row that it began after. Rows of tried steps are numbered on from here.'),
          steps: z
            .array(
              z.object({
                seat: SeatNumber,
                events: z.array(EventShape),
                ...z.object(STAND).partial().shape,
              }),
            )
            .describe('The steps that were taken, with their positions if you asked for `each`.'),
          ...STAND,
          refused: z
            .object({ index: z.int(), problem: z.looseObject({ code: z.string(), status: z.int() }) })
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
        .meta({ id: 'Trial', description: 'The outcome of tried steps, from all that you may know.' }),
      problems: ['token-wrong', 'not-seated', 'unknown-table', 'unknown-position'],
      limit: 'read',
      isLook: true,
    }),
    async ({ params: { id }, body, headers }) => {
      const who = await lookerOfRequest(id, headers);
      if (!who.ok) return who;
      const outcome = await tryLine(id, who.value, body);
      if (!outcome.ok) return outcome;
      const { refused, ...line } = outcome.value;
      const told = refused
        ? { refused: { index: refused.index, problem: problemBody(problemOf(refused.refusal)) } }
        : {};
      return { ok: true, value: { body: { ...line, ...told } } };
    },
  ),
];
