/** A person: profile, browsers, holidays. */
import 'server-only';
import { z } from 'zod';
import { endBrowserSession, signedInBrowsers } from '@/lib/features/people/browsers';
import { isGuest } from '@/lib/features/people/guests';
import { endHoliday, myHolidays, setAutomatic, takeHoliday } from '@/lib/features/people/my-holidays';
import { DONE, doneIf, forPerson } from '@/lib/features/people/person-answer';
import { loadMyBrowsers } from '@/lib/features/seats/own-seat';
import { GameId } from '@/lib/features/table/contract-shapes';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { ACCESS_SCOPES, admittedGrant } from '@/lib/platform/auth/access-token';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { problem } from '@/lib/platform/http/problem';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const Done = z.object({ done: z.literal(true) });

const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe('A day where the person lives: 2026-11-20.');

const HOLIDAYS = { path: '/api/me/holidays', access: 'person' } as const;

const Me = z.object({
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
      gameId: GameId.optional().describe('The table it moves at, with the scope `table`.'),
      table: sameAs('gameId', GameId.optional()),
      expiresAt: Moment,
    })
    .optional()
    .describe('Missing where a browser’s session asks.'),
});

const Holiday = z
  .object({ id: z.string(), first: Day, last: Day, automatic: z.boolean() })
  .meta({ id: 'Holiday', description: 'Days when the clocks of a person are stopped.' });

const Browsers = z.object({
  browsers: z.array(
    z
      .object({
        id: z.string(),
        label: z.string(),
        createdAt: Moment,
        seenOn: Day.describe('The day it was last used, in UTC.'),
      })
      .meta({ id: 'Browser', description: 'A browser a person is signed in on.' }),
  ),
  atSeats: z.array(
    z
      .object({ id: z.string(), label: z.string(), gameId: GameId, seat: SeatNumber, at: Moment })
      .meta({ id: 'BrowserAtSeat', description: 'A browser that can open one of your seats.' }),
  ),
});

export const PEOPLE_API = [
  operation(
    defineContract({
      id: 'readMe',
      tag: 'Mine',
      method: 'GET',
      path: '/api/me',
      summary: 'Who your access token acts for, what it may do, and until when.',
      access: 'person',
      anyScope: true,
      answer: Me,
      problems: ['person-missing'],
    }),
    async ({ headers }) =>
      forPerson(headers, async (person) => {
        const grant = admittedGrant(headers);
        const token = grant && { ...grant, gameId: grant.tableId };
        const me = { ...person, name: person.name || null, isGuest: isGuest(person), token };
        return { ok: true, value: { body: me } };
      }),
  ),
  operation(
    defineContract({
      id: 'listBrowsers',
      tag: 'Mine',
      method: 'GET',
      path: '/api/me/browsers',
      summary: 'The browsers you are signed in on, and those that can open your seats besides.',
      access: 'person',
      answer: Browsers,
      problems: ['person-missing'],
    }),
    async ({ headers }) =>
      forPerson(headers, async ({ id: userId }) => {
        const [browsers, atSeats] = await Promise.all([signedInBrowsers(userId), loadMyBrowsers(userId, [])]);
        return { ok: true, value: { body: { browsers, atSeats } } };
      }),
  ),
  operation(
    defineContract({
      id: 'signBrowserOut',
      tag: 'Mine',
      method: 'DELETE',
      path: '/api/me/browsers/{browser}',
      summary: 'Sign one of your browsers out.',
      access: 'person',
      limit: 'channel',
      params: z.object({ browser: z.string().max(60).describe('The id of the browser.') }),
      answer: Done,
      problems: ['person-missing', 'unknown-entry', 'cross-site'],
    }),
    async ({ headers, params }) =>
      forPerson(headers, async ({ id }) => doneIf(await endBrowserSession(id, params.browser))),
  ),
  operation(
    defineContract({
      id: 'readHolidays',
      tag: 'Mine',
      method: 'GET',
      ...HOLIDAYS,
      summary: 'Your holidays: on these days your clocks stop at all tables.',
      answer: z.object({
        timeZone: z.string(),
        today: Day,
        year: z.int(),
        left: z.int().describe('Days of this year that are not planned yet.'),
        isAutomatic: z
          .boolean()
          .describe('Whether days become holidays automatically when time would be out.'),
        holidays: z.array(Holiday),
      }),
      problems: ['person-missing'],
    }),
    async ({ headers }) =>
      forPerson(headers, async ({ id }) => {
        const mine = await myHolidays(id);
        return mine ? { ok: true, value: { body: mine } } : doneIf(false);
      }),
  ),
  operation(
    defineContract({
      id: 'takeHoliday',
      tag: 'Mine',
      method: 'POST',
      ...HOLIDAYS,
      limit: 'channel',
      summary: 'Take days off, first and last included.',
      body: z.strictObject({ first: Day, last: Day }),
      answer: Done.extend({ holiday: Holiday }),
      problems: ['person-missing', 'holiday-refused', 'cross-site'],
    }),
    async ({ headers, body }) =>
      forPerson(headers, async ({ id }) => {
        const taken = await takeHoliday(id, body);
        if (taken.ok) return { ok: true, value: { body: { done: true, holiday: taken.value } } };
        const { why } = taken;
        const detail = wordingOf('en').t(`pace.holidays.refused.${why}`);
        return { problem: problem('holiday-refused', detail, { params: { why } }) };
      }),
  ),
  operation(
    defineContract({
      id: 'setAutomaticHolidays',
      tag: 'Mine',
      method: 'PATCH',
      ...HOLIDAYS,
      limit: 'channel',
      summary: 'Turn on holidays that begin automatically when time would be out, or turn them off.',
      body: z.strictObject({ isAutomatic: z.boolean() }),
      answer: Done,
      problems: ['person-missing', 'cross-site'],
    }),
    async ({ headers, body }) =>
      forPerson(headers, async ({ id }) => {
        await setAutomatic(id, body.isAutomatic);
        return DONE;
      }),
  ),
  operation(
    defineContract({
      id: 'endHoliday',
      tag: 'Mine',
      method: 'DELETE',
      path: '/api/me/holidays/{holiday}',
      summary: 'End a holiday that runs, or give up one that is to come.',
      access: 'person',
      limit: 'channel',
      params: z.object({ holiday: z.string().max(60).describe('The id of the holiday.') }),
      answer: Done,
      problems: ['person-missing', 'unknown-entry', 'cross-site'],
    }),
    async ({ headers, params }) =>
      forPerson(headers, async ({ id }) => {
        const known = (await myHolidays(id))?.holidays.some((each) => each.id === params.holiday) ?? false;
        if (known) await endHoliday(id, params.holiday);
        return doneIf(known);
      }),
  ),
];
