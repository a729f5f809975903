'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { makeOnce } from '@/app/post-once';
import { tableSizeOf } from '@/lib/features/circles/gatherings/gathering';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { saveProfile } from '@/lib/features/people/profile';
import { joinCall, leaveCall, openCall } from '@/lib/features/ratings/calls';
import { type CallOutcome, RATED_PACES, RATING_WISHES } from '@/lib/features/ratings/rating';
import { keepShown } from '@/lib/features/ratings/ratings';
import { Name } from '@/lib/features/table/contract-shapes';
import { oneOf, optionalField, OptionalNumber, readFields } from '@/lib/platform/http/fields';
import { currentPerson } from '../current-person';

const FIELDS = {
  act: oneOf(['in', 'out', 'open']),
  call: optionalField(z.string().regex(/^[a-z0-9]{6,40}$/)),
  name: optionalField(Name),
  size: OptionalNumber,
  pace: oneOf(RATED_PACES),
};

/** Creates a call for players of a rated table, answers one, or withdraws the answer. */
export async function answerRated(form: FormData): Promise<void> {
  const person = await currentPerson();
  if (!person) redirect('/sign-in?to=/rated');
  const read = readFields(form, FIELDS);
  if (!read?.act) redirect('/rated?problem=form');
  await makeOnce('answerRated', form, async () => {
    await turnBackIfTooMany('chat');
    if (read.name !== undefined && !person.name) await saveProfile(person.id, { name: read.name });
    const done = await actOf(read, person.id);
    if (!done) redirect('/rated?problem=form');
    if (!done.ok) redirect(`/rated?problem=${done.error.kind}`);
    deliverAfterResponse(1);
    const gameId = done.value?.gameId;
    return { to: gameId === undefined ? '/rated' : `/games/${gameId}` };
  });
}

type Read = NonNullable<ReturnType<typeof readFields<typeof FIELDS>>>;

async function actOf(
  { act, call, size, pace }: Read,
  userId: string,
): Promise<CallOutcome<{ readonly gameId?: string } | undefined> | undefined> {
  if (act === 'open') {
    const fits = tableSizeOf(size);
    if (!fits || !pace) return undefined;
    const done = await openCall(userId, { size: fits, pace });
    return done.ok ? { ok: true, value: {} } : done;
  }
  if (call === undefined) return undefined;
  return act === 'in' ? joinCall(call, userId) : leaveCall(call, userId);
}

/** Stores who may see the reader’s rating. */
export async function chooseListed(form: FormData): Promise<void> {
  const person = await currentPerson();
  if (!person) redirect('/sign-in?to=/rated');
  const ratings = readFields(form, { ratings: oneOf(RATING_WISHES) })?.ratings;
  if (!ratings) redirect('/rated?problem=form');
  await keepShown(person.id, { ratings });
  redirect('/rated');
}
