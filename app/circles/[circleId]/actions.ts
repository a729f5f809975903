'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { CIRCLE_ACTS } from '@/lib/features/circles/circle-acts';
import { NameInCircle, NoticeText, ZoneOfCircle } from '@/lib/features/circles/circle-name';
import {
  actInCircle,
  actOnMember,
  changeOwn,
  changeSettings,
  closeLink,
  renewLink,
  type CircleActor,
} from '@/lib/features/circles/circles';
import { loadCircle } from '@/lib/features/circles/load-circle';
import { MEMBER_ACTS } from '@/lib/features/circles/member-acts';
import type { CircleOutcome } from '@/lib/features/circles/refusals';
import { JOIN_MODES } from '@/lib/features/circles/view';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce } from '@/app/post-once';
import { currentUserId } from '@/lib/platform/auth/session';
import { field, oneOf, readFields, textIn, Ticked } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

const OTHER_ACTS = ['settings', 'notice', 'own', 'renew-link', 'close-link'] as const;
const CircleIdField = field(z.string().regex(/^[a-z0-9]{6,40}$/));

/**
 * Handles the forms of a circle: the circle itself, its settings, link, members and the reader's membership.
 */
export async function actHere(form: FormData): Promise<void> {
  const userId = await currentUserId();
  const circleId = readFields(form, { circleId: CircleIdField })?.circleId;
  if (!userId || !circleId) redirect('/circles');
  const page = `/circles/${circleId}` as const;
  await makeOnce('actInCircle', form, async () => {
    if (await refuseTooMany('note', await headers())) redirect(`${page}?problem=often`);
    const done = await doAct(form, { circleId, userId });
    if (!done) redirect(`${page}?problem=form`);
    if (!done.ok) {
      const { error } = done;
      redirect(`${page}?${error.kind === 'name-taken' ? nameTakenQuery(error) : `problem=${error.kind}`}`);
    }
    if (textIn(form, 'act').startsWith('leave')) return { to: '/circles?done=left' };
    const isThere = (await loadCircle(circleId, { id: userId })) !== undefined;
    return { to: isThere ? `${page}?done=saved` : '/circles?done=over' };
  });
}

/** Runs the form's action; undefined if the form is invalid. */
async function doAct(form: FormData, who: CircleActor): Promise<CircleOutcome<unknown> | undefined> {
  const fields = { circle: oneOf(CIRCLE_ACTS), member: oneOf(MEMBER_ACTS), other: oneOf(OTHER_ACTS) };
  const text = textIn(form, 'act');
  const act = z.object(fields).parse({ circle: [text], member: [text], other: [text] });
  if (act.circle) return actInCircle(who, act.circle);
  if (act.member) {
    const memberId = readFields(form, { memberId: field(z.guid()) })?.memberId;
    return memberId === undefined ? undefined : actOnMember(who, act.member, memberId);
  }
  switch (act.other) {
    case 'settings': {
      const settings = readFields(form, {
        name: field(NameInCircle),
        joinBy: oneOf(JOIN_MODES),
        timeZone: field(ZoneOfCircle),
        rated: Ticked,
      });
      return settings && changeSettings(who, settings);
    }
    case 'notice': {
      const read = readFields(form, { notice: field(NoticeText) });
      return read && changeSettings(who, read);
    }
    case 'own': {
      const read = readFields(form, { name: field(NameInCircle), letter: Ticked });
      return read && changeOwn(who, read);
    }
    case 'renew-link':
      return renewLink(who);
    case 'close-link':
      return closeLink(who);
    case undefined:
      return undefined;
  }
}
