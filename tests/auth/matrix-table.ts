/**
 * The authorisation matrix: the answer of each entrance of the service to each of ASKERS, in order, at a
 * table that anyone may watch, and where it differs at one for its players only. A new way in needs a row.
 */
import { OF_PAGES } from '../e2e/support/all-pages';
import { OF_API } from './matrix-api';
import { all, leads, known, operators, WHERE_ONE_MAY_WATCH, each, type Row } from './matrix-rows';

const SAVED_BY_HOST = leads(
  'to /games/:here/invite?',
  'problem problem problem problem problem saved problem',
);
const NOT_THAT_SEAT = leads(
  'to /games/:here/seats?refused=',
  'no-seat no-seat no-seat not-that-seat not-that-seat no-seat no-seat',
);
const DONE_BY_SEATS = leads(
  'to /games/:here/seats?',
  'refused=no-seat refused=no-seat refused=no-seat done done refused=no-seat refused=no-seat',
);

export const EXPECTED: Readonly<Record<string, Row>> = {
  ...OF_API,
  ...OF_PAGES,
  'GET app/api-docs/[file]/route.ts': all('404'),
  'GET app/api-docs/explorer/route.ts': all('200'),
  'GET app/api-docs/changes/feed/route.ts': all('200'),
  'GET app/robots.txt/route.ts': all('200'),
  'GET app/.well-known/security.txt/route.ts': all('200'),
  // Nobody is led anywhere by a game that continues.
  'POST app/games/[gameId]/deal/route.ts': all('303 /games/:here'),
  // Nobody has allowed other pages to show it.
  'GET app/embed/[gameId]/route.ts': all('404'),
  'GET app/embed/competitions/[id]/route.ts': all('404'),
  'GET app/boxes/schema.json/route.ts': all('200'),
  'POST app/language/route.ts': all('303 /'),
  'POST app/me/prompts/declined/route.ts': all('303 /games/:here'),
  'POST app/theme/route.ts': all('303 /'),
  'action app/boxes/actions.ts makeBox': all('to /boxes?problem=bad-name'),
  'action app/boxes/actions.ts bringBox': all('to /boxes?problem=form'),
  'action app/boxes/[boxId]/actions.ts actOnBox': all('to /boxes'),
  'action app/boxes/[boxId]/actions.ts changeComponent': all('200'),
  'GET app/api/[[...path]]/route.ts': all('404'),
  'POST app/api/[[...path]]/route.ts': all('404'),
  'POST app/api/bench/floor/route.ts': all('404'),
  'GET app/badge/[n]/route.ts': all('200'),
  'GET app/games/[gameId]/archive.html/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/games/[gameId]/at/[seq]/picture/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/games/[gameId]/at/replay/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/games/[gameId]/at/route.ts': all('303 /games/:here/at/1'),
  // Only for the seat that the table waits for.
  'GET app/games/[gameId]/live/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/games/[gameId]/look/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/games/[gameId]/seq/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/games/stream/route.ts': WHERE_ONE_MAY_WATCH,
  'GET app/film/route.ts': all('303 /games/:new/at/1?film=260'),
  'GET app/icons/[name]/route.ts': all('200'),
  'GET app/leave/[token]/route.ts': all('303 /unsubscribe/:token'),
  'GET app/next/route.ts': leads(
    '303 /',
    'me/tables me/tables games/:new me/tables games/:here me/tables me/tables',
  ),
  'GET app/pack/[id]/route.ts': all('404'),
  'GET app/verify/[file]/route.ts': all('404'),
  'GET app/calendar/[token]/route.ts': all('404'),
  'GET app/pictures/[token]/route.ts': all('404'),
  'GET app/s/[hash]/route.ts': all('200'),
  'POST app/games/[gameId]/live/route.ts': each('404 404 404 204 204 404 404'),
  'POST app/games/[gameId]/plan/[act]/route.ts': leads(
    '303 /games/:here/plan?problem=',
    'no-seat no-seat no-seat unknown-plan unknown-plan no-seat no-seat',
    '404 404 404 unknown-plan unknown-plan no-seat 404',
  ),
  'POST app/games/[gameId]/rematch/route.ts': all('303 /games/:here'),
  'POST app/games/[gameId]/sit/route.ts': all('303 /games/:here'),
  'POST app/circles/[circleId]/talk/[act]/route.ts': known('303 /circles', '303 /circles/xxxxxxxxxxxx'),
  'POST app/games/[gameId]/talk/[act]/route.ts': leads(
    '303 /games/:here/',
    'talk?problem=not-here talk talk?problem=not-here talk talk talk talk',
    '404 404 404 talk talk talk 404',
  ),
  'POST app/import/file/route.ts': all('303 /import?problem=no-file'),
  'POST app/learn/progress/route.ts': all('303 /games/:here'),
  'POST app/leave/[token]/route.ts': all('404'),
  'POST app/me/at-table/route.ts': all('204'),
  'POST app/me/prompts/renew/route.ts': all('404'),
  'POST app/me/delete/now/route.ts': known('303 /me', '303 /me/delete?problem'),
  'POST app/me/sign-out/now/route.ts': all('303 /me/sign-out?done&lang=en'),
  'POST app/me/data/route.ts': known('303 /me', '200'),
  'POST app/sign-in/with/route.ts': all('303 /sign-in?error=service'),
  'action app/(site)/actions.ts openTable': all('to /?problem=options'),
  'action app/circles/[circleId]/games/actions.ts playInCircle': known(
    'to /',
    'to /circles/xxxxxxxxxxxx?problem=unknown-circle',
  ),
  'action app/(site)/actions.ts playNow': all('to /games/:new'),
  'action app/device/[token]/actions.ts carryOver': all('to /device/'),
  'action app/games/[gameId]/actions.ts foldRecap': all('to /games/:here'),
  'action app/games/[gameId]/at/[seq]/problem/actions.ts sendProblem': all(
    'to /games/:here/at/1/problem?refused=empty',
  ),
  'action app/games/[gameId]/actions.ts sendMeLink': all('to /games/:here'),
  'action app/games/[gameId]/mail-actions.ts sendConfirmation': all('to /games/:here'),
  'action app/games/[gameId]/actions.ts takeStep': leads(
    'to /games/:here?refused=',
    'token-missing token-wrong token-wrong not-your-turn tile-not-taken token-wrong token-wrong',
    'token-missing 404 404 not-your-turn tile-not-taken 404 404',
  ),
  // The table in words: every viewer may ask it something, only the seat to act takes a step.
  'action app/games/[gameId]/actions.ts sayInWords': leads(
    'to /games/:here/words?say=Anna#',
    'said said said said said said said',
    '404 404 404 said said said 404',
  ),
  'GET app/games/[gameId]/say/route.ts': WHERE_ONE_MAY_WATCH,
  // An address without parameters keeps the place that it leads to.
  'action app/games/[gameId]/actions.ts takeStepInWords': leads(
    'to /games/:here/words?refused=',
    'token-missing#moves token-wrong#moves token-wrong#moves not-your-turn tile-not-taken token-wrong#moves token-wrong#moves',
    'token-missing#moves 404 404 not-your-turn tile-not-taken 404 404',
  ),
  'action app/games/[gameId]/invite/actions.ts changeTerms': SAVED_BY_HOST,
  'action app/games/[gameId]/invite/actions.ts freeTheSeat': all('to /games/:here/invite?problem'),
  'action app/games/[gameId]/invite/actions.ts renewJoinLink': SAVED_BY_HOST,
  'action app/games/[gameId]/invite/actions.ts renewLink': SAVED_BY_HOST,
  'action app/games/[gameId]/invite/actions.ts revokeLink': SAVED_BY_HOST,
  'action app/games/[gameId]/invite/actions.ts sendLink': all('to /games/:here/invite?problem'),
  'action app/games/[gameId]/requests/actions.ts agreeToHoliday': leads(
    'to /games/:here/requests?refused=',
    'no-seat no-seat no-seat not-to-agree not-to-agree no-seat no-seat',
    '404 404 404 not-to-agree not-to-agree no-seat 404',
  ),
  'action app/games/[gameId]/requests/actions.ts answerLateSeat': leads(
    'to /games/:here/requests?refused=',
    'no-seat no-seat no-seat not-late not-late not-late no-seat',
    '404 404 404 not-late not-late not-late 404',
  ),
  'action app/games/[gameId]/requests/actions.ts takeDecisionBack': leads(
    'to /games/:here/requests?refused=',
    'no-seat no-seat no-seat not-to-take-back not-to-take-back not-to-take-back no-seat',
    '404 404 404 not-to-take-back not-to-take-back not-to-take-back 404',
  ),
  'action app/games/[gameId]/requests/actions.ts turnBack': leads(
    'to /games/:here?refused=',
    'token-missing token-wrong token-wrong not-to-take-back not-to-take-back token-wrong token-wrong',
    '404 404 404 not-to-take-back not-to-take-back token-wrong 404',
  ),
  // Seat 0 is `own`'s: nobody asks for a new link of their own seat, and nobody else refuses one.
  'action app/games/[gameId]/seats/actions.ts agreeLink': NOT_THAT_SEAT,
  'action app/games/[gameId]/seats/actions.ts askLink': leads(
    'to /games/:here/seats?',
    'refused=no-seat refused=no-seat refused=no-seat done refused=not-that-seat refused=not-that-seat refused=no-seat',
  ),
  'action app/games/[gameId]/seats/actions.ts endOne': NOT_THAT_SEAT,
  'action app/games/[gameId]/seats/actions.ts trustOne': NOT_THAT_SEAT,
  'action app/games/[gameId]/seats/actions.ts makeLink': leads(
    'to /games/:here/seats?refused=',
    'no-seat no-seat no-seat not-that-seat no-seat not-that-seat no-seat',
  ),
  'action app/games/[gameId]/seats/actions.ts refuseLink': leads(
    'to /games/:here/seats?refused=',
    'no-seat no-seat no-seat no-seat not-that-seat no-seat no-seat',
  ),
  'action app/games/[gameId]/seats/actions.ts renewMine': DONE_BY_SEATS,
  'action app/games/[gameId]/seats/actions.ts setName': DONE_BY_SEATS,
  'action app/games/[gameId]/seats/actions.ts setAddress': DONE_BY_SEATS,
  'action app/join/actions.ts joinByLink': all('to /games/:here/join?problem=no-free-seat'),
  // Seat 0 is `own`'s, and no computer's.
  'action app/games/[gameId]/requests/actions.ts doIt': leads(
    'to /games/:here/requests?',
    'refused=no-seat refused=no-seat refused=no-seat refused=not-that-seat done=offered refused=not-that-seat refused=no-seat',
    '404 404 404 refused=not-that-seat done=offered refused=not-that-seat 404',
  ),
  'action app/games/[gameId]/requests/actions.ts takeBackEnd': leads(
    'to /games/:here/requests?',
    'refused=no-seat refused=no-seat refused=no-seat done=unsaid done=unsaid refused=no-seat refused=no-seat',
    '404 404 404 done=unsaid done=unsaid refused=no-seat 404',
  ),
  'action app/games/[gameId]/requests/actions.ts withdrawSeatOffer': leads(
    'to /games/:here/requests?',
    'refused=no-seat refused=no-seat refused=no-seat refused=not-that-seat refused=not-that-seat refused=not-that-seat refused=no-seat',
    '404 404 404 refused=not-that-seat refused=not-that-seat refused=not-that-seat 404',
  ),
  // Those who play for a holder. The table is open to anybody, so nobody may here.
  'action app/games/[gameId]/help/actions.ts letPlay': leads(
    'to /games/:here/help?refused=',
    'token-missing token-wrong token-wrong open open token-wrong token-wrong',
  ),
  'action app/games/[gameId]/help/actions.ts endHelp': leads(
    'to /games/:here/help?refused=',
    'token-missing token-wrong token-wrong unknown-delegate unknown-delegate token-wrong token-wrong',
  ),
  'action app/games/[gameId]/help/actions.ts confirmTheirs': leads(
    'to /games/:here/help?problem=',
    'no-seat no-seat no-seat unknown-plan unknown-plan no-seat no-seat',
    'unknown-table unknown-table unknown-table unknown-plan unknown-plan no-seat unknown-table',
  ),
  'action app/seat/[token]/actions.ts takeDelegate': all('to /seat/:token'),
  // Nobody here is a mentor, and nobody may be named.
  'action app/games/[gameId]/mentor/actions.ts askMentor': leads(
    'to /games/:here/mentor?refused=',
    'token-missing token-wrong token-wrong open open token-wrong token-wrong',
  ),
  'action app/games/[gameId]/mentor/actions.ts endMentor': leads(
    'to /games/:here/mentor?refused=',
    'token-missing token-wrong token-wrong unknown-delegate unknown-delegate token-wrong token-wrong',
  ),
  'action app/games/[gameId]/mentor/actions.ts leaveSeat': all('to /games/:here/mentor?refused=not-mentor'),
  'action app/games/[gameId]/mentor/actions.ts writeToHolder': all(
    'to /games/:here/mentor?refused=not-mentor',
  ),
  'action app/games/[gameId]/mentor/actions.ts forgetOwn': all('to /games/:here/mentor?refused=not-mentor'),
  'action app/seat/[token]/actions.ts beMentor': all('to /seat/:token'),
  'action app/daily/actions.ts playDaily': all('to /games/:new'),
  'action app/weekly/actions.ts playWeekly': all('to /weekly?problem=form'),
  'action app/rated/actions.ts answerRated': known('to /sign-in?to=/rated', 'to /rated?problem=form'),
  'action app/rated/actions.ts chooseListed': known('to /sign-in?to=/rated', 'to /rated?problem=form'),
  'action app/me/ratings/actions.ts keepRatings': known('to /me', 'to /me?problem'),
  'action app/competitions/actions.ts makeHere': all('to /circles'),
  'action app/competitions/actions.ts actInCompetition': all('to /circles'),
  'action app/circles/actions.ts foundNewCircle': all('to /circles?problem=form'),
  'action app/circles/[circleId]/actions.ts actHere': all('to /circles'),
  'action app/circles/[circleId]/channel/actions.ts setChannel': all('to /circles'),
  'action app/duels/actions.ts newDuel': all('to /duels?problem=form'),
  'action app/duels/actions.ts takeDuelPlace': all('to /duels?problem=unknown-deal'),
  'action app/learn/actions.ts startLesson': all('to /games/:new'),
  'action app/learn/actions.ts startPractice': all('to /games/:new'),
  'action app/me/actions.ts keepZone': all('to /'),
  'action app/me/actions.ts keepProfile': known('to /me', 'to /me?problem'),
  'action app/me/devices/actions.ts makeBrowserLink': known('to /me', 'to /me/devices'),
  'action app/me/devices/actions.ts signOutBrowser': known('to /me', 'to /me/devices?done=one'),
  'action app/me/devices/actions.ts signOutElsewhere': known('to /me', 'to /me/devices?done=one'),
  'action app/me/devices/actions.ts signOutOthers': known('to /me', 'to /me/devices?done=others'),
  'action app/me/tokens/actions.ts makeToken': known('to /me', 'to /me/tokens?problem=form'),
  'action app/me/tokens/actions.ts revokeToken': known('to /me', 'to /me/tokens?done=revoked'),
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
  'action app/me/prompts/actions.ts changeCalendar': all('to /me/prompts'),
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
  'action app/confirm/[token]/actions.ts writeToMe': all('to /confirm/'),
  'action app/sign-in/actions.ts askForLink': all('to /sign-in?problem=email'),
  'action app/sign-in/actions.ts confirmLink': all('to /sign-in/'),
  'action app/unsubscribe/[token]/actions.ts leaveOrReturn': all('to /unsubscribe/'),
  'action app/operator/actions.ts announceMaintenance': operators('to /operator?done=bad-times'),
  'action app/operator/actions.ts banPerson': operators('to /operator/people/-?done=not-possible'),
  'action app/operator/actions.ts cancelMaintenance': operators('to /operator?done=not-possible'),
  'action app/operator/actions.ts endIncident': operators('to /operator?done=not-possible'),
  'action app/operator/actions.ts freeSeatOf': operators('to /operator/tables/-?done=not-sure'),
  'action app/operator/actions.ts publishIncident': operators('to /operator?done=not-possible'),
  'action app/operator/actions.ts rebuildOf': operators('to /operator/tables/-?done=not-possible'),
  'action app/operator/actions.ts resendOf': operators('to /operator/tables/-?done=done'),
  'action app/operator/actions.ts signOutPerson': operators('to /operator/people/-?done=not-sure'),
};
