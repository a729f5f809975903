'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { makeOnce } from '@/app/post-once';
import { NameInCircle } from '@/lib/features/circles/circle';
import { foundCircle } from '@/lib/features/circles/circles';
import { personOfSession, zoneOf } from '@/lib/features/people/guests';
import { field, readFields, textIn } from '@/lib/platform/http/fields';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { becomePerson } from '../current-person';

/** Creates a circle for this browser's person and redirects to it. */
export async function foundNewCircle(form: FormData): Promise<void> {
  const named = readFields(form, { name: field(NameInCircle), myName: field(NameInCircle) });
  if (!named) redirect('/circles?problem=form');
  await makeOnce('foundCircle', form, async (jar) => {
    await turnBackIfTooMany('create');
    const userId = await becomePerson(form, named.myName, jar);
    await turnBackIfTooMany('circle', userId);
    const person = await personOfSession(userId);
    const timeZone = person?.timeZone ?? zoneOf(textIn(form, 'timeZone'), await currentLocale());
    const circleId = await foundCircle({ ...named, userId, timeZone });
    return { to: `/circles/${circleId}`, became: userId };
  });
}
