/**
 * The authorisation matrix: what each way into the service gives to each of ASKERS, in their order. `open` is
 * a table that anybody may watch, `closed` one for its players only, where it differs. An outcome is a
 * status, or where the answer leads. Rows are read by people before they are written here: a new way in fails
 * the test until it has one.
 */
interface Row {
  /** One alone holds for all. */
  readonly open: readonly string[];
  readonly closed?: readonly string[];
}

/** The same for everybody, at every table. */
const all = (outcome: string): Row => ({ open: [outcome] });

/** A status for each asker. */
const each = (open: string, closed?: string): Row => leads('', open, closed);

/** Where each asker is led: the last part of the address, or a bare status for whoever is led nowhere. */
function leads(to: string, open: string, closed?: string): Row {
  const read = (ends: string) => ends.split(' ').map((end) => (/^\d{3}$/.test(end) ? end : to + end));
  return { open: read(open), ...(closed === undefined ? {} : { closed: read(closed) }) };
}

/**
 * What concerns a person alone: those who are known by a session, and those who hold seats by links at the
 * most.
 */
function known(stranger: string, person: string): Row {
  return { open: [stranger, person, stranger, stranger, stranger, person, person] };
}

/** What everybody may look at, and of a table for its players only they and its host. */
const WHERE_ONE_MAY_WATCH: Row = { open: ['200'], closed: ['404', '404', '404', '200', '200', '200', '404'] };

/** Those who run the service, and for everybody else nothing. */
const operators = (outcome: string): Row => ({
  open: ['404', '404', '404', '404', '404', '404', outcome],
});

export const EXPECTED: Readonly<Record<string, Row>> = {
  'GET app/api/[[...path]]/route.ts': all('404'),
  'GET app/api/cron/outbox/route.ts': all('401'),
  'GET app/api/games/[id]/address/route.ts': all('405'),
  'GET app/api/games/[id]/at/[seq]/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/api/games/[id]/commands/route.ts': all('405'),
  'GET app/api/games/[id]/export/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/api/games/[id]/holiday/route.ts': all('405'),
  'GET app/api/games/[id]/late/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/api/games/[id]/log/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/api/games/[id]/options/route.ts': each(
    '401 403 403 200 200 403 403',
    '404 404 404 200 200 404 404',
  ),
  'GET app/api/games/[id]/plans/[plan]/route.ts': all('405'),
  'GET app/api/games/[id]/plans/route.ts': each('401 403 403 200 200 403 403', '404 404 404 200 200 404 404'),
  'POST app/api/games/[id]/plans/[plan]/route.ts': each(
    '401 403 403 404 404 403 403',
    '404 404 404 404 404 404 404',
  ),
  'POST app/api/games/[id]/plans/route.ts': each(
    '401 403 403 409 409 403 403',
    '404 404 404 409 409 404 404',
  ),
  'GET app/api/games/[id]/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/api/games/[id]/sandbox/lines/[line]/route.ts': all('405'),
  'GET app/api/games/[id]/sandbox/lines/route.ts': all('405'),
  'GET app/api/games/[id]/sandbox/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/api/games/[id]/sit/route.ts': all('405'),
  'GET app/api/games/[id]/stream/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/api/games/[id]/undo/route.ts': all('405'),
  'GET app/api/health/live/route.ts': all('200'),
  'GET app/api/health/ready/route.ts': all('200'),
  'GET app/api/health/route.ts': all('200'),
  'GET app/api/imports/route.ts': all('405'),
  'GET app/api/metrics/route.ts': all('401'),
  'GET app/api/openapi.json/route.ts': all('200'),
  'GET app/api/operator/openapi.json/route.ts': all('200'),
  'GET app/api/tables/route.ts': all('405'),
  'GET app/badge/[n]/route.ts': all('200'),
  'GET app/computer/[file]/route.ts': all('200'),
  'GET app/games/[gameId]/archive.html/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/games/[gameId]/at/[seq]/picture/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/games/[gameId]/at/replay/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/games/[gameId]/at/route.ts': all('303 /games/:here/at/1'),
  'GET app/games/[gameId]/look/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/games/[gameId]/seq/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/leave/[token]/route.ts': all('303 /unsubscribe/:token'),
  'GET app/next/route.ts': leads(
    '303 /',
    'me/tables me/tables games/:new me/tables games/:here me/tables me/tables',
  ),
  'GET app/pack/[id]/route.ts': all('404'),
  'GET app/verify/[file]/route.ts': all('404'),
  'GET app/pictures/[token]/route.ts': all('404'),
  'GET app/s/[hash]/route.ts': all('200'),
  'POST app/api/[[...path]]/route.ts': all('404'),
  'POST app/api/bench/floor/route.ts': all('404'),
  'POST app/api/cron/outbox/route.ts': all('401'),
  'POST app/api/games/[id]/address/route.ts': each(
    '401 403 403 200 200 403 403',
    '401 404 404 200 200 404 404',
  ),
  'POST app/api/games/[id]/at/[seq]/route.ts': all('405'),
  'POST app/api/games/[id]/commands/route.ts': each(
    '401 403 403 409 422 403 403',
    '401 404 404 409 422 404 404',
  ),
  'POST app/api/games/[id]/export/route.ts': all('405'),
  'POST app/api/games/[id]/holiday/route.ts': each(
    '401 403 403 409 409 403 403',
    '404 404 404 409 409 403 404',
  ),
  // A host without a seat is known here, and may remind; to wait is not theirs to decide while a player is
  // left.
  'POST app/api/games/[id]/late/route.ts': each('401 403 403 409 409 409 403', '404 404 404 409 409 409 404'),
  'GET app/api/games/[id]/take-back/route.ts': all('405'),
  // Nobody has made the decision that is sent.
  'POST app/api/games/[id]/take-back/route.ts': each(
    '401 403 403 409 409 409 403',
    '404 404 404 409 409 409 404',
  ),
  'GET app/api/games/[id]/leave/route.ts': WHERE_ONE_MAY_WATCH,
  'POST app/api/games/[id]/leave/route.ts': each(
    '401 403 403 409 409 403 403',
    '404 404 404 409 409 403 404',
  ),
  'GET app/api/games/[id]/offers/route.ts': all('405'),
  // The token that is sent belongs to no offer.
  'POST app/api/games/[id]/offers/route.ts': { open: ['403'], closed: ['404'] },
  'GET app/api/games/[id]/offers/[seat]/route.ts': all('405'),
  // Seat 3 is nobody's, and no computer's.
  'POST app/api/games/[id]/offers/[seat]/route.ts': each(
    '401 403 403 409 409 409 403',
    '404 404 404 409 409 409 404',
  ),
  'POST app/api/games/[id]/log/route.ts': all('405'),
  'POST app/api/games/[id]/options/route.ts': all('405'),
  'POST app/api/games/[id]/route.ts': all('405'),
  // Nobody has a line of the id that is sent.
  'POST app/api/games/[id]/sandbox/lines/[line]/route.ts': each(
    '401 404 401 404 404 404 404',
    '404 404 404 404 404 404 404',
  ),
  'POST app/api/games/[id]/sandbox/lines/route.ts': each(
    '401 201 401 201 201 201 201',
    '404 404 404 201 201 201 404',
  ),
  'POST app/api/games/[id]/sandbox/route.ts': all('405'),
  'POST app/api/games/[id]/sit/route.ts': each('401 401 403 200 200 401 401', '401 401 404 200 200 401 401'),
  'POST app/api/games/[id]/stream/route.ts': all('405'),
  'POST app/api/games/[id]/undo/route.ts': each('401 403 403 409 422 403 403', '401 404 404 409 422 404 404'),
  'POST app/api/health/live/route.ts': all('405'),
  'POST app/api/health/ready/route.ts': all('405'),
  'POST app/api/health/route.ts': all('405'),
  'POST app/api/imports/route.ts': all('400'),
  'POST app/api/metrics/route.ts': all('405'),
  'POST app/api/openapi.json/route.ts': all('405'),
  'POST app/api/operator/openapi.json/route.ts': all('405'),
  'POST app/api/tables/route.ts': all('201'),
  'POST app/games/[gameId]/plan/[act]/route.ts': leads(
    '303 /games/:here/plan?problem=',
    'no-seat no-seat no-seat unknown-plan unknown-plan no-seat no-seat',
    '404 404 404 unknown-plan unknown-plan no-seat 404',
  ),
  'POST app/games/[gameId]/rematch/route.ts': all('303 /games/:here'),
  'POST app/games/[gameId]/sit/route.ts': all('303 /games/:here'),
  'POST app/games/[gameId]/talk/[act]/route.ts': leads(
    '303 /games/:here/',
    'talk?problem=not-here talk talk?problem=not-here talk talk talk talk',
    '404 404 404 talk talk talk 404',
  ),
  'POST app/import/file/route.ts': all('303 /import?problem=no-file'),
  'POST app/language/route.ts': all('303 /'),
  'POST app/learn/progress/route.ts': all('303 /games/:here'),
  'POST app/leave/[token]/route.ts': all('404'),
  'POST app/me/data/route.ts': known('303 /me', '200'),
  'POST app/sign-in/with/route.ts': all('303 /sign-in?error=service'),
  'POST app/theme/route.ts': all('303 /'),
  'action app/(site)/actions.ts openTable': all('to /?problem=seats'),
  'action app/(site)/actions.ts playNow': all('to /?problem=alone'),
  'action app/device/[token]/actions.ts carryOver': all('to /device/'),
  'action app/games/[gameId]/actions.ts dismiss': all('404'),
  'action app/games/[gameId]/actions.ts sendMeLink': all('to /games/:here'),
  'action app/games/[gameId]/actions.ts takeStep': leads(
    'to /games/:here?refused=',
    'token-missing token-wrong token-wrong not-your-turn tile-not-taken token-wrong token-wrong',
    'token-missing 404 404 not-your-turn tile-not-taken 404 404',
  ),
  'action app/games/[gameId]/invite/actions.ts changeTerms': leads(
    'to /games/:here/invite?',
    'problem problem problem problem problem saved problem',
  ),
  'action app/games/[gameId]/invite/actions.ts freeTheSeat': all('to /games/:here/invite?problem'),
  'action app/games/[gameId]/invite/actions.ts renewJoinLink': leads(
    'to /games/:here/invite?',
    'problem problem problem problem problem saved problem',
  ),
  'action app/games/[gameId]/invite/actions.ts renewLink': leads(
    'to /games/:here/invite?',
    'problem problem problem problem problem saved problem',
  ),
  'action app/games/[gameId]/invite/actions.ts revokeLink': leads(
    'to /games/:here/invite?',
    'problem problem problem problem problem saved problem',
  ),
  'action app/games/[gameId]/invite/actions.ts sendLink': all('to /games/:here/invite?problem'),
  'action app/games/[gameId]/late/actions.ts agreeToHoliday': leads(
    'to /games/:here/late?refused=',
    'no-seat no-seat no-seat not-to-agree not-to-agree no-seat no-seat',
    '404 404 404 not-to-agree not-to-agree no-seat 404',
  ),
  'action app/games/[gameId]/late/actions.ts answerLateSeat': leads(
    'to /games/:here/late?refused=',
    'no-seat no-seat no-seat not-late not-late not-late no-seat',
    '404 404 404 not-late not-late not-late 404',
  ),
  'action app/games/[gameId]/late/actions.ts takeBack': leads(
    'to /games/:here/late?refused=',
    'no-seat no-seat no-seat not-to-take-back not-to-take-back not-to-take-back no-seat',
    '404 404 404 not-to-take-back not-to-take-back not-to-take-back 404',
  ),
  // Seat 0 is `own`'s: nobody asks for a new link of their own seat, and nobody else refuses one.
  'action app/games/[gameId]/seats/actions.ts agreeLink': leads(
    'to /games/:here/seats?refused=',
    'no-seat no-seat no-seat not-that-seat not-that-seat no-seat no-seat',
  ),
  'action app/games/[gameId]/seats/actions.ts askLink': leads(
    'to /games/:here/seats?',
    'refused=no-seat refused=no-seat refused=no-seat done refused=not-that-seat refused=not-that-seat refused=no-seat',
  ),
  'action app/games/[gameId]/seats/actions.ts endOne': leads(
    'to /games/:here/seats?refused=',
    'no-seat no-seat no-seat not-that-seat not-that-seat no-seat no-seat',
  ),
  'action app/games/[gameId]/seats/actions.ts trustOne': leads(
    'to /games/:here/seats?refused=',
    'no-seat no-seat no-seat not-that-seat not-that-seat no-seat no-seat',
  ),
  'action app/games/[gameId]/seats/actions.ts makeLink': leads(
    'to /games/:here/seats?refused=',
    'no-seat no-seat no-seat not-that-seat no-seat not-that-seat no-seat',
  ),
  'action app/games/[gameId]/seats/actions.ts refuseLink': leads(
    'to /games/:here/seats?refused=',
    'no-seat no-seat no-seat no-seat not-that-seat no-seat no-seat',
  ),
  'action app/games/[gameId]/seats/actions.ts renewMine': leads(
    'to /games/:here/seats?',
    'refused=no-seat refused=no-seat refused=no-seat done done refused=no-seat refused=no-seat',
  ),
  'action app/games/[gameId]/seats/actions.ts setAddress': leads(
    'to /games/:here/seats?',
    'refused=no-seat refused=no-seat refused=no-seat done done refused=no-seat refused=no-seat',
  ),
  'action app/join/actions.ts takeFreeSeat': all('to /games/:here/join?problem=full'),
  // Seat 0 is `own`'s, and no computer's.
  'action app/games/[gameId]/leave/actions.ts doIt': leads(
    'to /games/:here/leave?',
    'refused=no-seat refused=no-seat refused=no-seat refused=not-that-seat done=offered refused=not-that-seat refused=no-seat',
    '404 404 404 refused=not-that-seat done=offered refused=not-that-seat 404',
  ),
  'action app/games/[gameId]/leave/actions.ts unsay': leads(
    'to /games/:here/leave?',
    'refused=no-seat refused=no-seat refused=no-seat done=unsaid done=unsaid refused=no-seat refused=no-seat',
    '404 404 404 done=unsaid done=unsaid refused=no-seat 404',
  ),
  'action app/games/[gameId]/leave/actions.ts withdraw': leads(
    'to /games/:here/leave?',
    'refused=no-seat refused=no-seat refused=no-seat refused=not-that-seat refused=not-that-seat refused=not-that-seat refused=no-seat',
    '404 404 404 refused=not-that-seat refused=not-that-seat refused=not-that-seat 404',
  ),
  'action app/learn/actions.ts startLesson': all('to /games/:new'),
  'action app/me/actions.ts deleteMe': known('to /me', 'to /me/delete?problem'),
  'action app/me/actions.ts keepZone': all('to /'),
  'action app/me/actions.ts keepProfile': known('to /me', 'to /me?problem'),
  'action app/me/actions.ts signOut': all('to /'),
  'action app/me/devices/actions.ts makeBrowserLink': known('to /me', 'to /me/devices'),
  'action app/me/devices/actions.ts signOutBrowser': known('to /me', 'to /me/devices?done=one'),
  'action app/me/devices/actions.ts signOutElsewhere': known('to /me', 'to /me/devices?done=one'),
  'action app/me/devices/actions.ts signOutOthers': known('to /me', 'to /me/devices?done=others'),
  'action app/me/holidays/actions.ts endMyHoliday': all('to /me/holidays?done=ended'),
  'action app/me/holidays/actions.ts setAutomaticDays': known(
    'to /me/holidays',
    'to /me/holidays?done=ended',
  ),
  'action app/me/holidays/actions.ts takeMyHoliday': known(
    'to /me/holidays',
    'to /me/holidays?refused=no-date',
  ),
  'action app/me/prompts/actions.ts addHookChannel': known('to /me/prompts', 'to /me/prompts?refused=no-url'),
  'action app/me/prompts/actions.ts addMailChannel': known(
    'to /me/prompts',
    'to /me/prompts?refused=no-address',
  ),
  'action app/me/prompts/actions.ts addThisBrowser': known(
    'to /me/prompts',
    'to /me/prompts?refused=no-subscription',
  ),
  'action app/me/prompts/actions.ts changeOneChannel': all('to /me/prompts'),
  'action app/me/prompts/actions.ts muteOneTable': known('to /me/prompts', 'to /me/prompts?refused=unknown'),
  'action app/me/prompts/actions.ts proveAddress': all('to /me/prompts/prove/'),
  'action app/me/prompts/actions.ts saveDigest': known('to /me/prompts', 'to /me/prompts?done=saved'),
  'action app/me/prompts/actions.ts saveWants': known('to /me/prompts', 'to /me/prompts?refused=no-kinds'),
  'action app/seat/[token]/actions.ts takeMineBack': all('to /games/:here'),
  'action app/seat/[token]/actions.ts takeOffered': all('to /seat/?problem=person'),
  // The link that is sent opened no seat for anybody.
  'action app/seat/[token]/actions.ts readOn': all('to /seat/:token'),
  'action app/seat/[token]/actions.ts takeSeat': all('to /games/:here'),
  'action app/seat/address/[token]/actions.ts confirmChange': all('to /seat/:token/'),
  'action app/sign-in/actions.ts askForLink': all('to /sign-in?problem=email'),
  'action app/sign-in/actions.ts confirmLink': all('to /sign-in/'),
  'action app/unsubscribe/[token]/actions.ts leaveOrReturn': all('to /unsubscribe/'),
  'page app/(site)/page.tsx': all('200'),
  'page app/api-docs/page.tsx': all('200'),
  'page app/bench/trivial/page.tsx': all('404'),
  'page app/design/page.tsx': all('200'),
  'page app/dev/mail/[id]/page.tsx': all('404'),
  'page app/dev/mail/page.tsx': all('200'),
  'page app/device/[token]/page.tsx': all('200'),
  'page app/games/[gameId]/at/[seq]/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/compare/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/figures/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/invite/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/join/page.tsx': all('200'),
  'page app/games/[gameId]/late/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/leave/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/log/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/plan/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/seats/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/talk/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/try/[line]/[step]/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/try/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/games/[gameId]/verify/page.tsx': WHERE_ONE_MAY_WATCH,
  'page app/import/page.tsx': all('200'),
  'page app/join/[token]/page.tsx': all('200'),
  'page app/learn/page.tsx': all('200'),
  'page app/lobby/page.tsx': all('200'),
  'page app/me/delete/page.tsx': known('to /me', '200'),
  'page app/me/devices/page.tsx': known('to /me', '200'),
  'page app/me/holidays/page.tsx': all('200'),
  'page app/me/page.tsx': all('200'),
  'page app/me/prompts/page.tsx': all('200'),
  'page app/me/prompts/prove/[token]/page.tsx': all('200'),
  'action app/operator/actions.ts announceMaintenance': operators('to /operator?done=bad-times'),
  'action app/operator/actions.ts banPerson': operators('to /operator/people/-?done=not-possible'),
  'action app/operator/actions.ts cancelMaintenance': operators('to /operator?done=not-possible'),
  'action app/operator/actions.ts endIncident': operators('to /operator?done=not-possible'),
  'action app/operator/actions.ts freeSeatOf': operators('to /operator/tables/-?done=not-sure'),
  'action app/operator/actions.ts publishIncident': operators('to /operator?done=not-possible'),
  'action app/operator/actions.ts rebuildOf': operators('to /operator/tables/-?done=not-possible'),
  'action app/operator/actions.ts resendOf': operators('to /operator/tables/-?done=done'),
  'action app/operator/actions.ts signOutPerson': operators('to /operator/people/-?done=not-sure'),
  'page app/operator/page.tsx': operators('200'),
  'page app/operator/people/[id]/page.tsx': operators('404'),
  'page app/operator/tables/[gameId]/page.tsx': operators('200'),
  'page app/me/tables/page.tsx': all('200'),
  'page app/reference/page.tsx': all('200'),
  'page app/verify/page.tsx': all('200'),
  'page app/rules/page.tsx': all('200'),
  'page app/seat/[token]/page.tsx': all('200'),
  'page app/seat/address/[token]/page.tsx': all('200'),
  'page app/sign-in/[token]/page.tsx': all('200'),
  'page app/sign-in/page.tsx': all('200'),
  'page app/unsubscribe/[token]/page.tsx': all('200'),
  'page app/status/page.tsx': all('200'),
};
