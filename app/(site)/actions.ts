'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { seatCookie } from '@/lib/auth/seat-proof';
import { playAfterResponse } from '@/lib/http/after-move';
import { refuseTooMany } from '@/lib/http/rate-limit';
import { getWords } from '@/lib/i18n/here';
import { createTable } from '@/lib/service/create-table';
import { sitDown } from '@/lib/service/seats';
import { becomePerson } from '../person-here';
import { rememberLinks } from './kept-links';
import { readPlayNow, readTableForm } from './table-form';

/** Makes the table of the form and leads to its links. */
export async function openTable(form: FormData): Promise<void> {
  const read = readTableForm(form);
  if ('problem' in read) redirect(`/?problem=${read.problem}`);
  if (await refuseTooMany('create', await headers())) redirect('/?problem=many');
  const hostId = await becomePerson(form);
  const made = await createTable({ ...read.table, hostId });
  rememberLinks(await cookies(), made.gameId, made);
  playAfterResponse(made.gameId, made.computerNext);
  redirect(`/games/${made.gameId}/invite`);
}

/** Makes a solo game and leads straight to its table. */
export async function playNow(form: FormData): Promise<void> {
  const read = readPlayNow(await getWords(), form);
  if ('problem' in read) redirect(`/?problem=${read.problem}`);
  if (await refuseTooMany('create', await headers())) redirect('/?problem=many');
  const userId = await becomePerson(form, read.table.seats[0]?.name);
  const { gameId, seats } = await createTable({ ...read.table, hostId: userId, door: 'named' });
  const jar = await cookies();
  for (const { token } of seats) {
    await sitDown({ token, userId });
    const { name, value, ...options } = seatCookie(gameId, token);
    jar.set(name, value, options);
  }
  redirect(`/games/${gameId}`);
}
