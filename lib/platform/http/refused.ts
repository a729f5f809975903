/**
 * Refusals of the service are values, not exceptions. Each feature owns its refusals and their problems
 * (`refusals.ts`, `problems.ts`); lib/features/api/problem-of.ts combines them.
 */
import type { TooMany } from '@/lib/platform/http/limits/count-requests';
import type { Problem } from '@/lib/platform/http/problem';

export type { Result } from '@/lib/game/engine/rejections';

/** Refusals that any operation can return. */
export type PlatformRefusal =
  /** The service is in maintenance: nothing can be changed until then. */
  | { readonly kind: 'read-only'; readonly until: Date }
  /** The clock of this process is wrong: it changes nothing, because it would date it wrongly. */
  | { readonly kind: 'clock-wrong' }
  /** The rate limit is exceeded. */
  | TooMany;

/** Short form of a refusal. */
export function refused<const E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** The problem of each refusal, by its kind: a new kind does not compile until it has one. */
export type ProblemsOf<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: (refusal: Extract<E, { readonly kind: K }>) => Problem;
};

/** Declared as a method, so that the table accepts any kind of refusal. */
type Finder<E> = { problemOf(refusal: E): Problem }['problemOf'];

/** The problem of a refusal. */
export function problemIn<E extends { readonly kind: string }>(problems: ProblemsOf<E>, refusal: E): Problem {
  const kind: E['kind'] = refusal.kind;
  const found: Finder<E> = problems[kind];
  return found(refusal);
}
