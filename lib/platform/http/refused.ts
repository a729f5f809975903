/**
 * Why the service refused a request: values, not exceptions. Each feature owns its refusals and their
 * problems (`refusals.ts`, `problems.ts`); app/api/_shared/problem-of.ts puts them together.
 */
import type { TooMany } from '@/lib/platform/http/count-requests';
import type { Problem } from '@/lib/platform/http/problem';

export type { Result } from '@/lib/game/engine/rejections';

/** Refusals that any operation may have. */
export type PlatformRefusal =
  /** The service is being worked on: until then nothing can be changed. */
  | { readonly kind: 'read-only'; readonly until: Date }
  /** Done too often in too short a time. */
  | TooMany;

/** Short form of a refusal. */
export function refused<const E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** The problem of each refusal, by its kind: a new kind does not compile until it has one. */
export type ProblemsOf<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: (refusal: Extract<E, { readonly kind: K }>) => Problem;
};

/** Written as a method, so the table may be asked by any kind of refusal. */
type Finder<E> = { problemOf(refusal: E): Problem }['problemOf'];

/** The problem that a refusal is. */
export function problemIn<E extends { readonly kind: string }>(problems: ProblemsOf<E>, refusal: E): Problem {
  const kind: E['kind'] = refusal.kind;
  const found: Finder<E> = problems[kind];
  return found(refusal);
}
