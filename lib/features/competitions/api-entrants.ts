/** The people of competitions: signing up, checking in, resting and leaving. */
import 'server-only';
import { z } from 'zod';
import { enteredAnswer, inCompetition } from '@/lib/features/competitions/api-answer';
import { actOnEntrant, enterCompetition, removeEntrant } from '@/lib/features/competitions/competitions';
import { ENTRANT_ACTS } from '@/lib/features/competitions/competition';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { goesWith } from '@/lib/platform/http/goes-with';
import { CompetitionId, Entrant } from './api';
import { EntrantId } from './api-decision';

const Done = z.object({ done: z.literal(true) });
const HERE = { access: 'person', params: z.object({ id: CompetitionId }) } as const;
const UNKNOWN = ['person-missing', 'unknown-competition'] as const;

const ENTRANT = {
  ...HERE,
  path: '/api/competitions/{id}/entrants/{entrant}',
  params: z.object({ id: CompetitionId, entrant: EntrantId }),
} as const;

const ON_ENTRANT = [...UNKNOWN, 'not-in-charge', 'not-that-entrant', 'not-now', 'cross-site'] as const;

export const COMPETITION_ENTRANTS_API = [
  operation(
    defineContract({
      ...HERE,
      id: 'enterCompetition',
      tag: 'Competitions',
      method: 'POST',
      path: '/api/competitions/{id}/entrants',
      limit: 'join',
      summary: 'Sign up, or join a running Swiss late if its `terms.latePoints` allow it.',
      body: z
        .strictObject({
          named: z.boolean().optional().describe('Whether a public page shows your name; false by default.'),
        })
        .optional(),
      answer: Done.extend({ entrant: Entrant }),
      problems: [
        ...UNKNOWN,
        'competition-full',
        'arbiter-plays',
        'not-now',
        'late-closed',
        'entry-refused',
        'cross-site',
      ],
    }),
    async ({ headers, params, body }) => {
      const done = await inCompetition(headers, params.id, async (who) =>
        enterCompetition({ ...who, ...body }),
      );
      return 'ok' in done && done.ok ? enteredAnswer(headers, params.id) : done;
    },
  ),
  operation(
    defineContract({
      ...ENTRANT,
      id: 'changeEntrant',
      tag: 'Competitions',
      method: 'PATCH',
      limit: 'join',
      summary:
        'Check in, withdraw, rest, show or hide your name, by your own id; exclude another and take that back.',
      body: z
        .strictObject({
          act: z
            .enum(ENTRANT_ACTS)
            .describe(
              'An exclusion takes effect a day later; `keep` takes it back. In a Swiss, `bye` misses one stage for `terms.byePoints`, once; each stage in a pause counts 0.',
            ),
          stage: z
            .int()
            .min(1)
            .optional()
            .describe('Of `bye` and `no-bye`, before it is drawn; else the next.'),
        })
        .superRefine(goesWith('act', { stage: ['bye', 'no-bye'] })),
      answer: Done,
      problems: [...ON_ENTRANT, 'rest-unfit'],
    }),
    async ({ headers, params, body }) =>
      inCompetition(headers, params.id, async (who) =>
        actOnEntrant({ ...who, stage: body.stage }, body.act, params.entrant),
      ),
  ),
  operation(
    defineContract({
      ...ENTRANT,
      id: 'removeEntrant',
      tag: 'Competitions',
      method: 'DELETE',
      limit: 'join',
      summary: 'Withdraw, by your own id, or exclude another entrant. An exclusion takes effect a day later.',
      answer: Done,
      problems: ON_ENTRANT,
    }),
    async ({ headers, params }) =>
      inCompetition(headers, params.id, async (who) => removeEntrant(who, params.entrant)),
  ),
];
