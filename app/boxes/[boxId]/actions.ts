'use server';

import { revalidatePath } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { makeOnce } from '@/app/post-once';
import {
  chooseValue,
  deleteBox,
  enterValue,
  finishRevision,
  renameBox,
  shareBox,
  withdrawValue,
  type BoxActor,
} from '@/lib/features/boxes/boxes';
import { closeBoxLink, leaveBox, removeEditor, renewBoxLink } from '@/lib/features/boxes/join-box';
import { BOX_SHARES } from '@/lib/features/boxes/locked-box';
import { type BoxOutcome, boxRefusalCode, boxRefusalSentence } from '@/lib/features/boxes/refusals';
import { currentUserId } from '@/lib/platform/auth/session';
import {
  field,
  JsonText,
  oneOf,
  optionalField,
  readFields,
  Text,
  textIn,
  Ticked,
} from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';

const BoxId = z.string().regex(/^[a-z0-9]{6,40}$/);

/**
 * Stores a component's value (`value` as JSON, `doubt`), withdraws the editor's entry (`withdraw`), or
 * accepts the entry of `editorId`. Returns the refusal as a sentence, or undefined on success.
 */
export async function changeComponent(form: FormData): Promise<string | undefined> {
  const words = await getWords();
  const userId = await currentUserId();
  const read = readFields(form, COMPONENT_FORM);
  if (!userId || !read) return words.t('boxes.problem.form');
  if (await refuseTooMany('box', userId)) return words.t('tables.problem.many');
  const { boxId, ...change } = read;
  const done = await doChange({ boxId, userId }, change);
  if (!done.ok && done.error.kind !== 'nothing-to-do')
    return boxRefusalSentence(words, boxRefusalCode(done.error));
  revalidatePath(`/boxes/${boxId}`);
  return undefined;
}

const COMPONENT_FORM = {
  boxId: field(BoxId),
  componentId: field(z.string().min(1).max(80)),
  editorId: optionalField(z.guid()),
  withdraw: Ticked,
  value: JsonText,
  doubt: Text,
};
type ComponentForm = z.output<z.ZodObject<typeof COMPONENT_FORM>>;

function doChange(
  who: BoxActor,
  { componentId, editorId, withdraw, value, doubt }: Omit<ComponentForm, 'boxId'>,
): Promise<BoxOutcome<unknown>> {
  if (editorId !== undefined) return chooseValue(who, { componentId, editorId });
  return withdraw ? withdrawValue(who, componentId) : enterValue(who, { componentId, value, doubt });
}

const ACTS = [
  ...(['finish', 'rename', 'share', 'renew-link', 'close-link', 'remove-editor', 'leave', 'delete'] as const),
] as const;

/** Handles the forms about a whole box. */
export async function actOnBox(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const read = readFields(form, { boxId: field(BoxId), act: oneOf(ACTS), share: oneOf(BOX_SHARES) });
  if (!userId || !read?.act) redirect('/boxes');
  const { boxId, act, share } = read;
  const page = act === 'finish' ? (`/boxes/${boxId}` as const) : (`/boxes/${boxId}/settings` as const);
  await makeOnce('actOnBox', form, async () => {
    if (await refuseTooMany('note', await headers())) redirect(`${page}?problem=often`);
    const done = await doAct(
      act,
      { boxId, userId },
      {
        name: textIn(form, 'name'),
        editorId: textIn(form, 'editorId'),
        share,
      },
    );
    if (!done) redirect(`${page}?problem=form`);
    if (!done.ok) redirect(`${page}?problem=${boxRefusalCode(done.error)}`);
    if (act === 'leave') return { to: '/boxes?done=left' };
    if (act === 'delete') return { to: '/boxes?done=deleted' };
    return { to: `${page}?done=${act === 'finish' ? 'finished' : 'saved'}` };
  });
}

interface ActFields {
  readonly name: string;
  readonly editorId: string;
  readonly share: (typeof BOX_SHARES)[number] | undefined;
}

function doAct(
  act: (typeof ACTS)[number],
  who: BoxActor,
  { name, editorId, share }: ActFields,
): Promise<BoxOutcome<unknown>> | undefined {
  switch (act) {
    case 'finish':
      return finishRevision(who);
    case 'rename':
      return renameBox(who, name);
    case 'share':
      return share && shareBox(who, share);
    case 'renew-link':
      return renewBoxLink(who);
    case 'close-link':
      return closeBoxLink(who);
    case 'remove-editor':
      return removeEditor(who, editorId);
    case 'leave':
      return leaveBox(who);
    case 'delete':
      return deleteBox(who);
  }
}
