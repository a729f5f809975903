'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { makeOnce } from '@/app/post-once';
import { confirmBrowser } from '@/lib/features/people/browsers';
import { currentUserId } from '@/lib/platform/auth/session';
import { textIn } from '@/lib/platform/http/fields';
import { enterAs } from '../../current-person';

/** Consumes a link and signs this browser in as the person who created it. */
export async function carryOver(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  await makeOnce('carryOver', form, async (jar) => {
    await turnBackIfTooMany('join');
    const person = await confirmBrowser({
      token,
      userId: await currentUserId(),
      bringSeats: form.has('bring'),
    });
    if (!person) redirect(`/device/${encodeURIComponent(token)}`);
    await enterAs(person, jar);
    return { to: '/me/tables', became: person.id };
  });
}
