import 'server-only';
import { cookies } from 'next/headers';
import { ZONE_COOKIE } from '@/components/people/zone-cookie-name';
import { isTimeZone } from '@/lib/features/people/guests';
import { currentPerson } from './current-person';

/**
 * The time zone for all times of the page: the person's, else this browser's. Undefined on the first page
 * of a browser, and without scripts; times are then in UTC and say so.
 */
export async function currentZone(): Promise<string | undefined> {
  const person = await currentPerson();
  if (person) return person.timeZone;
  const zone = (await cookies()).get(ZONE_COOKIE)?.value;
  return isTimeZone(zone) ? zone : undefined;
}
