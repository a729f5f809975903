import 'server-only';
import { personOfRequest, type Person } from '@/lib/features/people/guests';
import { problem, type Problem } from '@/lib/platform/http/problem';

/** Requires a person, by access token or browser session. */
export async function requirePerson(
  headers: Headers,
): Promise<{ readonly person: Person } | { readonly problem: Problem }> {
  const person = await personOfRequest(headers);
  const detail = 'Send an access token of yours; /me/tokens makes them. The token of a seat names nobody.';
  return person ? { person } : { problem: problem('person-missing', detail) };
}
