'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce } from '@/app/post-once';
import { CircleChange } from '@/lib/features/circles/circle';
import { CircleId } from '@/lib/features/circles/circle-answer';
import { changeCircle, loadCircle } from '@/lib/features/circles/circles';
import { currentUserId } from '@/lib/platform/auth/session';
import { textIn, valuesOf } from '@/lib/platform/http/fields';

/** Acts of the circle's own page; all others are on its settings page. */
const ON_PAGE = ['keep-open', 'accept-host', 'decline-host', 'take-over', 'approve', 'refuse'];

/**
 * Handles the forms of a circle: the circle itself, its settings, link, members and the reader's membership.
 */
export async function actHere(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const circleId = CircleId.safeParse(textIn(form, 'circleId')).data;
  if (!userId || circleId === undefined) redirect('/circles');
  const isOnPage = ON_PAGE.some((act) => act === textIn(form, 'act'));
  const page = `/circles/${circleId}${isOnPage ? '' : '/settings'}` as const;
  await makeOnce('actInCircle', form, async () => {
    await turnBackIfTooMany('note');
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
