/** Answers of operations that act for the person of a request. */
import 'server-only';
import { personOfRequest, type Person } from '@/lib/features/people/guests';
import type { EndpointResult } from '@/lib/platform/http/endpoint';
import { problem, type Problem } from '@/lib/platform/http/problem';

type Answer = EndpointResult<never>;

/** Response to a successful change. */
export const DONE: Answer = { ok: true, value: { body: { done: true } } };

const NO_ENTRY: Answer = { problem: problem('unknown-entry', 'There is nothing of this id.') };

/** Requires a person, by access token or browser session. */
export async function requirePerson(
  headers: Headers,
): Promise<{ readonly person: Person } | { readonly problem: Problem }> {
  const person = await personOfRequest(headers);
  const detail = 'Send an access token of yours; /me/tokens makes them. The token of a seat names nobody.';
  return person ? { person } : { problem: problem('person-missing', detail) };
}

/** Runs the handler for the person of the request, and refuses requests without one. */
export async function forPerson<R extends EndpointResult<unknown>>(
  headers: Headers,
  act: (person: Person) => Promise<R>,
): Promise<R | { readonly problem: Problem }> {
  const asked = await requirePerson(headers);
  return 'problem' in asked ? asked : act(asked.person);
}

/** `DONE` if the person's own entry was found, else a 404. */
export const doneIf = (isThere: boolean): Answer => (isThere ? DONE : NO_ENTRY);
