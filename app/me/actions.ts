'use server';

import type { Route } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { redrawLayout } from '@/app/redraw-layout';
import { saveProfile } from '@/lib/features/people/profile';
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS } from '@/lib/game/wording/language/locales';
import { field, readFields } from '@/lib/platform/http/fields';
import { accountPerson, currentPerson } from '../current-person';
import { returnPath } from '../return-path';
import { readProfile, Zone } from './profile-form';

/** Stores the profile in the form. */
export async function keepProfile(form: FormData): Promise<void> {
  const person = await accountPerson();
  const profile = readProfile(form);
  if (!profile) redirect('/me?problem');
  await saveProfile(person.id, profile);
  (await cookies()).set(LOCALE_COOKIE, profile.locale, LOCALE_COOKIE_OPTIONS);
  redirect('/me?saved');
}

/** Stores this browser's time zone for the reader. Invalid zones change nothing. */
export async function keepZone(form: FormData): Promise<void> {
  const person = await currentPerson();
  const fields = readFields(form, { zone: field(Zone) });
  if (person && fields) await saveProfile(person.id, { timeZone: fields.zone });
  redrawLayout();
  redirect(returnPath(await headers()) as Route);
}
