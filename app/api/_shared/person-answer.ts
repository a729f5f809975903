import 'server-only';
import type { ApiResult } from './endpoint';
import { requirePerson } from './person';
import type { Person } from '@/lib/features/people/guests';
import { problem } from '@/lib/platform/http/problem';

/** Response to a successful change. */
export const DONE: ApiResult = { ok: true, value: { body: { done: true } } };

const NO_ENTRY: ApiResult = { problem: problem('unknown-entry', 'There is nothing of this id.') };

/** Runs the handler for the person of the request, and refuses requests without one. */
export async function forPerson(
  headers: Headers,
  act: (person: Person) => Promise<ApiResult>,
): Promise<ApiResult> {
  const asked = await requirePerson(headers);
  return 'problem' in asked ? asked : act(asked.person);
}

/** `DONE` if the person's own entry was found, else a 404. */
export const doneIf = (isThere: boolean): ApiResult => (isThere ? DONE : NO_ENTRY);
