'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { seatCookie } from '@/lib/auth/seat-proof';
import { systemClock } from '@/lib/clock';
import { deliverAfterResponse } from '@/lib/http/after-move';
import { refuseTooMany } from '@/lib/http/rate-limit';
import { localeHere } from '@/lib/i18n/here';
import { announceArrival } from '@/lib/service/arrivals';
import { findSeatByToken, sitDown, type FoundSeat } from '@/lib/service/seats';
import { becomePerson, personHere } from '../../person-here';
import { readPerson } from './person';

/** Takes the seat of the posted token, has the browser remember it, and leads to the table. */
export async function takeSeat(form: FormData): Promise<void> {
  const token = String(form.get('token') ?? '');
  const person = readPerson(form);
  if (!person) redirect(`/seat/${encodeURIComponent(token)}?problem=person`);
  if (await refuseTooMany('join', await headers()))
    redirect(`/seat/${encodeURIComponent(token)}?problem=many`);
  const found = await findSeatByToken(token);
  if (!found) redirect('/seat/unknown');
  const userId = await sitterOf(form, found, person.name);
  const outcome = await sitDown({ token, ...person, locale: await localeHere(), userId });
  if (!outcome.ok) redirect('/seat/unknown');
  const { name, value, ...options } = seatCookie(outcome.value.gameId, token);
  (await cookies()).set(name, value, options);
  const { gameId, seat, isNew } = outcome.value;
  if (isNew) {
    await announceArrival(gameId, seat, systemClock.now());
    deliverAfterResponse(1);
  }
  redirect(`/games/${outcome.value.gameId}`);
}

/**
 * Who sits down: the person of this browser, or a guest who is made of whoever comes. A seat that was taken already has its holder; another
 * device of theirs, or a friend who plays on, needs to be nobody for the link to open it.
 */
async function sitterOf(
  form: FormData,
  seat: FoundSeat,
  name: string | undefined,
): Promise<string | undefined> {
  const known = await personHere();
  if (!known && seat.seated && seat.isHeld) return undefined;
  return becomePerson(form, name ?? seat.name);
}
