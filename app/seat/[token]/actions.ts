'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { seatCookie } from '@/lib/auth/seat-proof';
import { sitDown } from '@/lib/service/seats';
import { readPerson } from './person';

/** Takes the seat of the posted token, has the browser remember it, and leads to the table. */
export async function takeSeat(form: FormData): Promise<void> {
  const token = String(form.get('token') ?? '');
  const person = readPerson(form);
  if (!person) redirect(`/seat/${encodeURIComponent(token)}?problem=person`);
  const outcome = await sitDown({ token, ...person });
  if (!outcome.ok) redirect('/seat/unknown');
  const { name, value, ...options } = seatCookie(outcome.value.gameId, token);
  (await cookies()).set(name, value, options);
  redirect(`/games/${outcome.value.gameId}`);
}
