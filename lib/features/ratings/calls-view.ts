/** Calls for players of rated tables: types and limits that pages can import. */
import type { Result } from '@/lib/platform/http/refused';

export const CALL_REFUSALS = [
  /** Rated tables need an account with a proved address. */
  'account-needed',
  /** The call is full, has expired, or does not exist. */
  'call-over',
  /** A person can be in one call at a time. */
  'in-elsewhere',
] as const;
export type CallRefusal = (typeof CALL_REFUSALS)[number];

export type CallOutcome<T> = Result<T, { readonly kind: CallRefusal }>;

/** Condition for accounts that can play rated tables. */
export const isAccountAt = { emailVerified: { not: null }, bannedAt: null } as const;

const DAY_MS = 86_400_000;
/** How long a call stays open. */
export const CALL_MS = 14 * DAY_MS;

/** The clocks of rated tables. */
export const RATED_PACES = ['daily', 'brisk'] as const;
export type RatedPace = (typeof RATED_PACES)[number];
