/** The operations of a person's calendar address. */
import 'server-only';
import { z } from 'zod';
import { doneIf, forPerson } from '@/lib/features/people/person-answer';
import { maySeeSecrets } from '@/lib/platform/auth/access-token';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { calendarLink, renewCalendarLink, revokeCalendarLink } from './calendar';

const MINE = {
  path: '/api/me/calendar',
  access: 'person',
} as const;
const CHANGE = { ...MINE, limit: 'channel' } as const;

const Url = z.url().describe('The secret address for calendar programs: anyone who has it can read it.');
const Made = z.object({ url: Url, madeAt: Moment });
const Known = z.object({
  url: Url.optional().describe(
    'The secret address; missing if you have none, and for a token whose scope is not `all`.',
  ),
  madeAt: Moment.optional(),
});

export const CALENDAR_API = [
  operation(
    defineContract({
      ...MINE,
      id: 'readCalendarAddress',
      tag: 'Mine',
      method: 'GET',
      summary: 'The address where calendar programs find your deadlines, check-ins, starts and holidays.',
      answer: Known,
      problems: ['person-missing'],
    }),
    async ({ headers }) =>
      forPerson(headers, async ({ id }) => {
        const { url, madeAt } = (await calendarLink(id)) ?? {};
        return {
          ok: true,
          value: { body: { url: maySeeSecrets(headers) ? url : null, madeAt } },
        };
      }),
  ),
  operation(
    defineContract({
      ...CHANGE,
      id: 'renewCalendarAddress',
      tag: 'Mine',
      method: 'POST',
      summary: 'Make a calendar address. An earlier one stops working at once.',
      answer: Made,
      problems: ['person-missing', 'cross-site'],
    }),
    async ({ headers }) =>
      forPerson(headers, async ({ id }) => ({
        ok: true,
        value: { body: await renewCalendarLink(id) },
      })),
  ),
  operation(
    defineContract({
      ...CHANGE,
      id: 'revokeCalendarAddress',
      tag: 'Mine',
      method: 'DELETE',
      summary: 'Remove your calendar address: it stops working at once.',
      answer: z.object({ done: z.literal(true) }),
      problems: ['person-missing', 'unknown-entry', 'cross-site'],
    }),
    async ({ headers }) => forPerson(headers, async ({ id }) => doneIf(await revokeCalendarLink(id))),
  ),
];
