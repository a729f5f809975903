'use server';

import { field, readFields, Ticked } from '@/lib/platform/http/fields';
import type { Route } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { seatCookieNames } from '@/lib/platform/auth/seat-proof';
import { sessionCookieName, sessionCookieOptions, currentSession } from '@/lib/platform/auth/session';
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS } from '@/lib/game/wording/locales';
import { endBrowserSession } from '@/lib/features/people/browsers';
import { deliverAfterResponse } from '@/lib/features/notify/after-move';
import { deleteAccount, saveProfile } from '@/lib/features/people/profile';
import { askAnew } from '../ask-anew';
import { currentPerson } from '../current-person';
import { returnPath } from '../return-path';
import { readProfile, Zone } from './profile-form';

/** Keeps the profile of the form. */
export async function keepProfile(form: FormData): Promise<void> {
  const person = await currentPerson();
  if (!person) redirect('/me');
  const profile = readProfile(form);
  if (!profile) redirect('/me?problem');
  await saveProfile(person.id, profile);
  (await cookies()).set(LOCALE_COOKIE, profile.locale, LOCALE_COOKIE_OPTIONS);
  redirect('/me?saved');
}

/** The clock of this browser becomes the reader's. Whatever is no zone changes nothing. */
export async function keepZone(form: FormData): Promise<void> {
  const person = await currentPerson();
  const fields = readFields(form, { zone: field(Zone) });
  if (person && fields) await saveProfile(person.id, { timeZone: fields.zone });
  askAnew();
  redirect(returnPath(await headers()) as Route);
}

/** Has this browser forget who it belongs to, with the seats it has opened. */
export async function signOut(): Promise<void> {
  const here = await currentSession();
  if (here?.device) await endBrowserSession(here.userId, here.device);
  await forget();
  redirect('/');
}

/** Deletes the person of this browser, if the box was ticked. */
export async function deleteMe(form: FormData): Promise<void> {
  const person = await currentPerson();
  if (!person) redirect('/me');
  if (!readFields(form, { sure: Ticked })?.sure) redirect('/me/delete?problem');
  await deleteAccount(person.id);
  deliverAfterResponse(1);
  await forget();
  redirect('/me/delete?done');
}

async function forget(): Promise<void> {
  const jar = await cookies();
  const { secure } = sessionCookieOptions();
  for (const name of [sessionCookieName(), ...seatCookieNames(jar)])
    jar.set(name, '', { ...EXPIRED, secure });
}

// The same attributes as when it was set, or a browser keeps a cookie that only this host may set.
const EXPIRED = { path: '/', maxAge: 0, httpOnly: true, sameSite: 'lax' } as const;
