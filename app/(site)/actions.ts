'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { seatCookie } from '@/lib/platform/auth/seat-proof';
import { playAfterResponse } from '@/lib/features/notify/after-move';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';
import { createTable } from '@/lib/features/table/create-table';
import { sitDown } from '@/lib/features/seats/seats';
import { becomePerson } from '../current-person';
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
  const { gameId, seats } = await createTable({ ...read.table, hostId: userId, joinPolicy: 'named' });
  const jar = await cookies();
  for (const { token } of seats) {
    const sat = await sitDown({ token, userId });
    if (!sat.ok) continue;
    const { name, value, ...options } = seatCookie(gameId, sat.value.key);
    jar.set(name, value, options);
  }
  redirect(`/games/${gameId}`);
}
