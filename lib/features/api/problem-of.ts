/** Maps every refusal to an API problem. */
import 'server-only';
import { IMPORT_PROBLEMS_OF } from '@/lib/features/archive/problems';
import type { NotImportable } from '@/lib/features/archive/refusals';
import { BOX_PROBLEMS } from '@/lib/features/boxes/problems';
import type { BoxRefusal } from '@/lib/features/boxes/box';
import type { CircleRefusal } from '@/lib/features/circles/circle';
import { CIRCLE_PROBLEMS } from '@/lib/features/circles/problems';
import { CLOCK_PROBLEMS } from '@/lib/features/clocks/problems';
import type { ClockRefusal } from '@/lib/features/clocks/refusals';
import { COMPETITION_PROBLEMS } from '@/lib/features/competitions/problems';
import type { CompetitionRefusal } from '@/lib/features/competitions/refusals';
import { DEAL_PROBLEMS } from '@/lib/features/deals/problems';
import type { DealRefusal } from '@/lib/features/deals/refusals';
import { PUZZLE_PROBLEMS } from '@/lib/features/puzzles/problems';
import type { PuzzleRefusal } from '@/lib/features/puzzles/refusals';
import { REVIEW_PROBLEMS } from '@/lib/features/review/problems';
import type { ReviewRefusal } from '@/lib/features/review/refusals';
import { SANDBOX_PROBLEMS } from '@/lib/features/sandbox/problems';
import type { SandboxRefusal } from '@/lib/features/sandbox/refusals';
import { SEAT_PROBLEMS } from '@/lib/features/seats/problems';
import type { SeatRefusal } from '@/lib/features/seats/refusals';
import { TABLE_PROBLEMS } from '@/lib/features/table/problems';
import type { TableRefusal } from '@/lib/features/table/refusals';
import type { EndpointResult } from '@/lib/platform/http/endpoint';
import type { Problem } from '@/lib/platform/http/problem';
import { problemIn, type ProblemsOf } from '@/lib/platform/http/refused';

export type ApiRefusal =
  | TableRefusal
  | SeatRefusal
  | SandboxRefusal
  | PuzzleRefusal
  | DealRefusal
  | ReviewRefusal
  | ClockRefusal
  | CircleRefusal
  | BoxRefusal
  | CompetitionRefusal
  | NotImportable;

/** The result of an operation of the API. */
export type ApiResult = EndpointResult<ApiRefusal>;

const PROBLEMS: ProblemsOf<ApiRefusal> = {
  ...TABLE_PROBLEMS,
  ...SEAT_PROBLEMS,
  ...SANDBOX_PROBLEMS,
  ...PUZZLE_PROBLEMS,
  ...DEAL_PROBLEMS,
  ...REVIEW_PROBLEMS,
  ...CLOCK_PROBLEMS,
  ...CIRCLE_PROBLEMS,
  ...BOX_PROBLEMS,
  ...COMPETITION_PROBLEMS,
  ...IMPORT_PROBLEMS_OF,
};

export const problemOf = (refusal: ApiRefusal): Problem => problemIn(PROBLEMS, refusal);
