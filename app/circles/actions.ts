'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { makeOnce } from '@/app/post-once';
import { NameInCircle } from '@/lib/features/circles/circle';
import { foundCircle } from '@/lib/features/circles/circles';
import { personOfSession, zoneOf } from '@/lib/features/people/guests';
import { field, readFields, textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { becomePerson } from '../current-person';

/** Creates a circle for this browser's person and redirects to it. */
export async function foundNewCircle(form: FormData): Promise<void> {
  const named = readFields(form, { name: field(NameInCircle), myName: field(NameInCircle) });
  if (!named) redirect('/circles?problem=form');
  await makeOnce('foundCircle', form, async (jar) => {
    if (await refuseTooMany('create', await headers())) redirect('/circles?problem=often');
    const userId = await becomePerson(form, named.myName, jar);
    if (await refuseTooMany('circle', userId)) redirect('/circles?problem=many');
    const person = await personOfSession(userId);
    const timeZone = person?.timeZone ?? zoneOf(textIn(form, 'timeZone'), await currentLocale());
    const circleId = await foundCircle({ ...named, userId, timeZone });
    return { to: `/circles/${circleId}`, became: userId };
  });
}
