/**
 * Every form of a page: the operations that do the same for a program, or the reason that there is none. A
 * new form fails tests/api/forms until it is here.
 */

/** Ids of operations, or a reason. */
export type Form = readonly [string, ...string[]] | { readonly none: string };

const none = (reason: string): Form => ({ none: reason });

const ACCOUNT = none('concerns the account, which no token touches');
const SIGNS_IN = none('makes this browser somebody’s; programs are let in by tokens');
const MAILED = none('a button behind a link of a mail: whoever reads the mail presses it');
const THIS_BROWSER = none('what this browser alone remembers');
const OPERATOR = none('the desk of whoever runs the service');

const OF_TABLES: Readonly<Record<string, Form>> = {
  'action app/(site)/actions.ts openTable': ['createTable'],
  'action app/(site)/actions.ts playNow': ['createTable', 'sitDown'],
  'action app/circles/[circleId]/games/actions.ts playInCircle': [
    'startCircleTable',
    'openGathering',
    'answerGathering',
    'takeGatheringAnswerBack',
    'callOffGathering',
    'takePastTableIn',
  ],
  'action app/rated/actions.ts answerRated': none('rated tables are for people; programs read ratings'),
  'action app/rated/actions.ts chooseListed': ACCOUNT,
  'action app/me/ratings/actions.ts keepRatings': ACCOUNT,
  'action app/daily/actions.ts playDaily': ['playDaily'],
  'action app/weekly/actions.ts playWeekly': ['playWeekly'],
  'action app/competitions/actions.ts makeHere': ['makeCompetition'],
  'action app/competitions/actions.ts actInCompetition': [
    'enterCompetition',
    'changeEntrant',
    'removeEntrant',
    'changeCompetition',
    'callOffCompetition',
    'decideCompetition',
    'takeDecisionBack',
  ],
  'action app/boxes/actions.ts makeBox': ['makeBox'],
  'action app/boxes/actions.ts bringBox': ['makeBox'],
  'action app/boxes/[boxId]/actions.ts changeComponent': [
    'enterBoxValue',
    'withdrawBoxValue',
    'chooseBoxValue',
  ],
  'action app/boxes/[boxId]/actions.ts actOnBox': [
    'finishBoxRevision',
    'changeBox',
    'renewBoxLink',
    'closeBoxLink',
    'leaveBox',
    'removeBoxEditor',
    'deleteBox',
  ],
  'action app/circles/actions.ts foundNewCircle': ['foundCircle'],
  'action app/circles/[circleId]/actions.ts actHere': [
    'changeCircle',
    'endCircle',
    'changeCircleMember',
    'removeCircleMember',
    'renewCircleLink',
    'closeCircleLink',
  ],
  'POST app/circles/[circleId]/talk/[act]/route.ts': [
    'sayInCircle',
    'reactInCircle',
    'takeCircleWordAway',
    'reportCircleWord',
  ],
  'action app/circles/[circleId]/channel/actions.ts setChannel': [
    'addCircleHook',
    'changeCircleHook',
    'dropCircleHook',
  ],
  'action app/duels/actions.ts newDuel': ['makeDuel'],
  'action app/duels/actions.ts takeDuelPlace': ['playDuel'],
  'action app/games/[gameId]/actions.ts foldRecap': ['foldRecap'],
  'action app/games/[gameId]/actions.ts sayInWords': ['listOptions', 'submitCommand'],
  'action app/games/[gameId]/at/[seq]/problem/actions.ts sendProblem': none(
    'a person writes what they saw; a program has the rules and the log',
  ),
  'action app/games/[gameId]/actions.ts sendMeLink': MAILED,
  'action app/games/[gameId]/mail-actions.ts sendConfirmation': ['sendConfirmation'],
  'action app/games/[gameId]/actions.ts takeStep': ['submitCommand', 'undo'],
  'action app/games/[gameId]/actions.ts takeStepInWords': ['submitCommand', 'undo'],
  'action app/join/actions.ts joinByLink': ['joinTable', 'joinCircle', 'joinBox'],
  'action app/learn/actions.ts startLesson': ['createTable'],
  'action app/learn/actions.ts startPractice': ['createTable'],
  'POST app/games/[gameId]/live/route.ts': none('a page tells of a mistake of its own'),
  'POST app/games/[gameId]/plan/[act]/route.ts': ['keepPlan', 'changePlan'],
  'POST app/games/[gameId]/deal/route.ts': none('practice of whoever reads a review'),
  'POST app/games/[gameId]/rematch/route.ts': ['rematch'],
  'POST app/games/[gameId]/sit/route.ts': ['sitDown'],
  'POST app/games/[gameId]/talk/[act]/route.ts': [
    'say',
    'react',
    'takeWordAway',
    'reportWord',
    'keepNote',
    'dropNote',
  ],
  'POST app/import/file/route.ts': ['importGame'],
  'POST app/learn/progress/route.ts': THIS_BROWSER,
};

const MENTORED = none('a mentor is a person who reads along on a page');

const OF_SEATS: Readonly<Record<string, Form>> = {
  'action app/games/[gameId]/invite/actions.ts changeTerms': ['changeTerms'],
  'action app/games/[gameId]/invite/actions.ts freeTheSeat': ['freeSeat'],
  'action app/games/[gameId]/invite/actions.ts renewJoinLink': ['makeLink'],
  'action app/games/[gameId]/invite/actions.ts renewLink': ['makeLink'],
  'action app/games/[gameId]/invite/actions.ts revokeLink': ['withdrawLink'],
  'action app/games/[gameId]/invite/actions.ts sendLink': ['sendFreshLink'],
  'action app/games/[gameId]/requests/actions.ts agreeToHoliday': ['agreeToHoliday'],
  'action app/games/[gameId]/requests/actions.ts answerLateSeat': ['answerLate'],
  'action app/games/[gameId]/requests/actions.ts takeDecisionBack': ['takeBackDecision'],
  'action app/games/[gameId]/requests/actions.ts turnBack': ['takeTurnBack'],
  'action app/games/[gameId]/help/actions.ts letPlay': ['makeDelegate'],
  'action app/games/[gameId]/help/actions.ts endHelp': ['endDelegate'],
  'action app/games/[gameId]/help/actions.ts confirmTheirs': ['changePlan'],
  'action app/games/[gameId]/mentor/actions.ts askMentor': MENTORED,
  'action app/games/[gameId]/mentor/actions.ts endMentor': ['endDelegate'],
  'action app/games/[gameId]/mentor/actions.ts leaveSeat': MENTORED,
  'action app/games/[gameId]/mentor/actions.ts writeToHolder': MENTORED,
  'action app/games/[gameId]/mentor/actions.ts forgetOwn': MENTORED,
  'action app/seat/[token]/actions.ts beMentor': MENTORED,
  'action app/seat/[token]/actions.ts takeDelegate': none('programs send the token of the link'),
  'action app/games/[gameId]/requests/actions.ts doIt': ['leaveOrEnd', 'offerSeat'],
  'action app/games/[gameId]/requests/actions.ts takeBackEnd': ['unsayEnd'],
  'action app/games/[gameId]/requests/actions.ts withdrawSeatOffer': ['withdrawOffer'],
  'action app/games/[gameId]/seats/actions.ts agreeLink': ['claimLink'],
  'action app/games/[gameId]/seats/actions.ts askLink': ['claimLink'],
  'action app/games/[gameId]/seats/actions.ts endOne': ['signOutOfSeat'],
  'action app/games/[gameId]/seats/actions.ts makeLink': ['claimLink'],
  'action app/games/[gameId]/seats/actions.ts refuseLink': ['claimLink'],
  'action app/games/[gameId]/seats/actions.ts renewMine': ['renewMyLink'],
  'action app/games/[gameId]/seats/actions.ts setAddress': ['changeAddress'],
  'action app/games/[gameId]/seats/actions.ts setName': ['sitDown'],
  'action app/games/[gameId]/seats/actions.ts trustOne': ['trustBrowser'],
  'action app/seat/[token]/actions.ts readOn': none('a cookie by which a browser goes on reading'),
  'action app/seat/[token]/actions.ts takeMineBack': ['takeOffer'],
  'action app/seat/[token]/actions.ts takeOffered': ['takeOffer'],
  'action app/seat/[token]/actions.ts takeSeat': ['sitDown'],
  'action app/seat/address/[token]/actions.ts confirmChange': MAILED,
  'action app/confirm/[token]/actions.ts writeToMe': MAILED,
};

const OF_PEOPLE: Readonly<Record<string, Form>> = {
  'action app/device/[token]/actions.ts carryOver': SIGNS_IN,
  'action app/me/actions.ts keepProfile': ACCOUNT,
  'POST app/me/delete/now/route.ts': ACCOUNT,
  'POST app/me/sign-out/now/route.ts': THIS_BROWSER,
  'action app/me/actions.ts keepZone': ACCOUNT,
  'action app/me/devices/actions.ts makeBrowserLink': SIGNS_IN,
  'action app/me/devices/actions.ts signOutBrowser': ['signOutOfSeat'],
  'action app/me/devices/actions.ts signOutElsewhere': ['signBrowserOut'],
  'action app/me/devices/actions.ts signOutOthers': none('takes all tokens back with them; a page does it'),
  'action app/me/holidays/actions.ts endMyHoliday': ['endHoliday'],
  'action app/me/holidays/actions.ts setAutomaticDays': ['setAutomaticHolidays'],
  'action app/me/holidays/actions.ts takeMyHoliday': ['takeHoliday'],
  'action app/me/prompts/actions.ts addHookChannel': ['addChannel'],
  'action app/me/prompts/actions.ts addMailChannel': ['addChannel'],
  'action app/me/prompts/actions.ts addThisBrowser': none('what a browser subscribes with is its own'),
  'action app/me/prompts/actions.ts changeCalendar': ['renewCalendarAddress', 'revokeCalendarAddress'],
  'action app/me/prompts/actions.ts changeOneChannel': ['changeChannel', 'dropChannel'],
  'action app/me/prompts/actions.ts muteOneTable': ['muteTable'],
  'action app/me/prompts/actions.ts proveAddress': MAILED,
  'action app/me/prompts/actions.ts saveDigest': ['chooseTurnMails'],
  'action app/me/prompts/actions.ts saveWants': ['chooseKinds'],
  'action app/me/tables/actions.ts openLink': none('a browser is led to the page of a link'),
  'action app/me/tokens/actions.ts makeToken': ACCOUNT,
  'action app/me/tokens/actions.ts revokeToken': ACCOUNT,
  'action app/sign-in/actions.ts askForLink': SIGNS_IN,
  'action app/sign-in/actions.ts confirmLink': SIGNS_IN,
  'action app/sign-in/actions.ts enterCode': SIGNS_IN,
  'action app/unsubscribe/[token]/actions.ts leaveOrReturn': MAILED,
  'POST app/language/route.ts': THIS_BROWSER,
  'POST app/leave/[token]/route.ts': MAILED,
  'POST app/me/data/route.ts': ACCOUNT,
  'POST app/sign-in/with/route.ts': SIGNS_IN,
  'POST app/me/at-table/route.ts': THIS_BROWSER,
  'POST app/me/prompts/renew/route.ts': THIS_BROWSER,
  'POST app/me/prompts/declined/route.ts': THIS_BROWSER,
  'POST app/theme/route.ts': THIS_BROWSER,
};

const OF_OPERATORS: Readonly<Record<string, Form>> = Object.fromEntries(
  [
    ...(['announceMaintenance', 'banPerson', 'cancelMaintenance', 'endIncident', 'freeSeatOf'] as const),
    ...(['publishIncident', 'rebuildOf', 'resendOf', 'signOutPerson'] as const),
  ].map((name) => [`action app/operator/actions.ts ${name}`, OPERATOR]),
);

export const FORMS: Readonly<Record<string, Form>> = {
  ...OF_TABLES,
  ...OF_SEATS,
  ...OF_PEOPLE,
  ...OF_OPERATORS,
};
