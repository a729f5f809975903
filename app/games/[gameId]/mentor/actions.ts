'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { notFound, redirect } from 'next/navigation';
import { GameIdField, gameIdIn, IdField } from '@/app/form-fields';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce } from '@/app/post-once';
import { keepAtTable } from '@/app/stored-links';
import { revokeDelegate } from '@/lib/features/seats/delegates/delegates';
import { leaveMentoredSeat, nameMentor } from '@/lib/features/seats/delegates/mentors';
import type { SeatRefusal } from '@/lib/features/seats/refusals';
import { Name } from '@/lib/features/table/contract-shapes';
import { derivedId } from '@/lib/features/table/new-table/derived-id';
import type { TableRefusal } from '@/lib/features/table/refusals';
import { forgetAsMentor, jotAsMentor } from '@/lib/features/talk/notes';
import { currentUserId } from '@/lib/platform/auth/session';
import { systemClock } from '@/lib/platform/clock';
import { field, readFields, textIn } from '@/lib/platform/http/fields';
import { visitorOf } from '../visitor';

const pageOf = (gameId: string) => `/games/${gameId}/mentor` as const;
/** Seconds: the longest a game may last. The link works once and only for this table. */
const KEPT_S = 180 * 24 * 60 * 60;

/** Names a mentor for the holder's seat. Only this browser gets the link. */
export async function askMentor(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  await turnBackIfTooMany('join');
  const fields = readFields(form, { name: field(Name) });
  if (!fields) redirect(`${pageOf(gameId)}?refused=name`);
  const who = await visitorOf(gameId);
  await makeOnce('askMentor', form, async (jar) => {
    const named = await nameMentor(gameId, who, fields.name);
    if (!named.ok) return back(gameId, named.error);
    keepAtTable(jar, { kind: 'mentor', gameId, value: named.value.token, maxAge: KEPT_S });
    return { to: `${pageOf(gameId)}?done=made` };
  });
}

/** Ends the mentor's access to the holder's seat. */
export async function endMentor(form: FormData): Promise<void> {
  const fields = readFields(form, { gameId: GameIdField, id: IdField });
  if (!fields) notFound();
  const { gameId, id } = fields;
  const ended = await revokeDelegate(gameId, await visitorOf(gameId), id);
  if (!ended.ok) back(gameId, ended.error);
  redirect(`${pageOf(gameId)}?done=ended`);
}

/** Ends the mentor's own access. */
export async function leaveSeat(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const userId = await currentUserId();
  const left = userId !== undefined && (await leaveMentoredSeat(gameId, userId));
  redirect(`${pageOf(gameId)}?${left ? 'done=left' : 'refused=not-mentor'}`);
}

/** Writes a note that the holder can read. */
export async function writeToHolder(form: FormData): Promise<void> {
  const fields = readFields(form, { gameId: GameIdField, id: IdField });
  if (!fields) notFound();
  const { gameId, id } = fields;
  const userId = await mentorIn(gameId);
  const text = textIn(form, 'text');
  const why = await jotAsMentor(gameId, userId, { id: derivedId(id, text), text }, systemClock.now());
  redirect(why ? `${pageOf(gameId)}?refused=${why}` : `${pageOf(gameId)}?done=written`);
}

/** Deletes one of the mentor's own notes. */
export async function forgetOwn(form: FormData): Promise<void> {
  const fields = readFields(form, { gameId: GameIdField, id: IdField });
  if (!fields) notFound();
  const { gameId, id } = fields;
  const why = await forgetAsMentor(gameId, await mentorIn(gameId), id);
  redirect(why ? `${pageOf(gameId)}?refused=${why}` : `${pageOf(gameId)}?done=deleted`);
}

/** This browser's person. Later checks refuse them if they are not the mentor. */
async function mentorIn(gameId: string): Promise<string> {
  const userId = await currentUserId();
  if (userId === undefined) redirect(`${pageOf(gameId)}?refused=not-mentor`);
  await turnBackIfTooMany('note');
  return userId;
}

function back(gameId: string, refusal: SeatRefusal | TableRefusal): never {
  if (refusal.kind === 'unknown-table') notFound();
  if (refusal.kind === 'name-taken') redirect(`${pageOf(gameId)}?${nameTakenQuery(refusal)}`);
  redirect(`${pageOf(gameId)}?refused=${refusal.kind === 'delegate-refused' ? refusal.why : refusal.kind}`);
}
