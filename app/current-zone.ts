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
  return zoneOfBrowser();
}

/** The time zone of this browser: as a form says it, else as an earlier page stored it. */
export async function zoneOfBrowser(said?: string): Promise<string | undefined> {
  const stored = (await cookies()).get(ZONE_COOKIE)?.value;
  return [said, stored].find(isTimeZone);
}
