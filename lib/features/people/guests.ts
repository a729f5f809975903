import 'server-only';
import { insertPerson, isGuest, loadPerson, type Person } from '@/lib/features/people/person-store';
import { fittingName } from '@/lib/game/names/clean-name';
import { isTimeZone } from '@/lib/game/wording/language/time-zones';
import { languageOf, localeOf } from '@/lib/game/wording/language/locales';
import { admittedPerson } from '@/lib/platform/auth/access-token';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import { userIdOf } from '@/lib/platform/auth/session';
import { newUserId } from '@/lib/platform/auth/tokens';

export { isGuest, type Person } from '@/lib/features/people/person-store';
export { isTimeZone } from '@/lib/game/wording/language/time-zones';

/** The person of a request. A request with the token of a seat acts as no person. */
export async function personOfRequest(headers: Headers): Promise<Person | undefined> {
  return personOfSession(bearerToken(headers) ? admittedPerson(headers) : await userIdOf({ headers }));
}

/** The person of a session, if their account still exists. */
export async function personOfSession(userId: string | undefined): Promise<Person | undefined> {
  return userId === undefined ? undefined : loadPerson(userId);
}

/** The person of a session, if they have no account yet. */
export async function guestOf(userId: string | undefined): Promise<Person | undefined> {
  const person = await personOfSession(userId);
  return person && isGuest(person) ? person : undefined;
}

/** The known facts about a new visitor. */
export interface Stranger {
  readonly name?: string | undefined;
  readonly locale: string;
  readonly timeZone?: string | undefined;
}

/** The time zone that a browser reports, otherwise the likeliest for its language. */
export function zoneOf(said: string | undefined, locale: string): string {
  return isTimeZone(said) ? said : languageOf(localeOf(locale) ?? 'en').zone;
}

/** Creates a guest: a person without an address, known by the session of one browser. */
export async function makeGuest({ name: given = '', locale, timeZone }: Stranger): Promise<Person> {
  const name = fittingName(given);
  const guest = { id: newUserId(), locale, timeZone: zoneOf(timeZone, locale), ...(name ? { name } : {}) };
  await insertPerson(guest);
  return { ...guest, daysOff: [], autoHolidays: true, digestOnly: false, isAdmin: false, signsInBy: [] };
}
