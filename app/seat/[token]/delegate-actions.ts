'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { visitorOf } from '@/app/games/[gameId]/visitor';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { findDelegation, takeDelegation } from '@/lib/features/seats/delegates/delegates';
import { findSeatOf } from '@/lib/features/seats/seats';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { seatCookie } from '@/lib/platform/auth/seat-proof';
import { textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

/** Lets this browser act for a seat's holder, and redirects to the table, or to the plans to confirm. */
export async function takeDelegate(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const here = `/seat/${encodeURIComponent(token)}` as const;
  const head = await headers();
  if (await refuseTooMany('join', head)) redirect(`${here}?problem=many`);
  const found = await findDelegation(token);
  if (!found) redirect('/seat/unknown');
  const { gameId } = found;
  const who = await visitorOf(gameId);
  const shown = await findSeatOf(gameId, who);
  const own = shown?.isDelegated ? undefined : shown?.seat;
  const label = browserLabel(head.get('user-agent'));
  const taken = await takeDelegation(token, { userId: who.userId, own, label });
  if (!taken.ok) redirect(taken.error.kind === 'not-that-seat' ? `${here}?problem=sits` : here);
  const { name, value, ...options } = seatCookie(gameId, token);
  (await cookies()).set(name, value, options);
  deliverAfterResponse(1);
  redirect(taken.value.power === 'plans' ? `/games/${gameId}/help` : `/games/${gameId}`);
}
