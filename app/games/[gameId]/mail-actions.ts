'use server';

import { redirect } from 'next/navigation';
import { gameIdIn } from '@/app/form-fields';
import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { sendConsentAgain } from '@/lib/features/notify/seat-mail';
import { textIn } from '@/lib/platform/http/fields';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { visitorOf } from './visitor';

/** Sends another confirmation email for the player's seat and redirects back. */
export async function sendConfirmation(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  await turnBackIfTooMany('join');
  const outcome = await sendConsentAgain(gameId, await visitorOf(gameId), await currentLocale());
  if (!outcome.ok && outcome.error.kind === 'seat-held') redirect(`/games/${gameId}/seats?refused=link-only`);
  const mailed = outcome.ok ? `?mailed=${gameId}` : '';
  const back = textIn(form, 'back');
  if (back === 'tables') redirect(mailed ? `/me/tables?mailed=${gameId}` : '/me/tables');
  redirect(back === 'seats' ? `/games/${gameId}/seats${mailed}` : `/games/${gameId}${mailed}`);
}
