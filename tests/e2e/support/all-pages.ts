/**
 * Every page there is, by its file, and where it is looked at. A new page fails tests/pages/all-pages until
 * it stands here.
 */

/** What the addresses are made of. */
export interface World {
  /** A table in the middle, at which the member is to move, one at which others are, and one that is over. */
  readonly middle: string;
  readonly waiting: string;
  readonly over: string;
  /** A table of the member's own, with a free chair that anybody may take. */
  readonly hosted: string;
  /** Keys of links that lead somewhere. */
  readonly seat: string;
  readonly joinLink: string;
  readonly address: string;
  /** Asks to confirm an address. */
  readonly consent: string;
  readonly device: string;
  readonly signIn: string;
  readonly proof: string;
  readonly leave: string;
  /** A line that is shared at the table that is over. */
  readonly line: string;
  /** A circle of the member's own, and the key of its join link. */
  readonly circle: string;
  /** A series there that people can sign up for. */
  readonly series: string;
  readonly circleLink: string;
  /** A box of the member's own with a revision, and the key of its join link. */
  readonly box: string;
  readonly boxLink: string;
  /** A mail that was kept instead of sent. */
  readonly mail: string;
}

export interface Visit {
  readonly at: (world: World) => string;
  /** Signed in, with seats; else nobody who is known. */
  readonly asMember?: true;
}

const stranger = (at: Visit['at']): Visit => ({ at });
const member = (at: Visit['at']): Visit => ({ at, asMember: true });
const everybody = (at: Visit['at']): readonly Visit[] => [stranger(at), member(at)];

/** Has the form of a key and opens nothing. */
const DEAD = 'A'.repeat(22);

/** Where each page is looked at, or why it is not. */
export const ALL_PAGES: Readonly<Record<string, readonly Visit[] | string>> = {
  'app/(site)/page.tsx': [...everybody(() => '/'), stranger(() => '/?problem=people')],
  'app/accessibility/page.tsx': [stranger(() => '/accessibility')],
  'app/api-docs/page.tsx': [stranger(() => '/api-docs')],
  'app/api-docs/operations/[group]/page.tsx': [stranger(() => '/api-docs/operations/Play')],
  'app/api-docs/types/page.tsx': [stranger(() => '/api-docs/types')],
  'app/api-docs/webhooks/page.tsx': [stranger(() => '/api-docs/webhooks')],
  'app/api-docs/changes/page.tsx': [stranger(() => '/api-docs/changes')],
  'app/bench/trivial/page.tsx':
    'one line, for the figures of npm run bench; there is nothing here at other times',
  'app/design/page.tsx': [stranger(() => '/design')],
  'app/dev/mail/page.tsx': [stranger(() => '/dev/mail')],
  'app/dev/mail/[id]/page.tsx': [stranger(({ mail }) => `/dev/mail/${mail}`)],
  'app/device/[token]/page.tsx': [
    stranger(({ device }) => `/device/${device}`),
    stranger(() => `/device/${DEAD}`),
  ],
  'app/error.tsx': 'has a test of its own beside these: something has to break first',
  'app/global-error.tsx': 'has a test of its own beside these: what is around every page has to break first',
  'app/games/[gameId]/at/[seq]/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/at/100`),
    member(({ over }) => `/games/${over}/at/30?seat=1`),
  ],
  'app/games/[gameId]/at/[seq]/problem/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/at/100/problem`),
  ],
  'app/games/[gameId]/try/page.tsx': everybody(({ middle }) => `/games/${middle}/try`),
  'app/games/[gameId]/try/[line]/[step]/page.tsx': [
    ...everybody(({ over, line }) => `/games/${over}/try/${line}/0`),
    stranger(({ over, line }) => `/games/${over}/try/${line}/1`),
  ],
  'app/games/[gameId]/compare/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/compare?a=40&b=120`),
    member(({ over }) => `/games/${over}/compare`),
  ],
  'app/games/[gameId]/figures/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/figures`),
    member(({ over }) => `/games/${over}/figures`),
  ],
  'app/games/[gameId]/review/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/review`),
    member(({ over }) => `/games/${over}/review`),
  ],
  'app/games/[gameId]/review/[turn]/[step]/page.tsx':
    'the page of a shared line with other words (try/[line]/[step]), and only after a review',
  'app/games/[gameId]/review/[turn]/again/page.tsx': 'only after a review: e2e/retry.spec.ts looks at it',
  'app/games/[gameId]/review/[turn]/film/page.tsx': 'only after a review: e2e/retry.spec.ts looks at it',
  'app/games/[gameId]/invite/page.tsx': everybody(({ hosted }) => `/games/${hosted}/invite`),
  'app/games/[gameId]/join/page.tsx': [
    stranger(({ hosted }) => `/games/${hosted}/join`),
    stranger(({ over }) => `/games/${over}/join`),
  ],
  'app/games/[gameId]/mentor/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/mentor`),
    member(({ hosted }) => `/games/${hosted}/mentor`),
  ],
  'app/games/[gameId]/help/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/help`),
    member(({ hosted }) => `/games/${hosted}/help`),
    member(({ middle }) => `/games/${middle}/help`),
  ],
  'app/games/[gameId]/leave/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/leave`),
    member(({ hosted }) => `/games/${hosted}/leave`),
    member(({ middle }) => `/games/${middle}/leave?ask=hand&seat=0`),
  ],
  'app/games/[gameId]/late/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/late`),
    ...(['middle', 'waiting', 'hosted', 'over'] as const).map((table) =>
      member((world) => `/games/${world[table]}/late`),
    ),
    member(({ hosted }) => `/games/${hosted}/late?done=decided`),
  ],
  'app/games/[gameId]/log/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/log`),
    member(({ over }) => `/games/${over}/log`),
  ],
  'app/games/[gameId]/page.tsx': [
    // accessibility.spec looks at more of it, piece by piece.
    stranger(({ middle }) => `/games/${middle}`),
    member(({ hosted }) => `/games/${hosted}`),
  ],
  'app/games/[gameId]/plan/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/plan`),
    member(({ middle }) => `/games/${middle}/plan`),
    member(({ waiting }) => `/games/${waiting}/plan`),
    member(({ waiting }) => `/games/${waiting}/plan?problem=too-many`),
  ],
  'app/games/[gameId]/talk/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/talk`),
    member(({ hosted }) => `/games/${hosted}/talk`),
  ],
  'app/games/[gameId]/seats/page.tsx': [
    ...everybody(({ middle }) => `/games/${middle}/seats`),
    member(({ middle }) => `/games/${middle}/seats?refused=not-that-seat`),
  ],
  'app/games/[gameId]/verify/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/verify`),
    stranger(({ over }) => `/games/${over}/verify`),
  ],
  'app/games/[gameId]/words/page.tsx': [
    stranger(({ middle }) => `/games/${middle}/words`),
    ...(['middle', 'waiting', 'over'] as const).map((table) =>
      member((world) => `/games/${world[table]}/words`),
    ),
  ],
  'app/import/page.tsx': [stranger(() => '/import'), stranger(() => '/import?problem=no-document&row=12')],
  'app/join/[token]/page.tsx': [
    stranger(({ joinLink }) => `/join/${joinLink}`),
    stranger(() => `/join/${DEAD}`),
  ],
  'app/learn/page.tsx': [stranger(() => '/learn')],
  'app/lobby/page.tsx': [...everybody(() => '/lobby'), stranger(() => '/lobby?players=4&pace=brisk')],
  'app/daily/page.tsx': everybody(() => '/daily'),
  'app/weekly/page.tsx': everybody(() => '/weekly'),
  'app/weekly/[week]/page.tsx': 'a page of this week as /weekly, and of no week before the first',
  'app/rated/page.tsx': [...everybody(() => '/rated'), member(() => '/rated?problem=call-over')],
  'app/rated/players/page.tsx': everybody(() => '/rated/players'),
  'app/people/[person]/page.tsx': 'one’s own page: its id is in no address of the world',
  'app/boxes/page.tsx': [...everybody(() => '/boxes'), stranger(() => '/boxes?problem=bad-name')],
  'app/boxes/[boxId]/page.tsx': [
    member(({ box }) => `/boxes/${box}`),
    member(({ box }) => `/boxes/${box}?at=wall-i-postern`),
  ],
  'app/boxes/[boxId]/revisions/page.tsx': [member(({ box }) => `/boxes/${box}/revisions`)],
  'app/boxes/[boxId]/settings/page.tsx': [member(({ box }) => `/boxes/${box}/settings`)],
  'app/boxes/join/[token]/page.tsx': [
    stranger(({ boxLink }) => `/boxes/join/${boxLink}`),
    stranger(() => `/boxes/join/${DEAD}`),
  ],
  'app/circles/page.tsx': [...everybody(() => '/circles'), stranger(() => '/circles?problem=form')],
  'app/circles/not-found.tsx': everybody(() => '/circles/nosuchcircle'),
  'app/competitions/not-found.tsx': [stranger(() => '/competitions/nosuchseason')],
  'app/circles/[circleId]/page.tsx': [
    member(({ circle }) => `/circles/${circle}`),
    member(({ circle }) => `/circles/${circle}?problem=not-that-member`),
  ],
  'app/circles/[circleId]/games/page.tsx': [
    member(({ circle }) => `/circles/${circle}/games?problem=gathering-over`),
  ],
  'app/circles/[circleId]/years/[year]/page.tsx': [member(({ circle }) => `/circles/${circle}/years/2026`)],
  'app/circles/[circleId]/members/[member]/page.tsx': 'the list of results of a circle’s year',
  'app/competitions/new/page.tsx': [
    member(({ circle }) => `/competitions/new?circle=${circle}`),
    member(({ circle }) => `/competitions/new?circle=${circle}&problem=needs-clock`),
  ],
  'app/competitions/[id]/page.tsx': [
    member(({ series }) => `/competitions/${series}`),
    member(({ series }) => `/competitions/${series}?problem=not-now`),
  ],
  'app/circles/join/[token]/page.tsx': [
    stranger(({ circleLink }) => `/circles/join/${circleLink}`),
    stranger(() => `/circles/join/${DEAD}`),
  ],
  'app/duels/page.tsx': [stranger(() => '/duels')],
  'app/duels/[key]/page.tsx': 'the components of /daily, with a field more and the link of an invitation',
  'app/daily/[day]/page.tsx': 'a page of today as /daily, and of no day before the first',
  'app/insights/page.tsx': [stranger(() => '/insights')],
  'app/train/page.tsx': everybody(() => '/train'),
  'app/train/offline/page.tsx': [stranger(() => '/train/offline')],
  'app/train/board/page.tsx': [stranger(() => '/train/board')],
  'app/puzzles/page.tsx': [stranger(() => '/puzzles?theme=crane')],
  'app/puzzles/offline/page.tsx': [stranger(() => '/puzzles/offline')],
  'app/puzzles/today/page.tsx': [stranger(() => '/puzzles/today')],
  'app/puzzles/[id]/page.tsx': 'the turn of the day is such a page',
  'app/puzzles/[id]/best/[step]/page.tsx': [stranger(() => '/puzzles/1/best/2')],
  'app/me/delete/page.tsx': [member(() => '/me/delete?problem'), stranger(() => '/me/delete?done')],
  'app/me/sign-out/page.tsx': [member(() => '/me/sign-out'), stranger(() => '/me/sign-out?done')],
  'app/me/devices/page.tsx': [member(() => '/me/devices')],
  'app/me/holidays/page.tsx': [
    ...everybody(() => '/me/holidays'),
    member(() => '/me/holidays?done=taken'),
    member(() => '/me/holidays?refused=in-the-past'),
  ],
  'app/me/page.tsx': [...everybody(() => '/me'), member(() => '/me?saved'), member(() => '/me?problem')],
  'app/me/prompts/page.tsx': [
    ...everybody(() => '/me/prompts'),
    member(() => '/me/prompts?done=test'),
    member(() => '/me/prompts?refused=too-often'),
  ],
  'app/me/prompts/prove/[token]/page.tsx': [
    stranger(({ proof }) => `/me/prompts/prove/${proof}`),
    stranger(() => `/me/prompts/prove/${DEAD}`),
  ],
  'app/me/tokens/page.tsx': [member(() => '/me/tokens'), member(() => '/me/tokens?problem=form')],
  'app/me/tables/page.tsx': everybody(() => '/me/tables'),
  'app/next/route.ts': [stranger(() => '/next')],
  'app/not-found.tsx': everybody(() => '/nowhere/at/all'),
  'app/operator/page.tsx': [stranger(() => '/operator')],
  'app/operator/people/[id]/page.tsx': [stranger(() => '/operator/people/nobody')],
  'app/operator/tables/[gameId]/page.tsx': [stranger(({ middle }) => `/operator/tables/${middle}`)],
  'app/reference/page.tsx': [stranger(() => '/reference')],
  'app/symbols/page.tsx': [stranger(() => '/symbols')],
  'app/verify/page.tsx': [stranger(() => '/verify')],
  'app/rules/page.tsx': 'the longest page: accessibility.spec has a test for it, in every language',
  'app/seat/[token]/page.tsx': [stranger(({ seat }) => `/seat/${seat}`), stranger(() => `/seat/${DEAD}`)],
  'app/confirm/[token]/page.tsx': [
    stranger(({ consent }) => `/confirm/${consent}`),
    stranger(() => `/confirm/${DEAD}`),
  ],
  'app/seat/address/[token]/page.tsx': [
    stranger(({ address }) => `/seat/address/${address}`),
    stranger(() => `/seat/address/${DEAD}`),
  ],
  'app/sign-in/[token]/page.tsx': [
    stranger(({ signIn }) => `/sign-in/${signIn}`),
    stranger(() => `/sign-in/${DEAD}`),
  ],
  'app/sign-in/page.tsx': [
    ...everybody(() => '/sign-in'),
    stranger(() => '/sign-in?sent'),
    stranger(() => '/sign-in?problem=many&wait=90'),
  ],
  'app/status/page.tsx': everybody(() => '/status'),
  'app/unsubscribe/[token]/page.tsx': [
    stranger(({ leave }) => `/unsubscribe/${leave}`),
    stranger(() => `/unsubscribe/${DEAD}`),
  ],
  'app/unsure/page.tsx': [stranger(() => '/unsure?from=%2Fduels')],
  'app/leave/[token]/route.ts': [stranger(({ leave }) => `/leave/${leave}`)],
};

const folder = (file: string) => file.split('/')[1] ?? '';
const FOLDERS = Object.keys(ALL_PAGES).map(folder);

/** The part of the site that a page belongs to; pages that are by themselves are one part. */
export const partOfSite = (file: string): string =>
  FOLDERS.filter((other) => other === folder(file)).length > 1 ? folder(file) : 'alone';
