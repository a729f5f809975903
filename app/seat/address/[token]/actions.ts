'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { confirmAddressChange } from '@/lib/features/seats/address-change';
import { textIn } from '@/lib/platform/http/fields';

/** Applies the requested address change. The page then shows the state. */
export async function confirmChange(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  await turnBackIfTooMany('join');
  await confirmAddressChange(token);
  redirect(`/seat/address/${encodeURIComponent(token)}`);
}
