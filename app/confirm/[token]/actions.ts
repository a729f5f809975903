'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { visitorOf } from '@/app/games/[gameId]/visitor';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { giveMailConsent, tableOfConsent } from '@/lib/features/seats/mail-consent';
import { textIn } from '@/lib/platform/http/fields';

/** Confirms a seat's email address and delivers the messages that were held back. */
export async function writeToMe(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const gameId = tableOfConsent(token);
  if (gameId !== undefined) {
    await turnBackIfTooMany('join');
    await giveMailConsent(token, await visitorOf(gameId));
    deliverAfterResponse(1);
  }
  redirect(`/confirm/${encodeURIComponent(token)}`);
}
