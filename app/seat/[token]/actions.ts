'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { gameIdIn } from '@/app/form-fields';
import { keepSeatLink } from '@/app/games/[gameId]/seats/link-cookie';
import { visitorOf } from '@/app/games/[gameId]/visitor';
import { keepCoached } from '@/app/learn/coach-cookie';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce, type ActionJar } from '@/app/post-once';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { findOffer } from '@/lib/features/leaving/offers';
import { takeSeatBack, takeByLink, type TakenSeat } from '@/lib/features/leaving/take-offer';
import { announceArrival } from '@/lib/features/seats/arrivals';
import { findFormerSeat, readingKey } from '@/lib/features/seats/former-seat';
import { findSeatByToken, findSeatOf, sitDown, type FoundSeat } from '@/lib/features/seats/seats';
import { pageNamed } from '@/lib/features/table/lists/table-pages';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { seatCookie, tokenFromCookies } from '@/lib/platform/auth/seat-proof';
import { systemClock } from '@/lib/platform/clock';
import { textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { becomePerson, currentPerson } from '../../current-person';
import { currentTables } from '../../current-tables';
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
    if (await refuseTooMany('join', await headers())) return turnBack(token, 'problem=many');
    const found = await findSeatByToken(token);
    if (!found) redirect('/seat/unknown');
    const others = await currentTables();
    const userId = await sitterOf(jar, form, found, person.name);
    const cookie = tokenFromCookies(found.gameId, await cookies());
    const outcome = await sitDown({ token, ...person, ...(await browserOf()), cookie, userId });
    if (!outcome.ok)
      return turnBack(
        token,
        outcome.error.kind === 'name-taken' ? nameTakenQuery(outcome.error) : 'problem=held',
      );
    const { gameId, seat, isNew, isHolder, key } = outcome.value;
    const { name, value, ...options } = seatCookie(gameId, key);
    jar.set(name, value, options);
    if (isHolder) keepSeatLink(jar, gameId, { seat, token });
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
    if (await refuseTooMany('join', await headers())) return turnBack(token, 'problem=many');
    if (!(await findOffer(token))) redirect(`/seat/${encodeURIComponent(token)}`);
    const userId = await becomePerson(form, name, jar);
    const taker = { ...person, name, userId, ...(await browserOf()) };
    const outcome = await takeByLink(token, taker);
    if (!outcome.ok)
      return turnBack(
        token,
        outcome.error.kind === 'name-taken' ? nameTakenQuery(outcome.error) : 'problem=taken',
      );
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

function remember(jar: ActionJar, { gameId, seat, key, link }: TakenSeat): void {
  const { name, value, ...options } = seatCookie(gameId, key);
  jar.set(name, value, options);
  keepSeatLink(jar, gameId, { seat, token: link });
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
  if (!(await findSeatOf(gameId, await visitorOf(gameId)))) {
    const { name, value, ...options } = seatCookie(gameId, await readingKey(token));
    jar.set(name, value, options);
  }
  redirect(`/games/${gameId}${pageNamed(textIn(form, 'to')) ?? ''}`);
}

function turnBack(token: string, query: string): never {
  redirect(`/seat/${encodeURIComponent(token)}?${query}`);
}

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
