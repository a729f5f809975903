/** Ratings and people, as programs read them. */
import { z } from 'zod';
import { RATING_WISHES } from '@/lib/features/ratings/wishes';
import { Stamp } from '@/lib/features/table/contract-shapes';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';

const LOOK = { method: 'GET', body: NO_BODY, status: 200, access: 'person', query: NOTHING } as const;

const Rating = z
  .union([
    z.object({
      value: z.int(),
      isProvisional: z.boolean().describe('Until ten rated games.'),
    }),
    z.literal('hidden').describe('Its owner hides it.'),
  ])
  .describe('A rating in whole numbers.');

const PersonId = z.string().describe('The id of the person for everyone who plays with them.');

export const ratingsContract = defineContract({
  ...LOOK,
  id: 'listRatings',
  path: '/api/ratings/{scope}',
  summary: 'The list of the open rating, or the ratings of a circle for its members.',
  params: z.object({
    scope: z.string().max(60).describe('`open`, or the id of a circle.'),
  }),
  answer: z.object({
    ratings: z
      .array(z.object({ name: z.string(), rating: Rating, games: z.int().optional() }))
      .describe('The highest first; empty where the caller hides ratings.'),
  }),
  problems: ['person-missing', 'unknown-circle'],
});

export const personContract = defineContract({
  ...LOOK,
  id: 'readPerson',
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
      rating: Rating.optional(),
      waitHours: z.int().optional().describe('They usually move within this time.'),
      circles: z.array(
        z.object({ id: z.string(), name: z.string(), member: z.string(), rating: Rating.optional() }),
      ),
    })
    .meta({ id: 'Person', description: 'A person, for people who play with them.' }),
  problems: ['person-missing', 'unknown-person'],
});

export const myRatingsContract = defineContract({
  ...LOOK,
  id: 'listMyRatings',
  path: '/api/me/ratings',
  summary: 'Your own ratings with their last changes; none while you hide ratings.',
  params: NOTHING,
  answer: z.object({
    id: PersonId.describe('Your own id, for `/api/people/{id}`.'),
    shown: z.enum(RATING_WISHES).optional().describe('Missing until you have chosen.'),
    ratings: z.array(
      z.object({
        scope: z.string().describe('`open`, or the id of a circle.'),
        name: z.string().optional().describe('The name of the circle.'),
        value: z.int(),
        isProvisional: z.boolean(),
        reach: z.int().describe('The true value lies within this much of it in 95 of 100 cases.'),
        games: z.int(),
        changes: z.array(
          z.object({
            gameId: z.string(),
            name: z.string(),
            finishedAt: Stamp,
            before: z.int(),
            after: z.int(),
          }),
        ),
      }),
    ),
  }),
  problems: ['person-missing'],
});

export const RATING_CONTRACTS = [ratingsContract, personContract, myRatingsContract] as const;
