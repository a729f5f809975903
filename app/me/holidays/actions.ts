'use server';

import { redirect } from 'next/navigation';
import { IdField } from '@/app/form-fields';
import { makeOnce } from '@/app/post-once';
import { endHoliday, setAutomatic, takeHoliday } from '@/lib/features/people/my-holidays';
import { currentUserId } from '@/lib/platform/auth/session';
import { readFields, textIn } from '@/lib/platform/http/fields';

const PAGE = '/me/holidays';

/** Adds a holiday for this browser's person. */
export async function takeMyHoliday(form: FormData): Promise<void> {
  const userId = await currentUserId();
  if (!userId) redirect(PAGE);
  const days = { first: textIn(form, 'first'), last: textIn(form, 'last') };
  await makeOnce('takeMyHoliday', form, async () => {
    const taken = await takeHoliday(userId, days);
    if (!taken.ok) redirect(`${PAGE}?refused=${taken.why}`);
    return { to: `${PAGE}?done=taken` };
  });
}

/** Switches automatic holidays on or off. */
export async function setAutomaticDays(form: FormData): Promise<void> {
  const userId = await currentUserId();
  if (!userId) redirect(PAGE);
  await setAutomatic(userId, textIn(form, 'automatic') === 'on');
  redirect(`${PAGE}?done=ended`);
}

/** Ends a holiday early, or cancels it. */
export async function endMyHoliday(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const fields = readFields(form, { id: IdField });
  if (userId && fields) await endHoliday(userId, fields.id);
  redirect(`${PAGE}?done=ended`);
}
