'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { gameIdIn } from '@/app/form-fields';
import { keepSeatLink } from '@/app/games/[gameId]/seats/link-cookie';
import { visitorOf } from '@/app/games/[gameId]/visitor';
import { keepCoached } from '@/app/learn/coach-cookie';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce, type ActionJar } from '@/app/post-once';
import { giveCookie } from '@/app/stored-links';
import type { ApiRefusal } from '@/lib/features/api/problem-of';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { findOffer } from '@/lib/features/leaving/offers';
import { takeSeatBack, takeByLink, type TakenSeat } from '@/lib/features/leaving/take-offer';
import { announceArrival } from '@/lib/features/seats/arrivals';
import { findFormerSeat, readingKey } from '@/lib/features/seats/former-seat';
import { findDelegation, takeDelegation } from '@/lib/features/seats/delegates/delegates';
import { acceptMentorLink, findMentorLink } from '@/lib/features/seats/delegates/mentors';
import { findSeatByToken, findSeatOf, sitDown, type FoundSeat } from '@/lib/features/seats/seats';
import { pageNamed } from '@/lib/features/table/lists/table-pages';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { seatCookie, tokenFromCookies } from '@/lib/platform/auth/seat-proof';
import { systemClock } from '@/lib/platform/clock';
import { textIn } from '@/lib/platform/http/fields';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { becomePerson, currentPerson } from '../../current-person';
import { currentTables } from '../../current-tables';
import { zoneOfBrowser } from '../../current-zone';
import { readPerson } from './person';

/**
 * Takes the seat of the posted token, stores it in the browser, and redirects to the table. A player without
 * other tables is coached there.
 */
export async function takeSeat(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const person = readPerson(form);
  if (!person) return turnBack(token, 'problem=person');
  await makeOnce('takeSeat', form, async (jar) => {
    await turnBackIfTooMany('join');
    const found = await findSeatByToken(token);
    if (!found) redirect('/seat/unknown');
    const others = await currentTables();
    const userId = await sitterOf(jar, form, found, person.name);
    const cookie = tokenFromCookies(found.gameId, await cookies());
    const timeZone = await zoneOfBrowser(textIn(form, 'timeZone'));
    const outcome = await sitDown({ token, ...person, ...(await browserOf()), timeZone, cookie, userId });
    if (!outcome.ok) return turnBack(token, problemOf(outcome.error, 'held'));
    const { gameId, seat, isNew, isHolder } = outcome.value;
    remember(jar, { ...outcome.value, link: isHolder ? token : undefined });
    if (isNew && others.length === 0) keepCoached(jar, gameId);
    if (isNew) await announceArrival(gameId, seat, systemClock.now());
    deliverAfterResponse(1);
    return { to: `/games/${gameId}`, became: userId };
  });
}

/** Takes over the seat that the posted token offers, stores it in the browser, and redirects to the table. */
export async function takeOffered(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const person = readPerson(form);
  if (!person?.name) return turnBack(token, 'problem=person');
  const { name } = person;
  await makeOnce('takeOffered', form, async (jar) => {
    await turnBackIfTooMany('join');
    if (!(await findOffer(token))) redirect(`/seat/${encodeURIComponent(token)}`);
    const userId = await becomePerson(form, name, jar);
    const taker = { ...person, name, userId, ...(await browserOf()) };
    const outcome = await takeByLink(token, taker);
    if (!outcome.ok) return turnBack(token, problemOf(outcome.error, 'taken'));
    remember(jar, outcome.value);
    deliverAfterResponse(1);
    return { to: `/games/${outcome.value.gameId}`, became: userId };
  });
}

/** Takes back a seat from the computer, once the table offers it. */
export async function takeMineBack(form: FormData): Promise<void> {
  const gameId = gameIdIn(form);
  const person = await currentPerson();
  if (!person) redirect(`/games/${gameId}`);
  await makeOnce('takeMineBack', form, async (jar) => {
    const outcome = await takeSeatBack(gameId, { userId: person.id, ...(await browserOf()) });
    if (outcome.ok) remember(jar, outcome.value);
    deliverAfterResponse(1);
    return { to: `/games/${gameId}` };
  });
}

/** Stores the seat in this browser, and its link if it is known. */
function remember(
  jar: ActionJar,
  { gameId, seat, key, link }: Omit<TakenSeat, 'link'> & { readonly link: string | undefined },
): void {
  giveCookie(jar, seatCookie(gameId, key));
  if (link !== undefined) keepSeatLink(jar, gameId, { seat, token: link });
}

/**
 * Lets a previous holder continue to read a private table. Their old link or a link in an email is the proof.
 */
export async function readOn(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const former = await findFormerSeat(token);
  if (!former) redirect('/seat/unknown');
  const { gameId } = former;
  const jar = await cookies();
  if (!(await findSeatOf(gameId, await visitorOf(gameId))))
    jar.set(seatCookie(gameId, await readingKey(token)));
  redirect(`/games/${gameId}${pageNamed(textIn(form, 'to')) ?? ''}`);
}

/** Lets this browser act for a seat's holder, and redirects to the table, or to the plans to confirm. */
export async function takeDelegate(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const here = `/seat/${encodeURIComponent(token)}` as const;
  const head = await headers();
  await turnBackIfTooMany('join');
  const found = await findDelegation(token);
  if (!found) redirect('/seat/unknown');
  const { gameId } = found;
  const who = await visitorOf(gameId);
  const shown = await findSeatOf(gameId, who);
  const own = shown?.isDelegated ? undefined : shown?.seat;
  const label = browserLabel(head.get('user-agent'));
  const taken = await takeDelegation(token, { userId: who.userId, own, label });
  if (!taken.ok) redirect(taken.error.kind === 'not-that-seat' ? `${here}?problem=sits` : here);
  (await cookies()).set(seatCookie(gameId, token));
  deliverAfterResponse(1);
  redirect(taken.value.power === 'plans' ? `/games/${gameId}/help` : `/games/${gameId}`);
}

/** Makes this browser's person the mentor of a seat, and redirects to its page. */
export async function beMentor(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const here = `/seat/${encodeURIComponent(token)}` as const;
  await turnBackIfTooMany('join');
  const asked = await findMentorLink(token);
  if (!asked) redirect('/seat/unknown');
  if (asked.isOver) redirect(here);
  const { gameId, name } = asked;
  // A player of the table already sees a seat there, so they cannot be its mentor.
  if (await findSeatOf(gameId, await visitorOf(gameId))) redirect(`${here}?problem=sits`);
  await makeOnce('beMentor', form, async (jar) => {
    const userId = await becomePerson(form, name, jar);
    const said = await acceptMentorLink(token, userId);
    if (said !== 'done') redirect(said === 'sits' ? `${here}?problem=sits` : here);
    return { to: `/games/${gameId}/mentor`, became: userId };
  });
}

function turnBack(token: string, query: string): never {
  redirect(`/seat/${encodeURIComponent(token)}?${query}`);
}

const problemOf = (error: ApiRefusal, other: 'held' | 'taken'): string =>
  error.kind === 'name-taken' ? nameTakenQuery(error) : `problem=${other}`;

async function browserOf() {
  const [head, locale] = await Promise.all([headers(), currentLocale()]);
  return { locale, label: browserLabel(head.get('user-agent')) };
}

/**
 * The person who sits down: this browser's person, or a new guest. A taken seat already has a holder, so its
 * link also works in a browser without a person.
 */
async function sitterOf(
  jar: ActionJar,
  form: FormData,
  seat: FoundSeat,
  name: string | undefined,
): Promise<string | undefined> {
  const known = await currentPerson();
  if (!known && seat.seated) return undefined;
  return becomePerson(form, name ?? seat.name, jar);
}
