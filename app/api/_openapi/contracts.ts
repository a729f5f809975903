import type { Contract } from '@/lib/http/contract';
import { exportContract, logContract } from '@/lib/http/contracts/log';
import { importContract } from '@/lib/http/contracts/imports';
import { commandContract, optionsContract, undoContract } from '@/lib/http/contracts/play';
import { affairsContract, answerLateContract, holidayContract } from '@/lib/http/contracts/pace';
import { changePlanContract, keepPlanContract, plansContract } from '@/lib/http/contracts/plans';
import {
  alterLineContract,
  dropLineContract,
  shareLineContract,
  keepLineContract,
  openSandboxContract,
} from '@/lib/http/contracts/sandbox';
import {
  createTableContract,
  lookContract,
  positionContract,
  sitContract,
  streamContract,
} from '@/lib/http/contracts/tables';
import {
  drainByGetContract,
  drainContract,
  healthContract,
  metricsContract,
  openapiContract,
} from '@/lib/http/contracts/upkeep';

/** Every operation of the API; a test compares this list with the routes. */
export const CONTRACTS: readonly Contract[] = [
  createTableContract,
  lookContract,
  sitContract,
  commandContract,
  undoContract,
  optionsContract,
  logContract,
  positionContract,
  streamContract,
  affairsContract,
  answerLateContract,
  holidayContract,
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
  healthContract,
  drainContract,
  drainByGetContract,
  metricsContract,
  openapiContract,
];
