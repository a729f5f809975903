import type { Contract } from '@/lib/platform/http/contract';
import { exportContract, logContract } from '@/lib/features/history/contract';
import { importContract } from '@/lib/features/archive/contract';
import {
  commandContract,
  findCommandsContract,
  optionsContract,
  undoContract,
} from '@/lib/features/table/contract-play';
import { myStreamContract, streamContract } from '@/lib/features/clocks/contract-stream';
import { packContract } from '@/lib/features/table/contract-packs';
import { myGamesContract, publicGamesContract } from '@/lib/features/history/contract-games';
import { compareContract } from '@/lib/features/history/contract-compare';
import { figuresContract, foldRecapContract, recapContract } from '@/lib/features/history/contract-told';
import {
  addChannelContract,
  changeChannelContract,
  chooseKindsContract,
  dropChannelContract,
  muteContract,
  notificationsContract,
  turnMailsContract,
} from '@/lib/features/notify/contract';
import {
  automaticHolidaysContract,
  browsersContract,
  endBrowserContract,
  endHolidayContract,
  holidaysContract,
  meContract,
  takeHolidayContract,
} from '@/lib/features/people/contract';
import {
  delegatesContract,
  makeDelegateContract,
  revokeDelegateContract,
} from '@/lib/features/seats/contract-delegates';
import {
  claimContract,
  claimsContract,
  endSeatBrowserContract,
  mySeatContract,
  sendConfirmationContract,
  renewMyLinkContract,
  sendLinkContract,
  trustBrowserContract,
  withdrawLinkContract,
} from '@/lib/features/seats/contract-own';
import {
  freeSeatContract,
  joinContract,
  newLinkContract,
  rematchContract,
  termsContract,
} from '@/lib/features/seats/contract-hosting';
import { lobbyContract, myTablesContract } from '@/lib/features/table/contract-mine';
import { NOTES_API, TALK_API } from '@/lib/features/talk/api';
import { addressContract } from '@/lib/features/seats/contract';
import {
  agendaContract,
  answerLateContract,
  holidayContract,
  takeBackContract,
  turnBackContract,
} from '@/lib/features/clocks/contract';
import {
  leaveContract,
  lookAtLeavingContract,
  offerSeatContract,
  takeOfferContract,
  unsayContract,
  withdrawOfferContract,
} from '@/lib/features/leaving/contract';
import { changePlanContract, keepPlanContract, plansContract } from '@/lib/features/plans/contract';
import { playDailyContract, readDailyContract } from '@/lib/features/deals/contract';
import { makeDuelContract, playDuelContract, readDuelContract } from '@/lib/features/deals/contract-duel';
import { playWeeklyContract, readWeeklyContract } from '@/lib/features/deals/contract-weekly';
import { insightsContract } from '@/lib/features/insights/contract';
import { RATING_CONTRACTS } from '@/lib/features/ratings/contract';
import { CALENDAR_API } from '@/lib/features/calendar/api';
import { BOX_CONTRACTS } from '@/lib/features/boxes/contract';
import { CIRCLE_API, MY_CIRCLES_API } from '@/lib/features/circles/api';
import { CIRCLE_HOOK_CONTRACTS } from '@/lib/features/notify/circles/contract-circle';
import { CIRCLE_GAMES_CONTRACTS } from '@/lib/features/circles/games-contract';
import { GATHERING_CONTRACTS } from '@/lib/features/circles/gatherings/gatherings-contract';
import { COMPETITION_CONTRACTS } from '@/lib/features/competitions/contract';
import { puzzleContract, tryPuzzleContract } from '@/lib/features/puzzles/contract';
import { keepReviewContract, readReviewContract } from '@/lib/features/review/contract';
import { tryContract } from '@/lib/features/sandbox/contract-try';
import {
  alterLineContract,
  dropLineContract,
  shareLineContract,
  keepLineContract,
  openSandboxContract,
} from '@/lib/features/sandbox/contract';
import {
  bareContract,
  createTableContract,
  lookContract,
  positionContract,
  sitContract,
} from '@/lib/features/table/contract';
import {
  drainByGetContract,
  drainContract,
  healthContract,
  liveContract,
  readyContract,
  metricsContract,
  openapiContract,
  operatorOpenapiContract,
} from '@/lib/platform/ops/contract';

/** A group of operations with its tag. */
export interface ContractGroup {
  readonly tag: string;
  readonly description: string;
  readonly contracts: readonly Contract[];
}

/** The contracts of operations that stand together with their handlers. */
const contractsOf = (operations: readonly { readonly contract: Contract }[]) =>
  operations.map(({ contract }) => contract);

export const PUBLIC_GROUPS: readonly ContractGroup[] = [
  {
    tag: 'Tables',
    description: 'Make a table, sit down, look at it, hear of changes.',
    contracts: [
      createTableContract,
      lookContract,
      positionContract,
      bareContract,
      sitContract,
      addressContract,
      streamContract,
      joinContract,
      lobbyContract,
      rematchContract,
    ],
  },
  {
    tag: 'Play',
    description: 'Legal commands, playing them, and going back.',
    contracts: [
      optionsContract,
      commandContract,
      findCommandsContract,
      undoContract,
      tryContract,
      packContract,
      puzzleContract,
      tryPuzzleContract,
      readDailyContract,
      playDailyContract,
      readWeeklyContract,
      playWeeklyContract,
      makeDuelContract,
      readDuelContract,
      playDuelContract,
      insightsContract,
    ],
  },
  {
    tag: 'Mine',
    description:
      'Tables of the person of an access token, their notifications, browsers, holidays and calendar.',
    contracts: [
      meContract,
      myTablesContract,
      myGamesContract,
      myStreamContract,
      notificationsContract,
      turnMailsContract,
      addChannelContract,
      changeChannelContract,
      chooseKindsContract,
      dropChannelContract,
      muteContract,
      browsersContract,
      endBrowserContract,
      holidaysContract,
      takeHolidayContract,
      automaticHolidaysContract,
      endHolidayContract,
      ...contractsOf(CALENDAR_API),
    ],
  },
  {
    tag: 'Seats',
    description: 'Your own seat, its link and browsers, and lost links.',
    contracts: [
      mySeatContract,
      sendConfirmationContract,
      renewMyLinkContract,
      trustBrowserContract,
      endSeatBrowserContract,
      claimsContract,
      claimContract,
    ],
  },
  {
    tag: 'Host',
    description: 'Changes for the maker of the table.',
    contracts: [termsContract, newLinkContract, freeSeatContract, sendLinkContract, withdrawLinkContract],
  },
  {
    tag: 'Circles',
    description: 'Groups of friends: members, link and entries; their games and standing.',
    contracts: [
      ...contractsOf([...CIRCLE_API, ...MY_CIRCLES_API]),
      ...CIRCLE_GAMES_CONTRACTS,
      ...CIRCLE_HOOK_CONTRACTS,
    ],
  },
  {
    tag: 'Gatherings',
    description: 'Calls for players in a circle: “Who’s in?”.',
    contracts: GATHERING_CONTRACTS,
  },
  {
    tag: 'Boxes',
    description: 'Printed values that people enter: entries, choices, revisions and files.',
    contracts: BOX_CONTRACTS,
  },
  {
    tag: 'Ratings',
    description: 'Ratings, and the pages of people.',
    contracts: RATING_CONTRACTS,
  },
  {
    tag: 'Competitions',
    description: 'Competitions of circles: people, tables, stages and standings.',
    contracts: COMPETITION_CONTRACTS,
  },
  {
    tag: 'Talk',
    description: 'The chat of a table, and private notes.',
    contracts: contractsOf([...TALK_API, ...NOTES_API]),
  },
  {
    tag: 'Log',
    description: 'The log with its hash chain, whole games out and in.',
    contracts: [
      logContract,
      exportContract,
      publicGamesContract,
      importContract,
      recapContract,
      foldRecapContract,
      figuresContract,
      compareContract,
      readReviewContract,
      keepReviewContract,
    ],
  },
  {
    tag: 'Clocks',
    description: 'Deadlines, holidays, and the votes of the others about a late seat.',
    contracts: [agendaContract, answerLateContract, takeBackContract, turnBackContract, holidayContract],
  },
  {
    tag: 'Leaving',
    description: 'Resigning, conceding, leaving, handing a seat on.',
    contracts: [
      lookAtLeavingContract,
      leaveContract,
      unsayContract,
      takeOfferContract,
      offerSeatContract,
      withdrawOfferContract,
      delegatesContract,
      makeDelegateContract,
      revokeDelegateContract,
    ],
  },
  {
    tag: 'Sandbox',
    description: 'Positions to play on from in private, and the lines tried there.',
    contracts: [
      openSandboxContract,
      keepLineContract,
      alterLineContract,
      dropLineContract,
      shareLineContract,
    ],
  },
  {
    tag: 'Plans',
    description: 'Turns kept beforehand.',
    contracts: [plansContract, keepPlanContract, changePlanContract],
  },
  {
    tag: 'Service',
    description: 'Whether it answers, and this description.',
    contracts: [healthContract, liveContract, readyContract, openapiContract, operatorOpenapiContract],
  },
];

export const OPERATOR_GROUPS: readonly ContractGroup[] = [
  {
    tag: 'Operator',
    description: 'For the scheduler and the operator’s metrics.',
    contracts: [drainContract, drainByGetContract, metricsContract],
  },
];

/** Every operation of the API. A test compares this list with the routes. */
export const CONTRACTS: readonly Contract[] = [...PUBLIC_GROUPS, ...OPERATOR_GROUPS].flatMap(
  ({ contracts }) => contracts,
);
