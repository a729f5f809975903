import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { giveCookie } from '@/app/stored-links';
import { OTHER_PERSON, UNSURE_PERSON } from '@/components/analysis/train/other-person';
import { endBrowserSession } from '@/lib/features/people/browsers';
import { makeGuest, personOfSession, type Person } from '@/lib/features/people/guests';
import { saveProfile } from '@/lib/features/people/profile';
import { fittingName } from '@/lib/game/names/clean-name';
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS, localeOf } from '@/lib/game/wording/language/locales';
import { currentUserId, sessionCookie, currentSession } from '@/lib/platform/auth/session';
import { textIn } from '@/lib/platform/http/fields';
import type { AnswerJar } from '@/lib/platform/http/post-once';
import { currentLocale, getWords } from '@/lib/platform/i18n/request-words';

/** The person of this browser's session, if any. */
export const currentPerson = cache(async (): Promise<Person | undefined> => {
  return personOfSession(await currentUserId());
});

/** The address of a page with parameters, the reader's language, and the person of this browser. */
export const visitOf = async <P, Q>(page: {
  readonly params: Promise<P>;
  readonly searchParams: Promise<Q>;
}) => Promise.all([page.params, page.searchParams, getWords(), currentPerson()]);

/** The person of this browser. Without one, their page offers to sign in. */
export const accountPerson = async (): Promise<Person> => (await currentPerson()) ?? redirect('/me');

const YEAR_S = 365 * 24 * 3600;

/** Signs this browser in as a person. Their language applies, unless this browser has chosen one. */
export async function enterAs({ id, locale }: Pick<Person, 'id' | 'locale'>, jar: AnswerJar): Promise<void> {
  const [here, head, before] = await Promise.all([cookies(), headers(), currentSession()]);
  giveCookie(jar, await sessionCookie(id, head.get('user-agent'), before?.device));
  // Stored positions must not leak to another person. The next page that reads them deletes or hides them.
  if (before?.userId !== id)
    jar.set(before ? OTHER_PERSON : UNSURE_PERSON, '1', { path: '/', sameSite: 'lax', maxAge: YEAR_S });
  // End the previous session.
  if (before?.device) await endBrowserSession(before.userId, before.device);
  const language = localeOf(locale);
  if (language && !here.has(LOCALE_COOKIE)) jar.set(LOCALE_COOKIE, language, LOCALE_COOKIE_OPTIONS);
}

/**
 * This browser's person when they sit down or create a table. Sign-in is optional: a new visitor becomes a
 * guest.
 */
export async function becomePerson(form: FormData, name?: string, jar?: AnswerJar): Promise<string> {
  const known = await currentPerson();
  if (known) {
    const called = fittingName(name ?? '');
    if (!known.name && called !== '') await saveProfile(known.id, { name: called });
    return known.id;
  }
  const timeZone = textIn(form, 'timeZone');
  const guest = await makeGuest({ name, timeZone, locale: await currentLocale() });
  const cookie = await sessionCookie(guest.id, (await headers()).get('user-agent'));
  giveCookie(jar ?? (await cookies()), cookie);
  return guest.id;
}
