import type { Contract } from '@/lib/platform/http/contract';
import { exportContract, logContract } from '@/lib/features/history/contract';
import { importContract } from '@/lib/features/archive/contract';
import { commandContract, optionsContract, undoContract } from '@/lib/features/table/contract-play';
import { addressContract } from '@/lib/features/seats/contract';
import {
  agendaContract,
  answerLateContract,
  holidayContract,
  takeBackContract,
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
import {
  alterLineContract,
  dropLineContract,
  shareLineContract,
  keepLineContract,
  openSandboxContract,
} from '@/lib/features/sandbox/contract';
import {
  createTableContract,
  lookContract,
  positionContract,
  sitContract,
  streamContract,
} from '@/lib/features/table/contract';
import {
  drainByGetContract,
  drainContract,
  healthContract,
  liveContract,
  readyContract,
  metricsContract,
  openapiContract,
} from '@/lib/platform/ops/contract';

/** Every operation of the API; a test compares this list with the routes. */
export const CONTRACTS: readonly Contract[] = [
  createTableContract,
  lookContract,
  sitContract,
  addressContract,
  commandContract,
  undoContract,
  optionsContract,
  logContract,
  positionContract,
  streamContract,
  agendaContract,
  answerLateContract,
  takeBackContract,
  holidayContract,
  lookAtLeavingContract,
  leaveContract,
  unsayContract,
  takeOfferContract,
  offerSeatContract,
  withdrawOfferContract,
  exportContract,
  importContract,
  openSandboxContract,
  keepLineContract,
  alterLineContract,
  dropLineContract,
  shareLineContract,
  plansContract,
  keepPlanContract,
  changePlanContract,
  liveContract,
  readyContract,
  healthContract,
  drainContract,
  drainByGetContract,
  metricsContract,
  openapiContract,
];
