/** The deal of the day. */
import 'server-only';
import { z } from 'zod';
import { dailyAnswer, playedAnswer } from '@/lib/features/deals/api-answer';
import { PlayedDeal, Promised, Stand } from '@/lib/features/deals/contract-shapes';
import { playToday } from '@/lib/features/deals/play';
import { loadDealOfDay } from '@/lib/features/deals/results';
import { personOfRequest } from '@/lib/features/people/guests';
import { requirePerson } from '@/lib/features/people/person-answer';
import { Name } from '@/lib/features/table/contract-shapes';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const Day = z.iso.date().describe('A day (UTC), as 2026-11-22.');

const PromisedDay = { day: Day, ...Promised };

export const DAILY_API = [
  operation(
    defineContract({
      id: 'readDaily',
      tag: 'Play',
      method: 'GET',
      path: '/api/daily',
      summary:
        'The deal of a day: the same setup and stacks for all players, as a solo game against Peter Parler. While the day lasts, only people who have finished their game see the results, and the seed is secret.',
      access: 'anyone',
      query: z.object({ day: Day.optional().describe('Which day; today unless said otherwise.') }),
      answer: z.object({
        ...PromisedDay,
        opensAt: Moment.describe('The end of the day. Games finished later do not count.'),
        ...Stand,
        tomorrow: z.object(PromisedDay).optional().describe('The commitment to the deal of the next day.'),
      }),
      problems: ['unknown-deal'],
    }),
    async ({ query: { day }, headers }) => {
      const userId = (await personOfRequest(headers))?.id;
      const stand = await loadDealOfDay(day, userId);
      if (!stand) return refused({ kind: 'unknown-deal' });
      return { ok: true, value: { body: dailyAnswer(stand) } };
    },
  ),
  operation(
    defineContract({
      id: 'playDaily',
      tag: 'Play',
      method: 'POST',
      path: '/api/daily',
      limit: 'create',
      summary:
        'Play the deal of the day. Your first table counts, and is returned until it is over; every later one is for fun.',
      access: 'person',
      body: z.strictObject({
        name: Name.optional().describe('Your name in the table of results; without it your usual one.'),
      }),
      status: 201,
      again: 200,
      answer: PlayedDeal,
      problems: ['person-missing', 'cross-site', 'read-only'],
    }),
    async ({ body, headers }) => {
      const asked = await requirePerson(headers);
      if ('problem' in asked) return asked;
      const { id: userId, name } = asked.person;
      const tableName = wordingOf('en').t('daily.title');
      const table = await playToday({ userId, name: body.name ?? name ?? undefined, tableName });
      return { ok: true, value: { body: playedAnswer(table), isAgain: table.made === undefined } };
    },
  ),
];
