'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { notFound, redirect } from 'next/navigation';
import { GameIdField, gameIdIn, IdField } from '@/app/form-fields';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce } from '@/app/post-once';
import { followUp } from '@/lib/features/jobs/jobs';
import { personOfSession, zoneOf } from '@/lib/features/people/guests';
import { confirmPlan } from '@/lib/features/plans/confirm';
import { POWERS } from '@/lib/features/seats/delegates/delegate';
import { makeDelegate, revokeDelegate } from '@/lib/features/seats/delegates/delegates';
import { ENDS, untilOf } from '@/lib/features/seats/delegates/ends';
import type { SeatRefusal } from '@/lib/features/seats/refusals';
import { Name } from '@/lib/features/table/contract-shapes';
import type { TableRefusal } from '@/lib/features/table/refusals';
import { systemClock } from '@/lib/platform/clock';
import { field, oneOf, readFields, textIn, WholeNumber } from '@/lib/platform/http/fields';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { visitorOf } from '../visitor';
import { keepDelegateLink } from './link-cookie';

const FIELDS = { gameId: GameIdField, name: field(Name), power: oneOf(POWERS), until: oneOf(ENDS) };

/** Creates a link for someone to play for the holder. Only this browser gets it. */
export async function letPlay(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  await turnBackIfTooMany('join');
  const fields = readFields(form, FIELDS);
  const { name, power, until } = fields ?? {};
  if (!name || !power || !until) redirect(`/games/${gameId}/help?refused=name`);
  const who = await visitorOf(gameId);
  const known = (await personOfSession(who.userId))?.timeZone;
  const timeZone = known ?? zoneOf(textIn(form, 'timeZone'), await currentLocale());
  await makeOnce('letPlay', form, async (jar) => {
    const wish = { name, power, until: untilOf(until, timeZone, systemClock.now()) };
    const made = await makeDelegate(gameId, who, wish);
    if (!made.ok) return back(gameId, made.error);
    keepDelegateLink(jar, gameId, made.value.token);
    return { to: `/games/${gameId}/help?done=made` };
  });
}

/** Ends a delegate's link. */
export async function endHelp(form: FormData): Promise<void> {
  const fields = readFields(form, { gameId: GameIdField, id: IdField });
  if (!fields) notFound();
  const { gameId, id } = fields;
  const ended = await revokeDelegate(gameId, await visitorOf(gameId), id);
  if (!ended.ok) back(gameId, ended.error);
  redirect(`/games/${gameId}/help?done=ended`);
}

/** Plays a holder's plan, confirmed by a delegate who may confirm plans. */
export async function confirmTheirs(form: FormData): Promise<void> {
  const fields = readFields(form, { gameId: GameIdField, id: IdField, seq: WholeNumber });
  if (!fields) notFound();
  const { gameId, ...plan } = fields;
  await turnBackIfTooMany('plan');
  const said = await confirmPlan(gameId, await visitorOf(gameId), plan);
  if (!said.ok) redirect(`/games/${gameId}/help?problem=${said.error}`);
  followUp(gameId, said.value.next);
  redirect(`/games/${gameId}/help?played=${said.value.played}`);
}

function back(gameId: string, refusal: SeatRefusal | TableRefusal): never {
  if (refusal.kind === 'unknown-table') notFound();
  if (refusal.kind === 'name-taken') redirect(`/games/${gameId}/help?${nameTakenQuery(refusal)}`);
  const why = refusal.kind === 'delegate-refused' ? refusal.why : refusal.kind;
  redirect(`/games/${gameId}/help?refused=${why}`);
}
