/**
 * Every page there is, by its file: its answer to each visitor, and where it is looked at. A new page needs
 * one entry here, or in table-pages.ts; tests/pages/all-pages fails without it.
 */
import { all, known, operators, type Row } from '../../auth/matrix-rows';
import { TABLE_PAGES } from './table-pages';
import { DEAD, everybody, member, stranger, type SitePage, type Visit } from './visits';

const PAGES: Readonly<Record<string, SitePage>> = {
  ...TABLE_PAGES,
  'app/(site)/page.tsx': {
    answers: all('200'),
    visits: [...everybody(() => '/'), stranger(() => '/?problem=people')],
  },
  'app/accessibility/page.tsx': { answers: all('200'), visits: [stranger(() => '/accessibility')] },
  'app/api-docs/page.tsx': {
    answers: all('200'),
    visits: [
      stranger(() => '/api-docs'),
      stranger(() => '/api-docs?find=stale'),
      stranger(() => '/api-docs?find=x1y2'),
    ],
  },
  'app/api-docs/operations/[group]/page.tsx': {
    answers: all('200'),
    visits: [stranger(() => '/api-docs/operations/Play')],
  },
  'app/api-docs/types/page.tsx': { answers: all('200'), visits: [stranger(() => '/api-docs/types')] },
  'app/api-docs/webhooks/page.tsx': { answers: all('200'), visits: [stranger(() => '/api-docs/webhooks')] },
  'app/api-docs/changes/page.tsx': { answers: all('200'), visits: [stranger(() => '/api-docs/changes')] },
  'app/bench/trivial/page.tsx': {
    answers: all('404'),
    visits: 'one line, for the figures of npm run bench; there is nothing here at other times',
  },
  'app/design/page.tsx': { answers: all('200'), visits: [stranger(() => '/design')] },
  'app/dev/mail/page.tsx': { answers: all('200'), visits: [stranger(() => '/dev/mail')] },
  'app/dev/mail/[id]/page.tsx': {
    answers: all('404'),
    visits: [stranger(({ mail }) => `/dev/mail/${mail}`)],
  },
  'app/device/[token]/page.tsx': {
    answers: all('200'),
    visits: [stranger(({ device }) => `/device/${device}`), stranger(() => `/device/${DEAD}`)],
  },
  'app/error.tsx': { visits: 'has a test of its own beside these: something has to break first' },
  'app/global-error.tsx': {
    visits: 'has a test of its own beside these: what is around every page has to break first',
  },
  'app/import/page.tsx': {
    answers: all('200'),
    visits: [stranger(() => '/import'), stranger(() => '/import?problem=no-document&row=12')],
  },
  'app/join/[token]/page.tsx': {
    answers: all('200'),
    visits: [
      stranger(({ joinLink }) => `/join/${joinLink}`),
      // The former addresses, which people keep in their mail.
      stranger(({ circleLink }) => `/circles/join/${circleLink}`),
      stranger(({ boxLink }) => `/boxes/join/${boxLink}`),
      stranger(() => `/join/${DEAD}`),
    ],
  },
  'app/learn/page.tsx': { answers: all('200'), visits: [stranger(() => '/learn')] },
  'app/lobby/page.tsx': {
    answers: all('200'),
    visits: [...everybody(() => '/lobby'), stranger(() => '/lobby?players=4&pace=brisk')],
  },
  'app/daily/page.tsx': { answers: all('200'), visits: everybody(() => '/daily') },
  'app/weekly/page.tsx': { answers: all('200'), visits: everybody(() => '/weekly') },
  'app/weekly/[week]/page.tsx': {
    answers: all('404'),
    visits: 'a page of this week as /weekly, and of no week before the first',
  },
  'app/rated/page.tsx': {
    answers: all('200'),
    visits: [...everybody(() => '/rated'), member(() => '/rated?problem=call-over')],
  },
  'app/people/[person]/page.tsx': {
    answers: all('404'),
    visits: 'one’s own page: its id is in no address of the world',
  },
  'app/boxes/page.tsx': {
    answers: all('200'),
    visits: [...everybody(() => '/boxes'), stranger(() => '/boxes?problem=bad-name')],
  },
  'app/boxes/[boxId]/page.tsx': {
    answers: all('404'),
    visits: [member(({ box }) => `/boxes/${box}`), member(({ box }) => `/boxes/${box}?at=wall-i-postern`)],
  },
  'app/boxes/[boxId]/revisions/page.tsx': {
    answers: all('404'),
    visits: [member(({ box }) => `/boxes/${box}/revisions`)],
  },
  'app/boxes/[boxId]/settings/page.tsx': {
    answers: all('404'),
    visits: [member(({ box }) => `/boxes/${box}/settings`)],
  },
  'app/circles/page.tsx': {
    answers: all('200'),
    visits: [...everybody(() => '/circles'), stranger(() => '/circles?problem=form')],
  },
  'app/circles/[circleId]/page.tsx': {
    answers: all('404'),
    visits: [
      ...everybody(() => '/circles/nosuchcircle'),
      member(({ circle }) => `/circles/${circle}`),
      member(({ circle }) => `/circles/${circle}?problem=not-that-member`),
    ],
  },
  'app/circles/[circleId]/settings/page.tsx': {
    answers: all('404'),
    visits: [
      member(({ circle }) => `/circles/${circle}/settings`),
      member(({ circle }) => `/circles/${circle}/settings?problem=no-result`),
    ],
  },
  'app/circles/[circleId]/talk/page.tsx': {
    answers: all('404'),
    visits: [
      member(({ circle }) => `/circles/${circle}/talk`),
      member(({ circle }) => `/circles/${circle}/talk?problem=too-many`),
    ],
  },
  'app/circles/[circleId]/years/[year]/page.tsx': {
    answers: all('404'),
    visits: [member(({ circle }) => `/circles/${circle}/years/2026`)],
  },
  'app/circles/[circleId]/members/[member]/page.tsx': {
    answers: all('404'),
    visits: 'the list of results of a circle’s year',
  },
  'app/competitions/page.tsx': { answers: all('200'), visits: everybody(() => '/competitions') },
  'app/competitions/[id]/public/page.tsx': {
    answers: all('404'),
    visits: 'tests/e2e/organiser looks at one: no circle of the world shows any',
  },
  'app/competitions/new/page.tsx': {
    answers: all('200'),
    visits: [
      stranger(() => '/competitions/new'),
      member(({ circle }) => `/competitions/new?circle=${circle}`),
      member(({ circle }) => `/competitions/new?circle=${circle}&problem=needs-clock`),
    ],
  },
  'app/competitions/[id]/page.tsx': {
    answers: all('404'),
    visits: [
      stranger(() => '/competitions/nosuchseason'),
      member(({ series }) => `/competitions/${series}`),
      member(({ series }) => `/competitions/${series}?problem=not-now`),
    ],
  },
  'app/duels/page.tsx': { answers: all('200'), visits: [stranger(() => '/duels')] },
  'app/duels/[key]/page.tsx': {
    answers: all('404'),
    visits: 'the components of /daily, with a field more and the link of an invitation',
  },
  'app/daily/[day]/page.tsx': {
    answers: all('404'),
    visits: 'a page of today as /daily, and of no day before the first',
  },
  'app/insights/page.tsx': { answers: all('200'), visits: [stranger(() => '/insights')] },
  'app/challenges/page.tsx': { answers: all('200'), visits: everybody(() => '/challenges') },
  'app/offline/page.tsx': {
    answers: all('200'),
    visits: [...everybody(() => '/offline'), stranger(() => '/offline?kept')],
  },
  'app/offline/board/page.tsx': { answers: all('200'), visits: [stranger(() => '/offline/board')] },
  'app/puzzles/page.tsx': { answers: all('200'), visits: [stranger(() => '/puzzles?theme=crane')] },
  'app/puzzles/today/page.tsx': { answers: all('200'), visits: [stranger(() => '/puzzles/today')] },
  'app/puzzles/[id]/page.tsx': { answers: all('200'), visits: 'the turn of the day is such a page' },
  'app/puzzles/[id]/best/[step]/page.tsx': {
    answers: all('200'),
    visits: [stranger(() => '/puzzles/1/best/2')],
  },
  'app/me/delete/page.tsx': {
    answers: known('to /me', '200'),
    visits: [member(() => '/me/delete?problem'), stranger(() => '/me/delete?done')],
  },
  'app/me/sign-out/page.tsx': {
    answers: { open: ['to /me', ...Array.from({ length: 6 }, () => '200')] },
    visits: [member(() => '/me/sign-out'), stranger(() => '/me/sign-out?done')],
  },
  'app/me/devices/page.tsx': { answers: known('to /me', '200'), visits: [member(() => '/me/devices')] },
  'app/me/holidays/page.tsx': {
    answers: all('200'),
    visits: [
      ...everybody(() => '/me/holidays'),
      member(() => '/me/holidays?done=taken'),
      member(() => '/me/holidays?refused=in-the-past'),
    ],
  },
  'app/me/page.tsx': {
    answers: all('200'),
    visits: [...everybody(() => '/me'), member(() => '/me?saved'), member(() => '/me?problem')],
  },
  'app/me/prompts/page.tsx': {
    answers: all('200'),
    visits: [
      ...everybody(() => '/me/prompts'),
      member(() => '/me/prompts?done=test'),
      member(() => '/me/prompts?refused=too-often'),
    ],
  },
  'app/me/prompts/prove/[token]/page.tsx': {
    answers: all('200'),
    visits: [
      stranger(({ proof }) => `/me/prompts/prove/${proof}`),
      stranger(() => `/me/prompts/prove/${DEAD}`),
    ],
  },
  'app/me/tokens/page.tsx': {
    answers: known('to /me', '200'),
    visits: [member(() => '/me/tokens'), member(() => '/me/tokens?problem=form')],
  },
  'app/me/tables/page.tsx': { answers: all('200'), visits: everybody(() => '/me/tables') },
  'app/next/route.ts': { visits: [stranger(() => '/next')] },
  'app/not-found.tsx': { visits: everybody(() => '/nowhere/at/all') },
  'app/operator/page.tsx': { answers: operators('200'), visits: [stranger(() => '/operator')] },
  'app/operator/people/[id]/page.tsx': {
    answers: operators('404'),
    visits: [stranger(() => '/operator/people/nobody')],
  },
  'app/operator/tables/[gameId]/page.tsx': {
    answers: operators('200'),
    visits: [stranger(({ middle }) => `/operator/tables/${middle}`)],
  },
  'app/reference/page.tsx': { answers: all('200'), visits: [stranger(() => '/reference')] },
  'app/symbols/page.tsx': { answers: all('200'), visits: [stranger(() => '/symbols')] },
  'app/verify/page.tsx': { answers: all('200'), visits: [stranger(() => '/verify')] },
  'app/rules/page.tsx': {
    answers: all('200'),
    visits: 'the longest page: accessibility.spec has a test for it, in every language',
  },
  'app/seat/[token]/page.tsx': {
    answers: all('200'),
    visits: [stranger(({ seat }) => `/seat/${seat}`), stranger(() => `/seat/${DEAD}`)],
  },
  'app/confirm/[token]/page.tsx': {
    answers: all('200'),
    visits: [stranger(({ consent }) => `/confirm/${consent}`), stranger(() => `/confirm/${DEAD}`)],
  },
  'app/seat/address/[token]/page.tsx': {
    answers: all('200'),
    visits: [stranger(({ address }) => `/seat/address/${address}`), stranger(() => `/seat/address/${DEAD}`)],
  },
  'app/sign-in/[token]/page.tsx': {
    answers: all('200'),
    visits: [stranger(({ signIn }) => `/sign-in/${signIn}`), stranger(() => `/sign-in/${DEAD}`)],
  },
  'app/sign-in/page.tsx': {
    answers: all('200'),
    visits: [
      ...everybody(() => '/sign-in'),
      stranger(() => '/sign-in?sent'),
      stranger(() => '/sign-in?problem=many&wait=90'),
    ],
  },
  'app/status/page.tsx': { answers: all('200'), visits: everybody(() => '/status') },
  'app/unsubscribe/[token]/page.tsx': {
    answers: all('200'),
    visits: [stranger(({ leave }) => `/unsubscribe/${leave}`), stranger(() => `/unsubscribe/${DEAD}`)],
  },
  'app/unsure/page.tsx': { answers: all('200'), visits: [stranger(() => '/unsure?from=%2Fduels')] },
  'app/leave/[token]/route.ts': { visits: [stranger(({ leave }) => `/leave/${leave}`)] },
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
