/** A stored competition; types that pages can import. */
import type { TableRules } from '@/lib/features/circles/preset';
import {
  isStaged,
  type CompetitionForm,
  type CompetitionState,
  type EntrantState,
  type FixtureState,
} from '@/lib/game/competing/competition';
import type { Rung } from '@/lib/game/competing/ladder';
import type { TableSize } from '@/lib/game/competing/table-sizes';
import type { Pace } from '@/lib/game/pace/pace';

/** A competition without its people and tables. */
export interface StoredCompetition extends TableRules {
  readonly id: string;
  readonly circleId: string;
  readonly form: CompetitionForm;
  readonly name: string;
  readonly size: TableSize;
  readonly pace: Pace;
  readonly atOnce: number;
  /** Secret until the end. */
  readonly seed: string;
  readonly commitment: string;
  readonly state: CompetitionState;
  /** The newest drawn stage; 0 before the start. */
  readonly stage: number;
  readonly stages: number;
  readonly stageStartedAt?: Date;
  readonly previousId?: string;
  readonly ladder: readonly Rung[];
  readonly createdAt: Date;
  readonly signUpUntil: Date;
  readonly checkInUntil?: Date;
  readonly startedAt?: Date;
  readonly endedAt?: Date;
  readonly revision: number;
}

/** A person in a competition. */
export interface StoredEntrant {
  readonly id: string;
  /** Empty once they have left the service. */
  readonly userId: string;
  /** Identifies them in results. */
  readonly key: string;
  /** Empty once they have left the service. */
  readonly name: string;
  readonly state: EntrantState;
  readonly enteredAt: Date;
  readonly checkedInAt?: Date;
  /** Since when seats have been reserved for them. */
  readonly playsFrom?: Date;
  readonly division?: number;
  readonly lot?: number;
  /** Stages that were drawn without them. */
  readonly absent: readonly number[];
  /** When their exclusion takes effect. */
  readonly endsAt?: Date;
}

/** A table of a competition, made or planned. */
export interface StoredFixture {
  readonly id: string;
  readonly state: FixtureState;
  /** In turn order. */
  readonly entrants: readonly string[];
  /** As drawn; empty for a season. */
  readonly drawn: readonly string[];
  readonly tableId?: string;
  /** The last log row before the first step. */
  readonly tableSeq?: number;
}

/** A competition with its people and tables. */
export interface WholeCompetition {
  readonly competition: StoredCompetition;
  readonly entrants: readonly StoredEntrant[];
  readonly fixtures: readonly StoredFixture[];
}

/** The number of a fixture: stage and table of a Swiss or a cup, otherwise division and table. */
export function tableNumber(form: CompetitionForm, fixtureId: string): string {
  const [stage, division, number] = fixtureId.split('.');
  return `${isStaged(form) ? stage : division}.${number}`;
}

/** Whether an entrant can still play. */
export const isActive = ({ state }: Pick<StoredEntrant, 'state'>): boolean =>
  state === 'entered' || state === 'checked-in' || state === 'playing';

/** Whether the competition has not ended. */
export const isRunning = ({ state }: Pick<StoredCompetition, 'state'>): boolean =>
  state !== 'over' && state !== 'called-off';
