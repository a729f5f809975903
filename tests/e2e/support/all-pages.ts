/**
 * Every page there is, by its file: its answer to each visitor, and where it is looked at. A new page needs
 * one entry here, or in table-pages.ts; tests/pages/all-pages fails without it.
 */
import { all, known, operators, type Row } from '../../auth/matrix-rows';
import { TABLE_PAGES } from './table-pages';
import { everybody, member, page, stranger, type SitePage, type Visit, type Visits } from './visits';

/** Has the form of a key but is invalid. */
const DEAD = 'A'.repeat(22);

/** A page for every visitor. */
const open = (...visits: Visits) => page(all('200'), ...visits);

/** A page of something that the askers of the matrix do not have. */
const hidden = (...visits: Visits) => page(all('404'), ...visits);

const PAGES: Readonly<Record<string, SitePage>> = {
  ...TABLE_PAGES,
  'app/(site)/page.tsx': open(everybody('/'), '/?problem=people'),
  'app/accessibility/page.tsx': open('/accessibility'),
  'app/api-docs/page.tsx': open('/api-docs', '/api-docs?find=stale', '/api-docs?find=x1y2'),
  'app/api-docs/operations/[group]/page.tsx': open('/api-docs/operations/Play'),
  'app/api-docs/types/page.tsx': open('/api-docs/types'),
  'app/api-docs/webhooks/page.tsx': open('/api-docs/webhooks'),
  'app/api-docs/changes/page.tsx': open('/api-docs/changes'),
  'app/bench/trivial/page.tsx': {
    answers: all('404'),
    visits: 'one line, for the figures of npm run bench; there is nothing here at other times',
  },
  'app/design/page.tsx': open('/design'),
  'app/dev/mail/page.tsx': open('/dev/mail'),
  'app/dev/mail/[id]/page.tsx': hidden('/dev/mail/:mail'),
  'app/device/[token]/page.tsx': open('/device/:device', `/device/${DEAD}`),
  'app/error.tsx': { visits: 'has a test of its own beside these: something has to break first' },
  'app/global-error.tsx': {
    visits: 'has a test of its own beside these: what is around every page has to break first',
  },
  'app/import/page.tsx': open('/import', '/import?problem=no-document&row=12'),
  'app/join/[token]/page.tsx': open(
    '/join/:joinLink',
    // The former addresses, which people keep in their mail.
    '/circles/join/:circleLink',
    '/boxes/join/:boxLink',
    `/join/${DEAD}`,
  ),
  'app/learn/page.tsx': open('/learn'),
  'app/lobby/page.tsx': open(everybody('/lobby'), '/lobby?players=4&pace=brisk'),
  'app/daily/page.tsx': open(everybody('/daily')),
  'app/weekly/page.tsx': open(everybody('/weekly')),
  'app/weekly/[week]/page.tsx': {
    answers: all('404'),
    visits: 'a page of this week as /weekly, and of no week before the first',
  },
  'app/rated/page.tsx': open(everybody('/rated'), member('/rated?problem=call-over')),
  'app/people/[person]/page.tsx': {
    answers: all('404'),
    visits: 'one’s own page: its id is in no address of the world',
  },
  'app/boxes/page.tsx': open(everybody('/boxes'), '/boxes?problem=bad-name'),
  'app/boxes/[boxId]/page.tsx': hidden(member('/boxes/:box'), member('/boxes/:box?at=wall-i-postern')),
  'app/boxes/[boxId]/revisions/page.tsx': hidden(member('/boxes/:box/revisions')),
  'app/boxes/[boxId]/settings/page.tsx': hidden(member('/boxes/:box/settings')),
  'app/circles/page.tsx': open(everybody('/circles'), '/circles?problem=form'),
  'app/circles/[circleId]/page.tsx': hidden(
    everybody('/circles/nosuchcircle'),
    member('/circles/:circle'),
    member('/circles/:circle?problem=not-that-member'),
  ),
  'app/circles/[circleId]/settings/page.tsx': hidden(
    member('/circles/:circle/settings'),
    member('/circles/:circle/settings?problem=no-result'),
  ),
  'app/circles/[circleId]/talk/page.tsx': hidden(
    member('/circles/:circle/talk'),
    member('/circles/:circle/talk?problem=too-many'),
  ),
  'app/circles/[circleId]/years/[year]/page.tsx': hidden(member('/circles/:circle/years/2026')),
  'app/circles/[circleId]/members/[member]/page.tsx': {
    answers: all('404'),
    visits: 'the list of results of a circle’s year',
  },
  'app/competitions/page.tsx': open(everybody('/competitions')),
  'app/competitions/[id]/public/page.tsx': {
    answers: all('404'),
    visits: 'tests/e2e/organiser looks at one: no circle of the world shows any',
  },
  'app/competitions/new/page.tsx': open(
    '/competitions/new',
    member('/competitions/new?circle=:circle'),
    member('/competitions/new?circle=:circle&problem=needs-clock'),
  ),
  'app/competitions/[id]/page.tsx': hidden(
    '/competitions/nosuchseason',
    member('/competitions/:series'),
    member('/competitions/:series?problem=not-now'),
  ),
  'app/duels/page.tsx': open('/duels'),
  'app/duels/[key]/page.tsx': {
    answers: all('404'),
    visits: 'the components of /daily, with a field more and the link of an invitation',
  },
  'app/daily/[day]/page.tsx': {
    answers: all('404'),
    visits: 'a page of today as /daily, and of no day before the first',
  },
  'app/insights/page.tsx': open('/insights'),
  'app/challenges/page.tsx': open(everybody('/challenges')),
  'app/offline/page.tsx': open(everybody('/offline'), '/offline?kept'),
  'app/offline/board/page.tsx': open('/offline/board'),
  'app/puzzles/page.tsx': open('/puzzles?theme=crane'),
  'app/puzzles/today/page.tsx': open('/puzzles/today'),
  'app/puzzles/[id]/page.tsx': { answers: all('200'), visits: 'the turn of the day is such a page' },
  'app/puzzles/[id]/best/[step]/page.tsx': open('/puzzles/1/best/2'),
  'app/me/delete/page.tsx': page(known('to /me', '200'), member('/me/delete?problem'), '/me/delete?done'),
  'app/me/sign-out/page.tsx': page(
    { open: ['to /me', ...Array.from({ length: 6 }, () => '200')] },
    member('/me/sign-out'),
    '/me/sign-out?done',
  ),
  'app/me/devices/page.tsx': page(known('to /me', '200'), member('/me/devices')),
  'app/me/holidays/page.tsx': open(
    everybody('/me/holidays'),
    member('/me/holidays?done=taken'),
    member('/me/holidays?refused=in-the-past'),
  ),
  'app/me/page.tsx': open(everybody('/me'), member('/me?saved'), member('/me?problem')),
  'app/me/prompts/page.tsx': open(
    everybody('/me/prompts'),
    member('/me/prompts?done=test'),
    member('/me/prompts?refused=too-often'),
  ),
  'app/me/prompts/prove/[token]/page.tsx': open('/me/prompts/prove/:proof', `/me/prompts/prove/${DEAD}`),
  'app/me/tokens/page.tsx': page(
    known('to /me', '200'),
    member('/me/tokens'),
    member('/me/tokens?problem=form'),
  ),
  'app/me/tables/page.tsx': open(everybody('/me/tables'), '/me/tables?problem=link&link=x'),
  'app/next/route.ts': { visits: [stranger('/next')] },
  'app/nowhere/page.tsx': hidden(everybody('/nowhere/at/all')),
  'app/not-found.tsx': { visits: 'only for hosts that do not let a page set its status' },
  'app/operator/page.tsx': page(operators('200'), '/operator'),
  'app/operator/people/[id]/page.tsx': page(operators('404'), '/operator/people/nobody'),
  'app/operator/tables/[gameId]/page.tsx': page(operators('200'), '/operator/tables/:middle'),
  'app/reference/page.tsx': open('/reference'),
  'app/symbols/page.tsx': open('/symbols'),
  'app/verify/page.tsx': open('/verify'),
  'app/rules/page.tsx': {
    answers: all('200'),
    visits: 'the longest page: accessibility.spec has a test for it, in every language',
  },
  'app/seat/[token]/page.tsx': open('/seat/:seat', `/seat/${DEAD}`),
  'app/confirm/[token]/page.tsx': open('/confirm/:consent', `/confirm/${DEAD}`),
  'app/seat/address/[token]/page.tsx': open('/seat/address/:address', `/seat/address/${DEAD}`),
  'app/sign-in/[token]/page.tsx': open('/sign-in/:signIn', `/sign-in/${DEAD}`),
  'app/sign-in/page.tsx': open(everybody('/sign-in'), '/sign-in?sent'),
  'app/status/page.tsx': open(everybody('/status')),
  'app/unsubscribe/[token]/page.tsx': open('/unsubscribe/:leave', `/unsubscribe/${DEAD}`),
  'app/too-often/page.tsx': open('/too-often?whom=network&wait=720&from=%2Fduels'),
  'app/unsure/page.tsx': open('/unsure?from=%2Fduels'),
  'app/leave/[token]/route.ts': { visits: [stranger('/leave/:leave')] },
};

/** The addresses where each page is tested, or the reason why it is not. */
export const ALL_PAGES: Readonly<Record<string, readonly Visit[] | string>> = Object.fromEntries(
  Object.entries(PAGES).map(([file, { visits }]) => [file, visits]),
);

/** The matrix answers of each page. */
export const OF_PAGES: Readonly<Record<string, Row>> = Object.fromEntries(
  Object.entries(PAGES).flatMap(([file, { answers }]) => (answers ? [[`page ${file}`, answers]] : [])),
);

const folder = (file: string) => file.split('/')[1] ?? '';
const FOLDERS = Object.keys(ALL_PAGES).map(folder);

/** The part of the site that a page belongs to; pages outside of any part are one part together. */
export const partOfSite = (file: string): string =>
  FOLDERS.filter((other) => other === folder(file)).length > 1 ? folder(file) : 'alone';
