/** Messages of hooks for programs, to be read again. */
import 'server-only';
import { z } from 'zod';
import { OfCircle } from '@/lib/features/circles/circle-answer';
import { mayChange } from '@/lib/features/notify/circles/circle-hook-store';
import { HookMessage } from '@/lib/features/notify/contract-hook';
import { readEvents, type EventPage } from '@/lib/features/notify/hook-events';
import type { EventOwner } from '@/lib/features/notify/hook-event-store';
import type { Person } from '@/lib/features/people/guests';
import { forPerson } from '@/lib/features/people/person-answer';
import { GameId } from '@/lib/features/table/contract-shapes';
import { SENT_KINDS } from '@/lib/game/wording/message-kinds';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { maySeeSecrets } from '@/lib/platform/auth/access-token';
import { systemClock } from '@/lib/platform/clock';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const Event = z
  .object({
    cursor: z.string().describe('Ask `after` this for the next ones.'),
    id: z.string().describe('`eventId` of the message that a hook was posted.'),
    kind: z.enum(SENT_KINDS).optional().describe('The kind of message; new ones may come.'),
    createdAt: Moment.describe('When it happened.'),
    gameId: GameId.optional(),
    seat: SeatNumber.optional().describe('The seat that it is about.'),
    seq: z.int().optional().describe('The newest row of the log at that time.'),
    circleId: z.string().optional(),
    competitionId: z.string().optional(),
    message: HookMessage.optional().describe(
      'In words of today, without the news and the picture of the board. Missing where you may not see it now, or where its link opens a seat and your token only reads.',
    ),
  })
  .meta({ id: 'HookEvent', description: 'A message that hooks for programs were told.' });

const PAGE = {
  query: z.object({
    after: z
      .string()
      .regex(/^\d{1,16}$/)
      .optional()
      .describe('`next` of the page before, `cursor` of an event or of a channel; else from the oldest.'),
    limit: z.coerce.number().int().min(1).max(50).default(20).describe('The length of a page.'),
  }),
  answer: z.object({
    events: z.array(Event).describe('The oldest first.'),
    next: z.string().describe('Ask again `after` this, at once or later.'),
    hasMore: z.boolean(),
    hasGap: z.boolean().describe('`true`: `after` is older than 30 days, so events may be gone.'),
  }),
} as const;

type Query = z.output<typeof PAGE.query>;

async function pageOf(headers: Headers, person: Person, owner: EventOwner, { after, limit }: Query) {
  const { locale, timeZone } = person;
  const page: EventPage = { limit, after: after === undefined ? undefined : Number(after) };
  const reading = { owner, locale, timeZone, maySeeLinks: maySeeSecrets(headers) };
  return { ok: true, value: { body: await readEvents(reading, page) } } as const;
}

export const EVENTS_API = [
  operation(
    defineContract({
      ...PAGE,
      id: 'listMyEvents',
      tag: 'Mine',
      method: 'GET',
      path: '/api/me/events',
      summary:
        'What your hooks for programs were told in the last 30 days, also what they refused, and what came while they were stopped.',
      access: 'person',
      problems: ['person-missing'],
    }),
    async ({ headers, query }) =>
      forPerson(headers, async (person) => pageOf(headers, person, { userId: person.id }, query)),
  ),
  operation(
    defineContract({
      ...PAGE,
      id: 'listCircleEvents',
      tag: 'Circles',
      method: 'GET',
      path: '/api/circles/{id}/events',
      summary: 'The same of a circle’s hooks for programs, for its host and stewards.',
      access: 'person',
      params: OfCircle,
      problems: ['person-missing', 'unknown-circle', 'not-in-charge'],
    }),
    async ({ headers, params: { id: circleId }, query }) =>
      forPerson(headers, async (person) => {
        const may = await mayChange({ circleId, userId: person.id, now: systemClock.now() });
        if (!may) return refused({ kind: may === undefined ? 'unknown-circle' : 'not-in-charge' });
        return pageOf(headers, person, { circleId }, query);
      }),
  ),
];
