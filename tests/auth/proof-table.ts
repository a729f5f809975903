/**
 * Which proof each operation and form takes. A new one without a row is red (tests/auth/proofs.int.test.ts),
 * and docs/security.md says what each proof is (tests/docs/proofs.unit.test.ts).
 */

export const PROOFS = {
  anyone: 'anyone, also without a seat or a name',
  person: 'the session or access token of a known person',
  link: 'a link that opens the seat, which the holder’s proofs do as well',
  holder:
    'the holder: their session, the browser that holds the seat, or the program that sat down by its link',
  keeper:
    'the holder’s session where they are a known person, otherwise the browser that sat down; no link, not even a program’s',
  host: 'the session of the person who made the table, or the token its program got',
  mailed: 'a signed link of a mail or of an offer, which names what it does and ends by itself',
  operator: 'the session of an operator',
  scheduler: 'the secret of the scheduler',
} as const;
export type Proof = keyof typeof PROOFS;

const rows = (proof: Proof, keys: readonly string[]): Readonly<Record<string, Proof>> =>
  Object.fromEntries(keys.map((key) => [key, proof]));
const api = (method: string, ...paths: readonly string[]) =>
  paths.map((path) => `${method} app/api/${path}/route.ts`);
const actions = (file: string, ...names: readonly string[]) =>
  names.map((name) => `action app/${file}/actions.ts ${name}`);

const OF_TABLES = {
  ...rows('link', [
    ...api('POST', 'games/[id]/commands', 'games/[id]/undo', 'games/[id]/sit'),
    ...api('PUT', 'games/[id]/review'),
    ...actions('games/[gameId]', 'takeStep', 'takeStepInWords'),
    ...actions('seat/[token]', 'takeSeat'),
    'POST app/games/[gameId]/live/route.ts',
  ]),
  // Votes, clocks, ends, other players, and private things.
  ...rows('holder', [
    ...api('POST', 'games/[id]/claims/[seat]', 'games/[id]/holiday', 'games/[id]/late'),
    ...api('POST', 'games/[id]/turn-back'),
    ...api('POST', 'games/[id]/take-back', 'games/[id]/leave', 'games/[id]/rematch', 'games/[id]/recap'),
    ...api('DELETE', 'games/[id]/leave', 'games/[id]/offers/[seat]'),
    ...api('POST', 'games/[id]/talk', 'games/[id]/talk/[word]'),
    ...api('PUT', 'games/[id]/talk/[word]'),
    ...api('DELETE', 'games/[id]/talk/[word]', 'games/[id]/notes/[note]'),
    ...api('POST', 'games/[id]/notes', 'games/[id]/plans', 'games/[id]/plans/[plan]'),
    ...api('POST', 'games/[id]/sandbox/lines', 'games/[id]/sandbox/lines/[line]'),
    ...api('PUT', 'games/[id]/sandbox/lines/[line]'),
    ...api('DELETE', 'games/[id]/sandbox/lines/[line]'),
    ...actions('games/[gameId]', 'foldRecap'),
    ...actions('games/[gameId]/help', 'confirmTheirs'),
    ...actions('games/[gameId]/late', 'answerLateSeat', 'agreeToHoliday', 'takeDecisionBack', 'turnBack'),
    ...actions('games/[gameId]/leave', 'takeBackEnd', 'withdrawSeatOffer'),
    ...actions('games/[gameId]/seats', 'askLink', 'agreeLink', 'refuseLink', 'makeLink'),
    'POST app/games/[gameId]/plan/[act]/route.ts',
    'POST app/games/[gameId]/rematch/route.ts',
    'POST app/games/[gameId]/talk/[act]/route.ts',
  ]),
  // The proof of the seat, and handing it on.
  ...rows('keeper', [
    ...api('POST', 'games/[id]/address', 'games/[id]/seat/link', 'games/[id]/seat/browsers/[browser]'),
    ...api('DELETE', 'games/[id]/seat/browsers/[browser]'),
    ...api('POST', 'games/[id]/offers/[seat]', 'games/[id]/delegates'),
    ...api('DELETE', 'games/[id]/delegates/[delegate]'),
    ...actions('games/[gameId]/help', 'letPlay', 'endHelp'),
    ...actions('games/[gameId]/mentor', 'askMentor', 'endMentor'),
    ...api('POST', 'games/[id]/seat/mail'),
    ...actions('games/[gameId]/leave', 'doIt'),
    'action app/games/[gameId]/mail-actions.ts sendConfirmation',
    ...actions('games/[gameId]/seats', 'renewMine', 'endOne', 'trustOne', 'setAddress', 'setName'),
  ]),
  ...rows('host', [
    ...api('POST', 'games/[id]/links', 'games/[id]/terms', 'games/[id]/seats/[seat]/link'),
    ...api('DELETE', 'games/[id]/seats/[seat]', 'games/[id]/seats/[seat]/link'),
    ...actions('games/[gameId]/invite', 'changeTerms', 'freeTheSeat', 'renewJoinLink', 'renewLink'),
    ...actions('games/[gameId]/invite', 'revokeLink', 'sendLink'),
  ]),
};

const OF_LINKS = rows('mailed', [
  ...api('POST', 'games/[id]/offers'),
  ...actions('games/[gameId]', 'sendMeLink'),
  ...actions('games/[gameId]/at/[seq]/problem', 'sendProblem'),
  ...actions('seat/[token]', 'takeOffered', 'readOn'),
  'action app/seat/[token]/delegate-actions.ts takeDelegate',
  'action app/seat/[token]/mentor-actions.ts beMentor',
  ...actions('seat/address/[token]', 'confirmChange'),
  ...actions('me/prompts', 'proveAddress'),
  ...actions('confirm/[token]', 'writeToMe'),
  ...actions('unsubscribe/[token]', 'leaveOrReturn'),
  ...actions('sign-in', 'confirmLink'),
  ...actions('device/[token]', 'carryOver'),
]);

const OF_PEOPLE = rows('person', [
  ...api('POST', 'circles', 'circles/[id]/members', 'circles/[id]/link'),
  ...api('POST', 'circles/[id]/table', 'circles/[id]/past-tables', 'gatherings'),
  ...api('PUT', 'gatherings/[id]/answer'),
  ...api('DELETE', 'gatherings/[id]', 'gatherings/[id]/answer'),
  ...api('POST', 'boxes', 'boxes/[id]/revisions', 'boxes/[id]/link', 'boxes/[id]/editors'),
  ...api('PUT', 'boxes/[id]/values/[component]', 'boxes/[id]/values/[component]/choice'),
  ...api('PATCH', 'boxes/[id]'),
  ...api('DELETE', 'boxes/[id]', 'boxes/[id]/values/[component]', 'boxes/[id]/link', 'boxes/[id]/editors/me'),
  ...api('DELETE', 'boxes/[id]/editors/[editor]'),
  ...actions('boxes/[boxId]', 'actOnBox', 'changeComponent'),
  ...api('POST', 'competitions', 'competitions/[id]/entrants'),
  ...api('PATCH', 'competitions/[id]', 'competitions/[id]/entrants/[entrant]'),
  ...api('DELETE', 'competitions/[id]', 'competitions/[id]/entrants/[entrant]'),
  ...actions('competitions', 'makeHere', 'actInCompetition'),
  ...api('PATCH', 'circles/[id]', 'circles/[id]/members/[member]'),
  ...api('DELETE', 'circles/[id]', 'circles/[id]/members/[member]', 'circles/[id]/link'),
  ...api('POST', 'circles/[id]/hooks'),
  ...api('PATCH', 'circles/[id]/hooks/[hook]'),
  ...api('DELETE', 'circles/[id]/hooks/[hook]'),
  ...actions('circles/[circleId]/channel', 'setChannel'),
  ...actions('circles/[circleId]', 'actHere'),
  ...api('POST', 'daily', 'weekly', 'duels', 'duels/[key]', 'puzzles/[number]', 'games/[id]/mute'),
  ...api('POST', 'me/channels', 'me/channels/[channel]', 'me/holidays', 'me/calendar'),
  ...api('PATCH', 'me/channels/[channel]', 'me/holidays', 'me/notifications'),
  ...api('DELETE', 'me/browsers/[browser]', 'me/channels/[channel]', 'me/holidays/[holiday]', 'me/calendar'),
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
  'POST app/games/[gameId]/sit/route.ts',
  'POST app/me/data/route.ts',
  'POST app/me/delete/now/route.ts',
]);

const OF_ALL = {
  ...rows('anyone', [
    ...api('POST', 'tables', 'imports', 'joins', 'games/[id]/try'),
    ...actions('(site)', 'openTable', 'playNow'),
    ...actions('daily', 'playDaily'),
    ...actions('weekly', 'playWeekly'),
    ...actions('boxes', 'makeBox', 'bringBox'),
    ...actions('boxes/join', 'joinBoxByLink'),
    ...actions('circles', 'foundNewCircle'),
    ...actions('circles/join', 'joinCircleByLink'),
    ...actions('duels', 'newDuel', 'takeDuelPlace'),
    ...actions('learn', 'startLesson', 'startPractice'),
    ...actions('join', 'takeFreeSeat'),
    ...actions('games/[gameId]', 'sayInWords'),
    ...actions('me', 'keepZone'),
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
  ...rows('scheduler', api('POST', 'cron/outbox')),
};

export const PROOF_OF: Readonly<Record<string, Proof>> = {
  ...OF_TABLES,
  ...OF_LINKS,
  ...OF_PEOPLE,
  ...OF_ALL,
};
