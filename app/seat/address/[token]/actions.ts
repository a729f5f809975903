'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { confirmAddressChange } from '@/lib/features/seats/address-change';
import { textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

/** Applies the requested address change. The page then shows the state. */
export async function confirmChange(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  if (!(await refuseTooMany('join', await headers()))) await confirmAddressChange(token);
  redirect(`/seat/address/${encodeURIComponent(token)}`);
}
