/** Ratings, and the pages of people. */
import 'server-only';
import { z } from 'zod';
import { circleRatings } from '@/lib/features/circles/circle-ratings';
import { loadSettledCircle } from '@/lib/features/circles/circles';
import { forPerson } from '@/lib/features/people/person-answer';
import { systemClock } from '@/lib/platform/clock';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import { refused } from '@/lib/platform/http/refused';
import { OPEN, RATING_WISHES, RatingShape, RatingValue } from './rating';
import { openList, ownRatings, personFor, readerOf } from './ratings';

const LOOK = { method: 'GET', access: 'person' } as const;

const Scope = z
  .string()
  .describe('`open`: tables made as rated, for accounts. Otherwise the id of a circle that has ratings.');

const PersonId = z.string().describe('The id of the person for everyone who plays with them.');

export const RATING_API = [
  operation(
    defineContract({
      ...LOOK,
      id: 'listRatings',
      tag: 'Ratings',
      path: '/api/ratings/{scope}',
      summary: 'The list of the open rating, or the ratings of a circle for its members.',
      params: z.object({ scope: Scope.max(60) }),
      answer: z.object({
        ratings: z
          .array(z.object({ name: z.string(), rating: RatingShape, games: z.int().optional() }))
          .describe('The highest first; empty where the caller hides ratings.'),
      }),
      problems: ['person-missing', 'unknown-circle'],
    }),
    async ({ headers, params: { scope } }) =>
      forPerson(headers, async (person) => {
        if (scope !== OPEN) {
          const circle = await loadSettledCircle(scope, person);
          if (!circle) return refused({ kind: 'unknown-circle' });
          return { ok: true, value: { body: { ratings: await circleRatings(circle) } } };
        }
        const isHidden = (await readerOf(person.id))?.isHidden;
        const ratings = isHidden ? [] : await openList(systemClock.now());
        return { ok: true, value: { body: { ratings } } };
      }),
  ),
  operation(
    defineContract({
      ...LOOK,
      id: 'readPerson',
      tag: 'Ratings',
      path: '/api/people/{id}',
      summary: 'A person who shares a circle or a table with you.',
      params: z.object({ id: PersonId.max(60) }),
      answer: z
        .object({
          id: PersonId,
          name: z.string(),
          isMe: z.boolean(),
          games: z.int().describe('Finished games with a result; at most 500.'),
          wins: z.int(),
          rating: RatingShape.optional(),
          waitHours: z.int().optional().describe('They usually move within this time.'),
          circles: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              member: z.string(),
              rating: RatingShape.optional(),
            }),
          ),
        })
        .meta({ id: 'Person', description: 'A person, for people who play with them.' }),
      problems: ['person-missing', 'unknown-person'],
    }),
    async ({ headers, params: { id } }) =>
      forPerson(headers, async (me) => {
        const found = await personFor(id, me.id);
        if (!found) return { problem: problem('unknown-person', 'You share no circle and no table.') };
        const circles = found.circles.map((circle) => ({ ...circle, member: circle.memberId }));
        return { ok: true, value: { body: { ...found, id: found.playerKey, circles } } };
      }),
  ),
  operation(
    defineContract({
      ...LOOK,
      id: 'listMyRatings',
      tag: 'Ratings',
      path: '/api/me/ratings',
      summary: 'Your own ratings with their last changes; none while you hide ratings.',
      answer: z.object({
        id: PersonId.describe('Your own id, for `/api/people/{id}`.'),
        shown: z.enum(RATING_WISHES).optional().describe('Missing until you have chosen.'),
        ratings: z.array(
          z.object({
            scope: Scope,
            name: z.string().optional().describe('The name of the circle.'),
            ...RatingValue.shape,
            reach: z.int().describe('The true value lies within this much of it in 95 of 100 cases.'),
            games: z.int(),
            changes: z.array(
              z.object({
                gameId: z.string(),
                name: z.string(),
                finishedAt: Moment,
                before: z.int().describe('Rounded, as `value`.'),
                after: z.int().describe('Rounded, as `value`.'),
              }),
            ),
          }),
        ),
      }),
      problems: ['person-missing'],
    }),
    async ({ headers }) =>
      forPerson(headers, async ({ id }) => {
        const [reader, own = []] = await Promise.all([readerOf(id), ownRatings(id)]);
        const ratings = own.map(({ rating, ...rest }) => ({ ...rest, ...rating, name: rest.circle }));
        const body = { id: reader?.playerKey ?? '', shown: reader?.wish ?? null, ratings };
        return { ok: true, value: { body } };
      }),
  ),
];
