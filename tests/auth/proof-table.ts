/**
 * Which proof each operation and form takes. A new one without a row is red (tests/auth/proofs.int.test.ts),
 * and docs/security.md says what each proof is (tests/docs/docs.unit.test.ts).
 */
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import type { Contract } from '@/lib/platform/http/contract';
import { keyOf, keyOfOperation } from './matrix-computed';

export const PROOFS = {
  anyone: 'anyone, also without a seat or a name',
  person: 'the session or access token of a known person',
  link: 'a link that opens the seat, which the holder’s proofs do as well',
  holder:
    'the holder: their session, the browser that holds the seat, or the program that sat down by its link',
  keeper:
    'the holder’s session where they are a known person, otherwise the browser that sat down; no link, not even a program’s',
  host: 'the session of the person who made the table, or the token its program got',
  mailed: 'a signed link of an email or of an offer, which names what it does and expires',
  operator: 'the session of an operator',
  scheduler: 'the secret of the scheduler',
} as const;
export type Proof = keyof typeof PROOFS;

const rows = (proof: Proof, keys: readonly string[]): Readonly<Record<string, Proof>> =>
  Object.fromEntries(keys.map((key) => [key, proof]));
const actions = (file: string, ...names: readonly string[]) =>
  names.map((name) => `action app/${file}/actions.ts ${name}`);

const PROOF_OF_ACCESS = {
  anyone: 'anyone',
  'anyone-or-seat': 'anyone',
  seat: 'holder',
  person: 'person',
  scheduler: 'scheduler',
  operator: 'operator',
} as const satisfies Record<Contract['access'], Proof>;

/** The proof of every operation that may change something. */
const COMPUTED_PROOFS: Readonly<Record<string, Proof>> = Object.fromEntries(
  CONTRACTS.filter(({ method }) => method !== 'GET').map((contract) => [
    keyOf(contract),
    PROOF_OF_ACCESS[contract.access],
  ]),
);

/** Operations whose proof does not follow from their access (matrix-computed.ts). */
const EXCEPTIONS: Readonly<Partial<Record<Proof, readonly string[]>>> = {
  link: ['POST /api/games/{id}/commands', 'POST /api/games/{id}/undo', 'POST /api/games/{id}/sit'],
  // The proof of the seat, and handing it on.
  keeper: [
    'POST /api/games/{id}/address',
    'POST /api/games/{id}/seat/link',
    'POST /api/games/{id}/seat/mail',
    'POST /api/games/{id}/seat/browsers/{browser}',
    'DELETE /api/games/{id}/seat/browsers/{browser}',
    'POST /api/games/{id}/offers/{seat}',
    'POST /api/games/{id}/delegates',
    'DELETE /api/games/{id}/delegates/{delegate}',
  ],
  host: [
    'POST /api/games/{id}/links',
    'POST /api/games/{id}/terms',
    'POST /api/games/{id}/seats/{seat}/link',
    'DELETE /api/games/{id}/seats/{seat}/link',
    'DELETE /api/games/{id}/seats/{seat}',
  ],
  mailed: ['POST /api/games/{id}/offers'],
};

const OF_TABLES = {
  ...rows('link', [
    ...actions('games/[gameId]', 'takeStep', 'takeStepInWords'),
    ...actions('seat/[token]', 'takeSeat'),
    'POST app/games/[gameId]/live/route.ts',
  ]),
  // Votes, clocks, ends, other players, and private things.
  ...rows('holder', [
    ...actions('games/[gameId]', 'foldRecap'),
    ...actions('games/[gameId]/help', 'confirmTheirs'),
    ...actions('games/[gameId]/requests', 'answerLateSeat', 'agreeToHoliday', 'takeDecisionBack', 'turnBack'),
    ...actions('games/[gameId]/requests', 'takeBackEnd', 'withdrawSeatOffer'),
    ...actions('games/[gameId]/seats', 'askLink', 'agreeLink', 'refuseLink', 'makeLink'),
    'POST app/games/[gameId]/plan/[act]/route.ts',
    'POST app/games/[gameId]/rematch/route.ts',
    'POST app/games/[gameId]/talk/[act]/route.ts',
  ]),
  // The proof of the seat, and handing it on.
  ...rows('keeper', [
    ...actions('games/[gameId]/help', 'letPlay', 'endHelp'),
    ...actions('games/[gameId]/mentor', 'askMentor', 'endMentor'),
    ...actions('games/[gameId]/requests', 'doIt'),
    'action app/games/[gameId]/mail-actions.ts sendConfirmation',
    ...actions('games/[gameId]/seats', 'renewMine', 'endOne', 'trustOne', 'setAddress', 'setName'),
  ]),
  ...rows('host', [
    ...actions('games/[gameId]/invite', 'changeTerms', 'freeTheSeat', 'renewJoinLink', 'renewLink'),
    ...actions('games/[gameId]/invite', 'revokeLink', 'sendLink'),
  ]),
};

const OF_LINKS = rows('mailed', [
  ...actions('games/[gameId]', 'sendMeLink'),
  ...actions('games/[gameId]/at/[seq]/problem', 'sendProblem'),
  ...actions('seat/[token]', 'takeOffered', 'readOn'),
  'action app/seat/[token]/actions.ts takeDelegate',
  'action app/seat/[token]/actions.ts beMentor',
  ...actions('seat/address/[token]', 'confirmChange'),
  ...actions('me/prompts', 'proveAddress'),
  ...actions('confirm/[token]', 'writeToMe'),
  ...actions('unsubscribe/[token]', 'leaveOrReturn'),
  ...actions('sign-in', 'confirmLink', 'enterCode'),
  ...actions('device/[token]', 'carryOver'),
]);

const OF_PEOPLE = rows('person', [
  ...actions('boxes/[boxId]', 'actOnBox', 'changeComponent'),
  ...actions('competitions', 'makeHere', 'actInCompetition'),
  ...actions('circles/[circleId]/channel', 'setChannel'),
  ...actions('circles/[circleId]', 'actHere'),
  ...actions('seat/[token]', 'takeMineBack'),
  ...actions('games/[gameId]/mentor', 'leaveSeat', 'writeToHolder', 'forgetOwn'),
  ...actions('me', 'keepProfile'),
  ...actions('me/ratings', 'keepRatings'),
  ...actions('rated', 'answerRated', 'chooseListed'),
  ...actions('circles/[circleId]/games', 'playInCircle'),
  ...actions('me/devices', 'makeBrowserLink', 'signOutElsewhere', 'signOutBrowser', 'signOutOthers'),
  ...actions('me/holidays', 'takeMyHoliday', 'setAutomaticDays', 'endMyHoliday'),
  ...actions('me/prompts', 'addMailChannel', 'addHookChannel', 'addThisBrowser', 'changeOneChannel'),
  ...actions('me/prompts', 'saveWants', 'saveDigest', 'muteOneTable', 'changeCalendar'),
  ...actions('me/tokens', 'makeToken', 'revokeToken'),
  'POST app/circles/[circleId]/talk/[act]/route.ts',
  'POST app/games/[gameId]/sit/route.ts',
  'POST app/me/data/route.ts',
  'POST app/me/delete/now/route.ts',
]);

const OF_ALL = {
  ...rows('anyone', [
    ...actions('(site)', 'openTable', 'playNow'),
    ...actions('daily', 'playDaily'),
    ...actions('weekly', 'playWeekly'),
    ...actions('boxes', 'makeBox', 'bringBox'),
    ...actions('circles', 'foundNewCircle'),
    ...actions('duels', 'newDuel', 'takeDuelPlace'),
    ...actions('learn', 'startLesson', 'startPractice'),
    ...actions('join', 'joinByLink'),
    ...actions('games/[gameId]', 'sayInWords'),
    ...actions('me', 'keepZone'),
    ...actions('me/tables', 'openLink'),
    ...actions('sign-in', 'askForLink'),
    ...[
      'language',
      'theme',
      'me/at-table',
      'me/prompts/declined',
      'learn/progress',
      'import/file',
      'sign-in/with',
    ].map((path) => `POST app/${path}/route.ts`),
    'POST app/games/[gameId]/deal/route.ts',
    'POST app/me/sign-out/now/route.ts',
  ]),
  ...rows(
    'operator',
    actions(
      'operator',
      ...['freeSeatOf', 'resendOf', 'rebuildOf', 'banPerson', 'signOutPerson', 'announceMaintenance'],
      ...['cancelMaintenance', 'publishIncident', 'endIncident'],
    ),
  ),
};

const OF_OPERATIONS = Object.entries(EXCEPTIONS).map(([proof, operations]) =>
  rows(proof as Proof, operations.map(keyOfOperation)),
);

export const PROOF_OF: Readonly<Record<string, Proof>> = {
  ...COMPUTED_PROOFS,
  ...Object.assign({}, ...OF_OPERATIONS),
  ...OF_TABLES,
  ...OF_LINKS,
  ...OF_PEOPLE,
  ...OF_ALL,
};
