/** Outcomes of the service: refused, or with a value. */

interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export const refused = (kind: string, more = {}) => ({ ok: false, error: { kind, ...more } });

/** The value of an accepted outcome; fails the test for any other. */
export function valueOf<T>(outcome: Accepted<T> | { readonly ok: false; readonly error: unknown }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}
