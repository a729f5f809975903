/** The statistics of all games. */
import 'server-only';
import { z } from 'zod';
import { insightsOf } from '@/lib/features/insights/insights';
import { ACTIONS, SOURCES } from '@/lib/game/engine/vocabulary';
import { COHORTS, LENGTH_NAMES, PLAYERS } from '@/lib/game/insights';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';

const Mean = z.object({
  n: z.int().describe('Seats it is of.'),
  mean: z.number().describe('The mean of these seats.'),
  reach: z
    .number()
    .optional()
    .describe('Half the width of the 95 % confidence interval of the mean; missing where n is 1.'),
});

const effect = {
  n: z.int().describe('How many seats this applies to.'),
  share: z.number().describe('These in parts of all seats, 0 to 1.'),
  better: Mean.describe(
    'By how many points the mean margin of these seats over the others at their tables exceeds the mean margin of all seats.',
  ),
};

export const INSIGHTS_API = [
  operation(
    defineContract({
      id: 'readInsights',
      tag: 'Play',
      method: 'GET',
      path: '/api/insights',
      summary:
        'Statistics of the games played out here: points by source, and the effect of openings, of the order of play and of tiles held at the end. There are none for fewer than 30 games.',
      access: 'anyone',
      query: z.object({
        cohort: z
          .enum(COHORTS)
          .default('people')
          .describe('Whose seats: of people, or of a level of the computer.'),
        players: z.coerce
          .number()
          .pipe(z.literal(PLAYERS))
          .default(2)
          .describe('How many played; 1 for games against Parler.'),
      }),
      answer: z.object({
        games: z.int().describe('Games that were counted.'),
        insights: z
          .object({
            games: z.int().describe('Games in the figures: they are updated after every ten.'),
            seats: z.int().describe('Seats of the cohort in these games.'),
            score: Mean.describe('Points at the end.'),
            stepsPerTurn: Mean.describe('Steps that were not taken back.'),
            turnLengths: z
              .array(
                z.object({
                  length: z
                    .literal(LENGTH_NAMES)
                    .describe('The most minutes from the first step of a turn to its last, or `longer`.'),
                  share: z
                    .number()
                    .describe('The share of all turns with this length and no shorter one, 0 to 1.'),
                }),
              )
              .describe('How long turns were in hand, the shortest first; empty where it was not noted.'),
            sources: z
              .array(Mean.extend({ source: z.enum(SOURCES) }))
              .describe('Points by source, the richest first.'),
            openings: z
              .array(z.object({ action: z.enum(ACTIONS), ...effect }))
              .describe('By the first action of a seat.'),
            orders: z
              .array(z.object({ order: z.int().describe('1 began.'), ...effect }))
              .describe('By who began.'),
            tiles: z
              .array(z.object({ tile: z.string().describe('Its id in the pack.'), ...effect }))
              .describe(
                'By the tiles that a seat had at the end: technologies, seals, upgrades, walls, buildings, tiles V.',
              ),
          })
          .optional()
          .describe('Missing below 30 games.'),
      }),
      problems: [],
    }),
    async ({ query }) => ({
      ok: true,
      value: { body: await insightsOf(query) },
    }),
  ),
];
