/** A plan as its owner's page can see it. Types only. */
import type { SeatInfo } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import type { PlanTrial } from '@/lib/game/analysis/plans/compose';
import type { Guard, Plan } from '@/lib/game/analysis/plans/plan';
import type { PlanCourse, PlanCheck, PlanReport } from '@/lib/game/analysis/plans/report';

/**
 * offered: its owner decides whether to play it. plays-itself: it plays without confirmation if
 * everything is as planned.
 */
export const PLAN_MODES = ['offered', 'plays-itself'] as const;
export type PlanMode = (typeof PLAN_MODES)[number];

export interface StoredPlan {
  readonly id: string;
  /** 1 to 3; missing once it has ended. */
  readonly place?: number;
  readonly afterTurn: number;
  readonly plan: Plan;
  readonly mode: PlanMode;
  readonly found?: PlanCheck;
  readonly course?: PlanCourse;
  readonly report?: PlanReport;
  readonly revision: number;
  readonly keptAt: string;
  readonly endedAt?: string;
}

/** A plan on its owner's page, with its possible changes. */
export interface PlanLine extends StoredPlan {
  /** Conditions that can be added. */
  readonly offers: readonly Guard[];
  /** The state in its turn; missing before. The number of the trial is the plan's position minus one. */
  readonly trial?: PlanTrial;
}

/** Everything on the page of a seat's plans. */
export interface PlansView {
  readonly gameId: string;
  readonly name: string;
  readonly seat: SeatId;
  readonly seats: readonly SeatInfo[];
  readonly seq: number;
  readonly pack: Pack;
  readonly view: View;
  readonly isRunning: boolean;
  /** Whether it is the seat's turn. */
  readonly isMyTurn: boolean;
  /** In their order; the offered one has a `trial` that did not fail. */
  readonly plans: readonly PlanLine[];
  /** The plan that can be confirmed now. */
  readonly ready?: string;
  /** Ended plans, newest first. */
  readonly reports: readonly StoredPlan[];
  /** Stored plans that can no longer be read. */
  readonly unreadable: readonly string[];
}
