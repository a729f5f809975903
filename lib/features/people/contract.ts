/** The sessions and holidays of a person. */
import { z } from 'zod';
import { SeatShape as SeatNumber } from '@/lib/game/eventlog/shapes/vocabulary';
import { ACCESS_SCOPES } from '@/lib/platform/auth/access-token';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { GameId, Stamp } from '@/lib/features/table/contract-shapes';

const Done = z.object({ done: z.literal(true) });
const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe('A day where the person lives: 2026-11-20.');
const MINE = { access: 'person', params: NOTHING, query: NOTHING } as const;
const HOLIDAYS = { path: '/api/me/holidays', ...MINE } as const;

export const meContract = defineContract({
  id: 'readMe',
  method: 'GET',
  path: '/api/me',
  summary: 'Who your access token acts for, what it may do, and until when.',
  ...MINE,
  anyScope: true,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    id: z.string(),
    name: z.string().optional(),
    isGuest: z.boolean().describe('Whether you have no account yet.'),
    timeZone: z.string().describe('Where you live, by the time zone database: `Europe/Prague`.'),
    token: z
      .object({
        name: z.string().describe('The name you gave it at /me/tokens.'),
        scope: z
          .enum(ACCESS_SCOPES)
          .describe(
            '`read` looks, `table` also moves at one table, `all` does all but what concerns the account.',
          ),
        table: GameId.optional().describe('The table it moves at, with the scope `table`.'),
        expiresAt: Stamp,
      })
      .optional()
      .describe('Missing where a browser’s session asks.'),
  }),
  problems: ['person-missing'],
});

export const browsersContract = defineContract({
  id: 'listBrowsers',
  method: 'GET',
  path: '/api/me/browsers',
  summary: 'The browsers you are signed in on, and those that can open your seats besides.',
  ...MINE,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    browsers: z.array(
      z
        .object({
          id: z.string(),
          label: z.string(),
          createdAt: Stamp,
          seenOn: Day.describe('The day it was last used, in UTC.'),
        })
        .meta({ id: 'Browser', description: 'A browser a person is signed in on.' }),
    ),
    atSeats: z.array(
      z
        .object({ id: z.string(), label: z.string(), gameId: GameId, seat: SeatNumber, at: Stamp })
        .meta({ id: 'BrowserAtSeat', description: 'A browser that can open one of your seats.' }),
    ),
  }),
  problems: ['person-missing'],
});

export const endBrowserContract = defineContract({
  id: 'signBrowserOut',
  method: 'DELETE',
  path: '/api/me/browsers/{browser}',
  summary: 'Sign one of your browsers out.',
  access: 'person',
  limit: 'channel',
  params: z.object({ browser: z.string().max(60).describe('The id of the browser.') }),
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: ['person-missing', 'unknown-entry', 'cross-site'],
});

export const holidaysContract = defineContract({
  id: 'readHolidays',
  method: 'GET',
  ...HOLIDAYS,
  summary: 'Your holidays: on these days your clocks stop at all tables.',
  body: NO_BODY,
  status: 200,
  answer: z.object({
    timeZone: z.string(),
    today: Day,
    year: z.int(),
    left: z.int().describe('Days of this year that are not planned yet.'),
    isAutomatic: z.boolean().describe('Whether days become holidays automatically when time would be out.'),
    holidays: z.array(
      z
        .object({ id: z.string(), first: Day, last: Day, automatic: z.boolean() })
        .meta({ id: 'Holiday', description: 'Days when the clocks of a person are stopped.' }),
    ),
  }),
  problems: ['person-missing'],
});

export const takeHolidayContract = defineContract({
  id: 'takeHoliday',
  method: 'POST',
  ...HOLIDAYS,
  limit: 'channel',
  summary: 'Take days off, first and last included.',
  body: z.strictObject({ first: Day, last: Day }),
  status: 200,
  answer: Done,
  problems: ['person-missing', 'holiday-refused', 'cross-site'],
});

export const automaticHolidaysContract = defineContract({
  id: 'setAutomaticHolidays',
  method: 'PATCH',
  ...HOLIDAYS,
  limit: 'channel',
  summary: 'Turn on holidays that begin automatically when time would be out, or turn them off.',
  body: z.strictObject({ isAutomatic: z.boolean() }),
  status: 200,
  answer: Done,
  problems: ['person-missing', 'cross-site'],
});

export const endHolidayContract = defineContract({
  id: 'endHoliday',
  method: 'DELETE',
  path: '/api/me/holidays/{holiday}',
  summary: 'End a holiday that runs, or give up one that is to come.',
  access: 'person',
  limit: 'channel',
  params: z.object({ holiday: z.string().max(60).describe('The id of the holiday.') }),
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: ['person-missing', 'unknown-entry', 'cross-site'],
});
