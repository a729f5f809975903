'use server';

import { tooOftenWords, turnBackIfTooMany } from '@/app/too-often/too-often';
import { revalidatePath } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { makeOnce } from '@/app/post-once';
import { BoxChange, BoxId, boxRefusalCode, boxRefusalSentence } from '@/lib/features/boxes/box';
import { changeBox } from '@/lib/features/boxes/boxes';
import { currentUserId } from '@/lib/platform/auth/session';
import { JsonText, readFields, textIn, valuesOf } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';

/**
 * Changes one component: an entry (`value` as JSON, `doubt`), its withdrawal, or a choice. Returns the
 * refusal as a sentence, or undefined on success.
 */
export async function changeComponent(form: FormData): Promise<string | undefined> {
  const [words, userId] = await Promise.all([getWords(), currentUserId()]);
  const boxId = BoxId.safeParse(textIn(form, 'boxId')).data;
  const change = BoxChange.safeParse({ ...valuesOf(form), ...readFields(form, { value: JsonText }) }).data;
  if (!userId || boxId === undefined || !change || !('componentId' in change))
    return words.t('boxes.problem.form');
  const tooMany = await refuseTooMany('box', await headers());
  if (tooMany) return tooOftenWords(words, tooMany);
  const done = await changeBox({ boxId, userId }, change);
  if (!done.ok && done.error.kind !== 'nothing-to-do')
    return boxRefusalSentence(words, boxRefusalCode(done.error));
  revalidatePath(`/boxes/${boxId}`);
  return undefined;
}

/** Handles the forms about a whole box. */
export async function actOnBox(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const boxId = BoxId.safeParse(textIn(form, 'boxId')).data;
  if (!userId || boxId === undefined) redirect('/boxes');
  const change = BoxChange.safeParse(valuesOf(form)).data;
  const isFinish = textIn(form, 'act') === 'finish';
  const page = isFinish ? (`/boxes/${boxId}` as const) : (`/boxes/${boxId}/settings` as const);
  await makeOnce('actOnBox', form, async () => {
    await turnBackIfTooMany('note');
    if (!change) redirect(`${page}?problem=form`);
    const done = await changeBox({ boxId, userId }, change);
    if (!done.ok) redirect(`${page}?problem=${boxRefusalCode(done.error)}`);
    const { packId } = done.value;
    if (packId !== undefined && textIn(form, 'for') === 'table') return { to: `/?pack=${packId}#new-table` };
    if (change.act === 'leave') return { to: '/boxes?done=left' };
    if (change.act === 'delete') return { to: '/boxes?done=deleted' };
    return { to: `${page}?done=${isFinish ? 'finished' : 'saved'}` };
  });
}
