'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { makeOnce } from '@/app/post-once';
import { joinBox, lookBehindBoxLink } from '@/lib/features/boxes/boxes';
import { boxRefusalCode } from '@/lib/features/boxes/box';
import { optionalField, readFields, textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { becomePerson } from '../../current-person';

/** Makes this browser's person an editor of the box behind a link. */
export async function joinBoxByLink(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const page = `/boxes/join/${encodeURIComponent(token)}` as const;
  const read = readFields(form, { myName: optionalField(z.string().max(40)) });
  // The page says when a link is closed; redirecting before `makeOnce` avoids creating a guest.
  if (!read || !(await lookBehindBoxLink(token, undefined))) redirect(`${page}?problem=form`);
  await makeOnce('joinBox', form, async (jar) => {
    if (await refuseTooMany('join', await headers())) redirect(`${page}?problem=often`);
    const userId = await becomePerson(form, read.myName, jar);
    const joined = await joinBox({ token, userId });
    if (!joined.ok)
      return { to: `${page}?problem=${boxRefusalCode(joined.error)}`, became: userId, isRefused: true };
    return { to: `/boxes/${joined.value.boxId}?done=joined`, became: userId };
  });
}
