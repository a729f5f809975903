'use server';

import { redirect } from 'next/navigation';
import { currentUserId } from '@/lib/platform/auth/session';
import { endHoliday, setAutomatic, takeHoliday } from '@/lib/features/people/my-holidays';

const PAGE = '/me/holidays';
/** What the id of a stored holiday looks like. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** Takes days off for the person of this browser. */
export async function takeMyHoliday(form: FormData): Promise<void> {
  const userId = await currentUserId();
  if (!userId) redirect(PAGE);
  const days = { first: textOf(form, 'first'), last: textOf(form, 'last') };
  const refusal = await takeHoliday(userId, days);
  redirect(refusal ? `${PAGE}?refused=${refusal}` : `${PAGE}?done=taken`);
}

/** Has days become holidays of theirs by themselves, or none any more. */
export async function setAutomaticDays(form: FormData): Promise<void> {
  const userId = await currentUserId();
  if (!userId) redirect(PAGE);
  await setAutomatic(userId, textOf(form, 'automatic') === 'on');
  redirect(`${PAGE}?done=ended`);
}

/** Ends a holiday of theirs, or gives it up. */
export async function endMyHoliday(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const id = textOf(form, 'id');
  if (userId && UUID.test(id)) await endHoliday(userId, id);
  redirect(`${PAGE}?done=ended`);
}
