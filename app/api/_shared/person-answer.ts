import 'server-only';
import type { ApiResult } from './endpoint';
import { requirePerson } from './person';
import type { Person } from '@/lib/features/people/guests';
import { problem } from '@/lib/platform/http/problem';

/** That something was done. */
export const DONE: ApiResult = { ok: true, value: { body: { done: true } } };

const NO_ENTRY: ApiResult = { problem: problem('unknown-entry', 'There is nothing of this id.') };

/** Answers the person of a request and refuses everybody else. */
export async function forPerson(
  headers: Headers,
  act: (person: Person) => Promise<ApiResult>,
): Promise<ApiResult> {
  const asked = await requirePerson(headers);
  return 'problem' in asked ? asked : act(asked.person);
}

/** The answer to a change of an own entry. */
export const doneIf = (isThere: boolean): ApiResult => (isThere ? DONE : NO_ENTRY);
