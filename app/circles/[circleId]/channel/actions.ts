'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { keepHookDraft } from '@/app/hook-draft';
import { makeOnce } from '@/app/post-once';
import type { CircleActor } from '@/lib/features/circles/circles';
import {
  addCircleHook,
  changeCircleHook,
  dropCircleHook,
  tryCircleHook,
  type HookOutcome,
} from '@/lib/features/notify/circles/circle-hooks';
import { minuteOf } from '@/lib/game/wording/language/times';
import { CIRCLE_HOOK_KINDS } from '@/lib/game/wording/message-kinds';
import { currentUserId } from '@/lib/platform/auth/session';
import { field, oneOf, optionalField, readFields, Text, Texts, textIn } from '@/lib/platform/http/fields';
import { getWords } from '@/lib/platform/i18n/request-words';
import { HOOK_FORMS } from '@/lib/platform/outbox/channels/targets';

const ACTS = ['add', 'wants', 'try', 'remove'] as const;
const DONE = { add: 'added', wants: 'saved', try: 'tried', remove: 'saved' } as const;
const CircleIdField = field(z.string().regex(/^[a-z0-9]{6,40}$/));
const TimeField = optionalField(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Adds, changes, tests or removes a circle's channel. */
export async function setChannel(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const read = readFields(form, { circleId: CircleIdField, act: oneOf(ACTS) });
  if (!userId || !read?.act) redirect('/circles');
  const { circleId, act } = read;
  const page = `/circles/${circleId}/settings` as const;
  await makeOnce('setChannel', form, async (jar) => {
    await turnBackIfTooMany('channel');
    const done = await doAct(form, act, { circleId, userId });
    if (!done) redirect(`${page}?channel=no-time`);
    if (done.ok) return { to: `${page}?done=${isSilent(done.value) ? 'silent' : DONE[act]}` };
    const { error } = done;
    if (error.kind !== 'channel') redirect(`${page}?problem=${error.kind}`);
    if (error.said !== undefined) keepHookDraft(jar, page, { ...newHookIn(form), said: error.said });
    return { to: `${page}?channel=${error.why}`, isRefused: true };
  });
}

/** Whether a new channel did not take its test. */
const isSilent = (value: unknown): boolean =>
  z.object({ isTaken: z.literal(false) }).safeParse(value).success;

/** The fields of a new channel. */
function newHookIn(form: FormData) {
  const read = readFields(form, { form: oneOf(HOOK_FORMS), url: Text, label: Text });
  const { form: kind = 'json', url = '', label = '' } = read ?? {};
  return { form: kind, url, label: label.slice(0, 60) };
}

/** Runs the form's action; undefined if its times are invalid. */
async function doAct(
  form: FormData,
  act: (typeof ACTS)[number],
  who: CircleActor,
): Promise<HookOutcome<unknown> | undefined> {
  const id = textIn(form, 'hook');
  if (act === 'try') return tryCircleHook(who, id);
  if (act === 'remove') return dropCircleHook(who, id);
  if (act === 'add') return addCircleHook(who, { ...newHookIn(form), locale: (await getWords()).locale });
  const read = readFields(form, { kind: Texts, from: TimeField, to: TimeField });
  if (!read || (read.from === undefined) !== (read.to === undefined)) return undefined;
  const wants = CIRCLE_HOOK_KINDS.filter((kind) => read.kind.includes(kind));
  const mute =
    read.from === undefined || read.to === undefined
      ? null
      : { from: minuteOf(read.from), to: minuteOf(read.to) };
  return changeCircleHook(who, id, { wants, mute });
}
