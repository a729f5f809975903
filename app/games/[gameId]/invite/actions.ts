'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { notFound, redirect } from 'next/navigation';
import { keepLinks, recallLinks, type KeptLinks } from '@/app/(site)/kept-links';
import { GameIdField, OptionalSeatField } from '@/app/form-fields';
import { makeOnce } from '@/app/post-once';
import type { ClockOutcome } from '@/lib/features/clocks/refusals';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { sendFreshLink } from '@/lib/features/seats/fresh-link';
import {
  removePlayer,
  replaceJoinLink,
  renewSeatLink,
  revokeSeatLink,
  setTerms,
} from '@/lib/features/seats/hosting';
import { JOIN_POLICIES, LINE_SHARINGS, WATCHERS } from '@/lib/features/table/load/table-view';
import { oneOf, readFields } from '@/lib/platform/http/fields';
import { visitorOf } from '../visitor';

interface InviteRequest {
  readonly gameId: string;
  readonly seat: number;
  readonly host: Awaited<ReturnType<typeof visitorOf>>;
}

/** Placeholder for forms about the whole table. */
const NO_SEAT = -1;
const TERMS = {
  joinPolicy: oneOf(JOIN_POLICIES),
  watchers: oneOf(WATCHERS),
  lineSharing: oneOf(LINE_SHARINGS),
  embed: oneOf(['no', 'yes']),
};

async function readInviteRequest(form: FormData): Promise<InviteRequest> {
  const fields = readFields(form, { gameId: GameIdField, seat: OptionalSeatField });
  if (!fields) notFound();
  const { gameId, seat = NO_SEAT } = fields;
  await turnBackIfTooMany('join');
  return { gameId, seat, host: await visitorOf(gameId) };
}

interface InviteForm {
  readonly name: string;
  readonly form: FormData;
  readonly gameId: string;
}

/** Runs a change once, and redirects to the links page with the changed links. */
function back<T>(
  { name, form, gameId }: InviteForm,
  change: () => Promise<ClockOutcome<T>>,
  kept?: (before: KeptLinks, value: T) => KeptLinks,
): Promise<never> {
  return makeOnce(name, form, async (jar) => {
    const outcome = await change();
    if (!outcome.ok) redirect(`/games/${gameId}/seats?problem`);
    if (kept) keepLinks(jar, gameId, kept(recallLinks(jar, gameId), outcome.value));
    return { to: `/games/${gameId}/seats?saved` };
  });
}

const withSeat = (seat: number) => (before: KeptLinks, value: { readonly token: string } | undefined) => {
  const { [String(seat)]: _old, ...others } = before.seats;
  return { ...before, seats: value ? { ...others, [seat]: value.token } : others };
};

/** Replaces a seat's link. */
export async function renewLink(form: FormData): Promise<void> {
  const ask = await readInviteRequest(form);
  await back({ name: 'renewLink', form, gameId: ask.gameId }, () => renewSeatLink(ask), withSeat(ask.seat));
}

/** Makes the link of a seat invalid. */
export async function revokeLink(form: FormData): Promise<void> {
  const ask = await readInviteRequest(form);
  await back({ name: 'revokeLink', form, gameId: ask.gameId }, () => revokeSeatLink(ask), withSeat(ask.seat));
}

/** Frees the seat of a player who has not played yet. */
export async function freeTheSeat(form: FormData): Promise<void> {
  const ask = await readInviteRequest(form);
  const free = async () => {
    const outcome = await removePlayer(ask);
    deliverAfterResponse(1);
    return outcome;
  };
  await back({ name: 'freeTheSeat', form, gameId: ask.gameId }, free, withSeat(ask.seat));
}

/** Sends a new link to a seat's holder. The host does not see it. */
export async function sendLink(form: FormData): Promise<void> {
  const { gameId, seat, host } = await readInviteRequest(form);
  await back({ name: 'sendLink', form, gameId }, async () => {
    const outcome = await sendFreshLink(gameId, seat, host);
    deliverAfterResponse(1);
    return outcome;
  });
}

/** Replaces the link for any free seat. */
export async function renewJoinLink(form: FormData): Promise<void> {
  const { gameId, host } = await readInviteRequest(form);
  const posted = { name: 'renewJoinLink', form, gameId };
  await back(
    posted,
    () => replaceJoinLink(gameId, host),
    (before, { token }) => ({ ...before, door: token }),
  );
}

/** Changes who may join, who may watch, and whether lines may be shared. */
export async function changeTerms(form: FormData): Promise<void> {
  const { gameId, host } = await readInviteRequest(form);
  const { joinPolicy, watchers, lineSharing, embed } = readFields(form, TERMS) ?? {};
  const terms = {
    ...(joinPolicy ? { joinPolicy } : {}),
    ...(watchers ? { watchers } : {}),
    ...(lineSharing ? { lineSharing } : {}),
    ...(embed ? { mayEmbed: embed === 'yes' } : {}),
  };
  const outcome = await setTerms(gameId, host, terms);
  redirect(`/games/${gameId}/seats?${outcome.ok ? 'saved' : 'problem'}`);
}
