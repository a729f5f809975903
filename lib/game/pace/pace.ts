/** The pace of a table. It is stored with each game, so a name never changes its meaning. */

export const PACE_KINDS = ['relaxed', 'daily', 'brisk', 'custom'] as const;
export type PaceKind = (typeof PACE_KINDS)[number];

/**
 * The automatic consequence of a timeout: the others are asked, or, if the table chose so, a bot takes the
 * seat.
 */
export const TIMEOUT_ANSWERS = ['ask', 'computer'] as const;
export type TimeoutAnswer = (typeof TIMEOUT_ANSWERS)[number];

/** Hours of a clock: at the start, added per finished turn, and at most. */
export interface Hours {
  readonly bankH: number;
  readonly gainH: number;
  readonly capH: number;
}

/** The rules that every table with a clock chooses. */
export interface ClockRules {
  /** Whether nights and days off of the player to move do not count. */
  readonly wakingOnly: boolean;
  readonly onTimeout: TimeoutAnswer;
  /** Whether holidays of the player to move stop the clock; they do by default. */
  readonly holidays?: boolean | undefined;
}

export type Pace =
  | { readonly kind: 'relaxed' }
  | ({ readonly kind: 'daily' | 'brisk' } & ClockRules)
  | ({ readonly kind: 'custom' } & Hours & ClockRules);

export const RELAXED: Pace = { kind: 'relaxed' };
export const ASKING: ClockRules = { wakingOnly: false, onTimeout: 'ask' };

export const PRESET_HOURS: Readonly<Record<'daily' | 'brisk', Hours>> = {
  daily: { bankH: 72, gainH: 12, capH: 120 },
  brisk: { bankH: 24, gainH: 4, capH: 72 },
};

/** Limits of a custom clock in whole hours; three weeks still fit the database column. */
export const HOUR_BOUNDS = {
  bankH: { least: 1, most: 336 },
  gainH: { least: 0, most: 168 },
  capH: { least: 1, most: 504 },
} as const satisfies Readonly<Record<keyof Hours, { readonly least: number; readonly most: number }>>;

const HOUR_MS = 3_600_000;

/** A clock in milliseconds. */
export interface Clockwork {
  readonly bankMs: number;
  readonly gainMs: number;
  readonly capMs: number;
}

/** The clock of a pace; undefined if it has none. */
export function clockworkOf(pace: Pace): Clockwork | undefined {
  if (pace.kind === 'relaxed') return undefined;
  const { bankH, gainH, capH } = pace.kind === 'custom' ? pace : PRESET_HOURS[pace.kind];
  return { bankMs: bankH * HOUR_MS, gainMs: gainH * HOUR_MS, capMs: capH * HOUR_MS };
}

/** Whether nights and days off stop the clock. */
export function isWakingOnly(pace: Pace): boolean {
  return pace.kind !== 'relaxed' && pace.wakingOnly;
}

/** Whether holidays stop the clock. */
export const hasHolidays = (pace: Pace): boolean => pace.kind === 'relaxed' || pace.holidays !== false;

/** The automatic consequence of a timeout. */
export function onTimeoutOf(pace: Pace): TimeoutAnswer {
  return pace.kind === 'relaxed' ? 'ask' : pace.onTimeout;
}

const PACE_FAULTS = ['unknown-pace', 'hours-out-of-bounds', 'bank-above-cap'] as const;
export type PaceFault = (typeof PACE_FAULTS)[number];

/** The fault in the hours of a custom clock, if any. */
export function refuseHours(hours: Hours): PaceFault | undefined {
  const isWithin = (name: keyof Hours) => {
    const { least, most } = HOUR_BOUNDS[name];
    return Number.isInteger(hours[name]) && hours[name] >= least && hours[name] <= most;
  };
  if (!isWithin('bankH') || !isWithin('gainH') || !isWithin('capH')) return 'hours-out-of-bounds';
  return hours.bankH > hours.capH ? 'bank-above-cap' : undefined;
}

/** Parses a stored pace, or one from a form or request; missing rules get the most cautious value. */
export function paceFrom(value: unknown): Pace | PaceFault {
  if (typeof value !== 'object' || value === null) return 'unknown-pace';
  const given: Readonly<Record<string, unknown>> = { ...value };
  const kind = PACE_KINDS.find((known) => known === given.kind);
  if (!kind) return 'unknown-pace';
  if (kind === 'relaxed') return RELAXED;
  const onTimeout = TIMEOUT_ANSWERS.find((known) => known === given.onTimeout) ?? ASKING.onTimeout;
  const holidays = given.holidays === false ? { holidays: false } : {};
  const rules: ClockRules = { wakingOnly: given.wakingOnly === true, onTimeout, ...holidays };
  if (kind !== 'custom') return { kind, ...rules };
  const hours: Hours = { bankH: Number(given.bankH), gainH: Number(given.gainH), capH: Number(given.capH) };
  return refuseHours(hours) ?? { kind, ...hours, ...rules };
}

/** The pace in a stored column; an unreadable one has no clock, so it stops no game. */
export function storedPace(value: unknown): Pace {
  const pace = paceFrom(value);
  return typeof pace === 'string' ? RELAXED : pace;
}
