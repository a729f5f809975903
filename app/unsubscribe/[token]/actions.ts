'use server';

import { oneOf, readFields, textIn } from '@/lib/platform/http/fields';
import { redirect } from 'next/navigation';
import { LEAVE_STEPS, takeLeave } from '@/lib/features/notify/leave';

/** Stops a channel or a table, or lets it go on; the page then says how things stand. */
export async function leaveOrReturn(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const step = readFields(form, { step: oneOf(LEAVE_STEPS) })?.step;
  if (step) await takeLeave(token, step);
  redirect(`/unsubscribe/${encodeURIComponent(token)}`);
}
