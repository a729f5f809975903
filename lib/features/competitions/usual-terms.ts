import { isStaged, type CompetitionForm } from '@/lib/game/competing/competition';
import type { TableSize } from '@/lib/game/competing/table-sizes';
import { RELAXED, type Pace } from '@/lib/game/pace/pace';
import { SetupShape } from '@/lib/features/circles/preset';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused, type Result } from '@/lib/platform/http/refused';
import type { CompetitionRefusal } from './refusals';
import { signUpEnd, type CompetitionTerms } from './terms';

const RULES = SetupShape.parse({ options: {}, variant: {} });

/** The choices in a form or request. */
export interface ChosenTerms {
  readonly form: CompetitionForm;
  readonly name: string;
  readonly size: TableSize;
  readonly pace: 'relaxed' | 'daily' | 'brisk';
  /** Days to sign up. */
  readonly days: number;
  /** Always one in a Swiss or a cup. */
  readonly atOnce: number;
}

/** The usual terms with these choices: with a clock, a computer takes over when time is out. */
export function usualTerms(
  { pace, days, ...chosen }: ChosenTerms,
  clock: Clock = systemClock,
): Result<CompetitionTerms, CompetitionRefusal> {
  const signUpUntil = signUpEnd(days, clock.now());
  if (!signUpUntil) return refused({ kind: 'terms-unfit' });
  const atOnce = isStaged(chosen.form) ? 1 : chosen.atOnce;
  return { ok: true, value: { ...RULES, ...chosen, atOnce, pace: paceOf(pace), signUpUntil } };
}

const paceOf = (kind: ChosenTerms['pace']): Pace =>
  kind === 'relaxed' ? RELAXED : { kind, wakingOnly: true, onTimeout: 'computer' };
