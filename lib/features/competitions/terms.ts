/** The terms of a competition: pure. */
import { SetupShape, type TableRules } from '@/lib/features/circles/preset';
import { type CompetitionForm, isStaged } from '@/lib/game/competing/competition';
import { FORM_PLANS } from '@/lib/game/competing/forms';
import { divisionSizesFor, MAX_IN_DIVISION, tablesEach } from '@/lib/game/competing/ladder';
import { expectedPeople } from '@/lib/game/competing/expected';
import { latestEnds, type LatestEnds, type LengthTerms, mostDaysFor } from '@/lib/game/competing/latest-end';
import { LEAST_STAGED, stageCountFor } from '@/lib/game/competing/stage-count';
import { TABLE_SIZES, type TableSize } from '@/lib/game/competing/pair-stage';
import type { Pause, Week } from '@/lib/game/pace/calendar';
import { mostDays } from '@/lib/game/pace/wait';
import { onTimeoutOf, type Pace, PRESET_HOURS, RELAXED } from '@/lib/game/pace/pace';
import { type Clock, systemClock } from '@/lib/platform/clock';
import { refused, type Result } from '@/lib/platform/http/refused';
import {
  isActive,
  KEPT_DAYS,
  MAX_AT_ONCE,
  MAX_ENTRANTS,
  SIGN_UP_DAYS,
  Terms,
  USUAL_AT_ONCE,
  type CompetitionTerms,
  type StoredEntrant,
  type WholeCompetition,
} from './competition';
import type { CompetitionRefusal } from './refusals';

const DAY_MS = 86_400_000;

/** Maximum people of a competition. */
export const mostEntrants = ({ form, size }: Pick<CompetitionTerms, 'form' | 'size'>): number =>
  form === 'series' ? MAX_IN_DIVISION[size] : MAX_ENTRANTS;

/** When sign-up ends after this many days; undefined if that is too soon or too late. */
function signUpEnd(days: number, now: Date): Date | undefined {
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
  const { least = 2, startsWith = mostEntrants(terms) } = terms.terms ?? {};
  const isCount = Math.max(least, FORM_PLANS[form].least) <= startsWith && startsWith <= mostEntrants(terms);
  if (!isSize || !isAtOnce || !isTime || !isCount) return refused({ kind: 'terms-unfit' });
  const waits = form !== 'series' && onTimeoutOf(pace) !== 'computer';
  return waits ? refused({ kind: 'needs-clock' }) : { ok: true, value: undefined };
}

const RULES = SetupShape.parse({ options: {}, variant: {} });
const USUAL = Terms.parse({});

/** The choices in a form or request. */
export interface ChosenTerms {
  readonly form: CompetitionForm;
  readonly name: string;
  readonly size: TableSize;
  readonly pace: 'relaxed' | 'daily' | 'brisk' | Pace;
  /** Days to sign up. */
  readonly days: number;
  /** Always one in a Swiss or a cup. */
  readonly atOnce: number;
  readonly options?: TableRules['options'];
  readonly variant?: TableRules['variant'];
  readonly terms?: Terms | undefined;
}

/** The usual terms with these choices: with a clock, a computer takes over when time is out. */
export function usualTerms(
  { pace, days, terms = USUAL, ...chosen }: ChosenTerms,
  clock: Clock = systemClock,
): Result<CompetitionTerms, CompetitionRefusal> {
  const signUpUntil = signUpEnd(days, clock.now());
  if (!signUpUntil) return refused({ kind: 'terms-unfit' });
  const atOnce = isStaged(chosen.form) ? 1 : chosen.atOnce;
  return { ok: true, value: { ...RULES, ...chosen, terms, atOnce, pace: paceOf(pace), signUpUntil } };
}

function paceOf(pace: ChosenTerms['pace']): Pace {
  if (typeof pace !== 'string') return pace;
  return pace === 'relaxed' ? RELAXED : { kind: pace, wakingOnly: true, onTimeout: 'computer' };
}

interface LatestFacts {
  readonly away: readonly Pause[];
  /** Nights and days off of its people. */
  readonly weeks: readonly Week[];
  readonly waitsForPrevious: boolean;
}

/**
 * When a competition and its newest stage are over at the latest, as things stand: before the start with the
 * people who have signed up, or as many as it needs. Undefined while a season waits for the one before it.
 */
export function latestEndsOf(
  { competition, entrants, fixtures }: WholeCompetition,
  { away, weeks, waitsForPrevious }: LatestFacts,
): LatestEnds | undefined {
  if (waitsForPrevious) return undefined;
  const people = expectedPeople({ competition, entrants });
  const isReserve = (each: StoredEntrant) => isActive(each) && each.division === undefined;
  const reserves = competition.stage === 0 ? 0 : entrants.filter(isReserve).length;
  return latestEnds({ ...competition, people, reserves, fixtures, away, weeks });
}

/** Tables, divisions and stages at tables of one size. */
interface SizeForecast {
  readonly size: TableSize;
  readonly series: { readonly n: number; readonly each: number };
  readonly season: { readonly n: number; readonly divisions: number; readonly each: number };
  readonly swiss: { readonly n: number; readonly stages: number };
  readonly cup: { readonly n: number; readonly stages: number };
  /** The most days from the end of sign-up to the end, by form and clock. */
  readonly most: Readonly<Record<CompetitionForm, Readonly<Record<UsualClock, number>>>>;
}

type UsualClock = 'daily' | 'brisk';

/**
 * The forecasts for a circle of `members`, by size, and the longest wait for one turn in days, with the time
 * until somebody takes a seat.
 */
export interface Forecast {
  readonly sizes: readonly SizeForecast[];
  readonly longest: { readonly daily: number; readonly brisk: number };
}

const LEAST_PEOPLE = 2;
const within = (n: number, least: number, most: number) => Math.min(most, Math.max(least, n));

/** The forecasts if all `members` sign up, with their nights and days off. */
export function forecastFor(members: number, weeks: readonly Week[] = []): Forecast {
  const [all, staged] = [
    within(members, LEAST_PEOPLE, MAX_ENTRANTS),
    within(members, LEAST_STAGED, MAX_ENTRANTS),
  ];
  return {
    sizes: TABLE_SIZES.map((size) => {
      const inSeries = Math.min(all, MAX_IN_DIVISION[size]);
      const divisions = divisionSizesFor(all, size);
      return {
        size,
        series: { n: inSeries, each: tablesEach(inSeries, size) },
        season: { n: all, divisions: divisions.length, each: tablesEach(divisions[0] ?? all, size) },
        swiss: { n: staged, stages: stageCountFor(staged, size, 'swiss') },
        cup: { n: staged, stages: stageCountFor(staged, size, 'cup') },
        most: {
          series: mostDaysOf({ form: 'series', size, weeks }, inSeries),
          season: mostDaysOf({ form: 'season', size, weeks }, all),
          swiss: mostDaysOf({ form: 'swiss', size, weeks }, staged),
          cup: mostDaysOf({ form: 'cup', size, weeks }, staged),
        },
      };
    }),
    // Like the clocks of `usualTerms`, without nights and days off.
    longest: {
      daily: KEPT_DAYS + mostDays(PRESET_HOURS.daily.bankH, true),
      brisk: KEPT_DAYS + mostDays(PRESET_HOURS.brisk.bankH, true),
    },
  };
}

/** With the usual terms. */
function mostDaysOf(
  { form, ...length }: Pick<LengthTerms, 'form' | 'size' | 'weeks'>,
  people: number,
): Record<UsualClock, number> {
  const atOnce = isStaged(form) ? 1 : USUAL_AT_ONCE;
  const daysWith = (clock: UsualClock) =>
    mostDaysFor({ form, ...length, atOnce, pace: paceOf(clock), terms: USUAL }, people) ?? 0;
  return { daily: daysWith('daily'), brisk: daysWith('brisk') };
}
