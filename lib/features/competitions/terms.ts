/** The terms of a competition: pure. */
import { COMPETITION_FORMS, isStaged, type CompetitionForm } from '@/lib/game/competing/competition';
import { MAX_IN_DIVISION } from '@/lib/game/competing/division';
import { TABLE_SIZES, type TableSize } from '@/lib/game/competing/table-sizes';
import { onTimeoutOf, type Pace } from '@/lib/game/pace/pace';
import type { TableRules } from '@/lib/features/circles/preset';
import { refused, type Result } from '@/lib/platform/http/refused';
import type { CompetitionRefusal } from './refusals';

export const FORMS = COMPETITION_FORMS;
export const MAX_COMPETITIONS = 3;
export const MAX_ENTRANTS = 64;
export const MAX_AT_ONCE = 4;
export const USUAL_AT_ONCE = 2;
const DAY_MS = 86_400_000;
/** How long people can sign up. */
export const SIGN_UP_DAYS = { least: 1, usual: 7, most: 60 } as const;
/** How long people can sign up for a season that follows another. */
export const NEXT_SIGN_UP_MS = 14 * DAY_MS;
/**
 * How long a reserved seat can stay untaken before its entrant counts as gone, or a computer plays there.
 */
export const KEPT_DAYS = 7;
/** An exclusion takes effect after this time. */
export const NOTICE_MS = DAY_MS;

/** The choices of a competition's maker. */
export interface CompetitionTerms extends TableRules {
  readonly name: string;
  readonly form: CompetitionForm;
  readonly size: TableSize;
  readonly pace: Pace;
  readonly atOnce: number;
  readonly signUpUntil: Date;
}

/** Maximum people of a competition. */
export const mostEntrants = ({ form, size }: Pick<CompetitionTerms, 'form' | 'size'>): number =>
  form === 'series' ? MAX_IN_DIVISION[size] : MAX_ENTRANTS;

/** When sign-up ends after this many days; undefined if that is too soon or too late. */
export function signUpEnd(days: number, now: Date): Date | undefined {
  const fits = Number.isInteger(days) && days >= SIGN_UP_DAYS.least && days <= SIGN_UP_DAYS.most;
  return fits ? new Date(now.getTime() + days * DAY_MS) : undefined;
}

/** Why a competition cannot have these terms. */
export function refuseTerms(terms: CompetitionTerms, now: Date): Result<undefined, CompetitionRefusal> {
  const { form, size, atOnce, pace, signUpUntil } = terms;
  const isSize = TABLE_SIZES.includes(size);
  const most = isStaged(form) ? 1 : MAX_AT_ONCE;
  const isAtOnce = Number.isInteger(atOnce) && atOnce >= 1 && atOnce <= most;
  const ms = signUpUntil.getTime() - now.getTime();
  const isTime = ms > 0 && ms <= SIGN_UP_DAYS.most * DAY_MS;
  if (!isSize || !isAtOnce || !isTime) return refused({ kind: 'terms-unfit' });
  const waits = form !== 'series' && onTimeoutOf(pace) !== 'computer';
  return waits ? refused({ kind: 'needs-clock' }) : { ok: true, value: undefined };
}
