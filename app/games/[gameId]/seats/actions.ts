'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { notFound, redirect } from 'next/navigation';
import { currentPerson } from '@/app/current-person';
import { GameIdField, OptionalSeatField } from '@/app/form-fields';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce } from '@/app/post-once';
import { redrawLayout } from '@/app/redraw-layout';
import type { ClockOutcome } from '@/lib/features/clocks/refusals';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { saveProfile } from '@/lib/features/people/profile';
import { requestAddress } from '@/lib/features/seats/address-change';
import {
  agreeToNewLink,
  askNewLink,
  makeNewLink,
  refuseNewLink,
  type ClaimRequest,
} from '@/lib/features/clocks/claims';
import {
  renameSeat,
  renewOwnLink,
  signOutBrowser,
  trustBrowser,
  type NewSeatLink,
} from '@/lib/features/seats/own-seat';
import { Email, Name } from '@/lib/features/table/contract-shapes';
import { field, readFields, textIn } from '@/lib/platform/http/fields';
import { visitorOf } from '../visitor';
import { keepSeatLink } from './link-cookie';

/** Placeholder for forms about the reader's own seat. */
const NO_SEAT = -1;

async function readSeatRequest(form: FormData): Promise<ClaimRequest> {
  const fields = readFields(form, { gameId: GameIdField, seat: OptionalSeatField });
  if (!fields) notFound();
  const { gameId, seat = NO_SEAT } = fields;
  await turnBackIfTooMany('join');
  return { gameId, seat, who: await visitorOf(gameId) };
}

function back(
  gameId: string,
  outcome: ClockOutcome<unknown>,
  held: 'seat-held' | 'link-only' = 'seat-held',
): never {
  if (outcome.ok) redirect(doneAt(gameId));
  const { kind } = outcome.error;
  if (kind === 'seat-held') redirect(`/games/${gameId}/seats?refused=${held}`);
  if (kind === 'too-many') redirect(`/games/${gameId}/seats?refused=asked-lately`);
  if (kind === 'not-that-seat' || kind === 'no-own-address')
    redirect(`/games/${gameId}/seats?refused=${kind}`);
  redirect(`/games/${gameId}/seats?refused=no-seat`);
}

/** Like `back`, for forms that create a new link, once per rendered form. This browser stores the link. */
async function backWithLink(
  { name, form, gameId }: { readonly name: string; readonly form: FormData; readonly gameId: string },
  make: () => Promise<ClockOutcome<NewSeatLink>>,
  held?: 'link-only',
): Promise<never> {
  return makeOnce(name, form, async (jar) => {
    const outcome = await make();
    if (!outcome.ok) return back(gameId, outcome, held);
    keepSeatLink(jar, gameId, outcome.value);
    return { to: doneAt(gameId) };
  });
}

const doneAt = (gameId: string) => `/games/${gameId}/seats?done` as const;

/** Replaces the link of the player's own seat. */
export async function renewMine(form: FormData): Promise<void> {
  const { gameId, who } = await readSeatRequest(form);
  await backWithLink({ name: 'renewMine', form, gameId }, () => renewOwnLink(gameId, who));
}

/** Signs one browser out of the player's own seat. */
export async function endOne(form: FormData): Promise<void> {
  const { gameId, who } = await readSeatRequest(form);
  await backWithLink({ name: 'endOne', form, gameId }, () => signOutBrowser(gameId, who, textIn(form, 'id')));
}

/** Marks a browser that came by the link as the holder's own. */
export async function trustOne(form: FormData): Promise<void> {
  const { gameId, who } = await readSeatRequest(form);
  back(gameId, await trustBrowser(gameId, who, textIn(form, 'id')));
}

/**
 * Changes the email address of the player's own seat. Someone else's seat needs a confirmation from its
 * current address.
 */
export async function setAddress(form: FormData): Promise<void> {
  const { gameId, who } = await readSeatRequest(form);
  const fields = readFields(form, { email: field(Email) });
  if (!fields) redirect(`/games/${gameId}/seats?refused=address`);
  await makeOnce('setAddress', form, async () => {
    const outcome = await requestAddress(gameId, who, fields.email);
    redrawLayout();
    deliverAfterResponse(1);
    if (!outcome.ok) return back(gameId, outcome);
    if (outcome.value === 'asked') return { to: `/games/${gameId}/seats?asked` };
    return { to: textIn(form, 'back') === 'table' ? `/games/${gameId}` : doneAt(gameId) };
  });
}

/** Renames the player's own seat. A player without an account name gets this one everywhere. */
export async function setName(form: FormData): Promise<void> {
  const { gameId, who } = await readSeatRequest(form);
  const fields = readFields(form, { name: field(Name) });
  if (!fields) redirect(`/games/${gameId}/seats?refused=name`);
  const outcome = await renameSeat(gameId, who, fields.name);
  const person = await currentPerson();
  if (outcome.ok && person && !person.name) await saveProfile(person.id, fields);
  redrawLayout();
  if (!outcome.ok && outcome.error.kind === 'name-taken')
    redirect(`/games/${gameId}/seats?${nameTakenQuery(outcome.error)}`);
  back(gameId, outcome);
}

/** Requests a new link for a player who has lost theirs. */
export async function askLink(form: FormData): Promise<void> {
  const about = await readSeatRequest(form);
  await makeOnce('askLink', form, async () => {
    const outcome = await askNewLink(about);
    deliverAfterResponse(1);
    return outcome.ok ? { to: doneAt(about.gameId) } : back(about.gameId, outcome, 'link-only');
  });
}

/** Votes for a new link. */
export async function agreeLink(form: FormData): Promise<void> {
  const about = await readSeatRequest(form);
  back(about.gameId, await agreeToNewLink(about), 'link-only');
}

/** Votes against a new link, because the holder is present. */
export async function refuseLink(form: FormData): Promise<void> {
  const about = await readSeatRequest(form);
  back(about.gameId, await refuseNewLink(about), 'link-only');
}

/** Creates the requested new link. */
export async function makeLink(form: FormData): Promise<void> {
  const about = await readSeatRequest(form);
  const make = async () => {
    const outcome = await makeNewLink(about);
    deliverAfterResponse(1);
    return outcome;
  };
  await backWithLink({ name: 'makeLink', form, gameId: about.gameId }, make, 'link-only');
}
