import 'server-only';
import { isGuest } from '@/lib/features/people/guests';
import { currentPerson } from '../current-person';

/** Whose tries are rated: somebody with an account. Guests count nothing. */
export async function ratedPerson(): Promise<string | undefined> {
  const person = await currentPerson();
  return person && !isGuest(person) ? person.id : undefined;
}
