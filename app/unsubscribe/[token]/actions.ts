'use server';

import { redirect } from 'next/navigation';
import { LEAVE_STEPS, takeLeave } from '@/lib/features/notify/leave';

/** Stops a way or a table, or lets it go on; the page then says how things stand. */
export async function leaveOrReturn(form: FormData): Promise<void> {
  const token = String(form.get('token') ?? '');
  const step = LEAVE_STEPS.find((known) => known === form.get('step'));
  if (step) await takeLeave(token, step);
  redirect(`/unsubscribe/${encodeURIComponent(token)}`);
}
