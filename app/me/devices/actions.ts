'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { GameIdField, SeatField } from '@/app/form-fields';
import { giveCookie } from '@/app/stored-links';
import { makeOnce } from '@/app/post-once';
import { askBrowserLink, endBrowserSession, endOtherBrowsers } from '@/lib/features/people/browsers';
import { endMyBrowser } from '@/lib/features/seats/own-seat';
import { sessionCookie, currentSession } from '@/lib/platform/auth/session';
import { readFields, Text, textIn } from '@/lib/platform/http/fields';
import { accountPerson } from '../../current-person';
import { keepSecret } from '../shown-once';

/** Creates a link for another browser, shown once by the page. */
export async function makeBrowserLink(form: FormData): Promise<void> {
  const person = await accountPerson();
  await makeOnce('makeBrowserLink', form, async (jar) => {
    await turnBackIfTooMany('sign-in', person.id);
    keepSecret(jar, 'browserLink', await askBrowserLink(person.id));
    return { to: '/me/devices' };
  });
}

/** Signs one of the person's browsers out. */
export async function signOutElsewhere(form: FormData): Promise<void> {
  const person = await accountPerson();
  await endBrowserSession(person.id, textIn(form, 'id'));
  redirect('/me/devices?done=one');
}

/** Signs one browser out of one of the person's seats. */
export async function signOutBrowser(form: FormData): Promise<void> {
  const person = await accountPerson();
  const fields = readFields(form, { gameId: GameIdField, seat: SeatField, id: Text });
  if (fields) await endMyBrowser(person.id, fields);
  redirect('/me/devices?done=one');
}

/** Signs the person out everywhere but here. */
export async function signOutOthers(): Promise<void> {
  const [person, session, head] = await Promise.all([accountPerson(), currentSession(), headers()]);
  await endOtherBrowsers(person.id, session?.device);
  // A session from before sessions had devices has just ended with the others, so start a new one.
  if (!session?.device) {
    giveCookie(await cookies(), await sessionCookie(person.id, head.get('user-agent')));
  }
  redirect('/me/devices?done=others');
}
