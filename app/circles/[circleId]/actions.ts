'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce } from '@/app/post-once';
import { CircleChange } from '@/lib/features/circles/circle';
import { CircleId } from '@/lib/features/circles/circle-answer';
import { changeCircle, loadCircle } from '@/lib/features/circles/circles';
import { currentUserId } from '@/lib/platform/auth/session';
import { textIn, valuesOf } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

/**
 * Handles the forms of a circle: the circle itself, its settings, link, members and the reader's membership.
 */
export async function actHere(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const circleId = CircleId.safeParse(textIn(form, 'circleId')).data;
  if (!userId || circleId === undefined) redirect('/circles');
  const page = `/circles/${circleId}` as const;
  await makeOnce('actInCircle', form, async () => {
    if (await refuseTooMany('note', await headers())) redirect(`${page}?problem=often`);
    const change = CircleChange.safeParse(valuesOf(form, ['rated', 'letter'])).data;
    if (!change) redirect(`${page}?problem=form`);
    const done = await changeCircle({ circleId, userId }, change);
    if (!done.ok) {
      const { error } = done;
      redirect(`${page}?${error.kind === 'name-taken' ? nameTakenQuery(error) : `problem=${error.kind}`}`);
    }
    if (change.act === 'leave' || change.act === 'leave-unnamed') return { to: '/circles?done=left' };
    const isThere = (await loadCircle(circleId, { id: userId })) !== undefined;
    return { to: isThere ? `${page}?done=saved` : '/circles?done=over' };
  });
}
