'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { GameIdField, SeatField } from '@/app/form-fields';
import { makeOnce } from '@/app/post-once';
import { askBrowserLink, endBrowserSession, endOtherBrowsers } from '@/lib/features/people/browsers';
import { endMyBrowser } from '@/lib/features/seats/own-seat';
import { sessionCookie, currentSession } from '@/lib/platform/auth/session';
import { readFields, Text, textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { currentPerson } from '../../current-person';
import { keepBrowserToken } from './browser-cookie';

/** Creates a link for another browser, shown once by the page. */
export async function makeBrowserLink(form: FormData): Promise<void> {
  const person = await currentPerson();
  if (!person) redirect('/me');
  await makeOnce('makeBrowserLink', form, async (jar) => {
    const tooMany = await refuseTooMany('sign-in', person.id);
    if (tooMany) redirect(`/sign-in?problem=many&wait=${tooMany.retryAfterS}`);
    keepBrowserToken(jar, await askBrowserLink(person.id));
    return { to: '/me/devices' };
  });
}

/** Signs one of the person's browsers out. */
export async function signOutElsewhere(form: FormData): Promise<void> {
  const person = await currentPerson();
  if (!person) redirect('/me');
  await endBrowserSession(person.id, textIn(form, 'id'));
  redirect('/me/devices?done=one');
}

/** Signs one browser out of one of the person's seats. */
export async function signOutBrowser(form: FormData): Promise<void> {
  const person = await currentPerson();
  if (!person) redirect('/me');
  const fields = readFields(form, { gameId: GameIdField, seat: SeatField, id: Text });
  if (fields) await endMyBrowser(person.id, fields);
  redirect('/me/devices?done=one');
}

/** Signs the person out everywhere but here. */
export async function signOutOthers(): Promise<void> {
  const [person, session, head] = await Promise.all([currentPerson(), currentSession(), headers()]);
  if (!person) redirect('/me');
  await endOtherBrowsers(person.id, session?.device);
  // A session from before sessions had devices has just ended with the others, so start a new one.
  if (!session?.device) {
    const { name, value, ...options } = await sessionCookie(person.id, head.get('user-agent'));
    (await cookies()).set(name, value, options);
  }
  redirect('/me/devices?done=others');
}
