'use server';

import { redirect } from 'next/navigation';
import { LEAVE_STEPS, takeLeave } from '@/lib/features/notify/leave';
import { oneOf, readFields, textIn } from '@/lib/platform/http/fields';

/** Stops or resumes messages of a channel or table. The page then shows the state. */
export async function leaveOrReturn(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const step = readFields(form, { step: oneOf(LEAVE_STEPS) })?.step;
  if (step) await takeLeave(token, step);
  redirect(`/unsubscribe/${encodeURIComponent(token)}`);
}
