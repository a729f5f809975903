import 'server-only';
import { isGuest } from '@/lib/features/people/guests';
import { currentPerson } from '../current-person';

/** The account whose attempts are rated. Attempts of guests are not. */
export async function ratedPerson(): Promise<string | undefined> {
  const person = await currentPerson();
  return person && !isGuest(person) ? person.id : undefined;
}
