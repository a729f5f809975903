'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { seatCookie } from '@/lib/auth/seat-proof';
import { playAfterResponse } from '@/lib/http/after-move';
import { getWords } from '@/lib/i18n/here';
import { createTable } from '@/lib/service/create-table';
import { sitDown } from '@/lib/service/seats';
import { rememberLinks } from './kept-links';
import { readPlayNow, readTableForm } from './table-form';

/** Makes the table of the form and leads to its links. */
export async function openTable(form: FormData): Promise<void> {
  const read = readTableForm(form);
  if ('problem' in read) redirect(`/?problem=${read.problem}`);
  const { gameId, seats, computerNext } = await createTable(read.table);
  rememberLinks(await cookies(), gameId, seats);
  playAfterResponse(gameId, computerNext);
  redirect(`/games/${gameId}/invite`);
}

/** Makes a solo game and leads straight to its table. */
export async function playNow(form: FormData): Promise<void> {
  const read = readPlayNow(await getWords(), form);
  if ('problem' in read) redirect(`/?problem=${read.problem}`);
  const { gameId, seats } = await createTable(read.table);
  const jar = await cookies();
  rememberLinks(jar, gameId, seats);
  for (const { token } of seats) {
    await sitDown({ token });
    const { name, value, ...options } = seatCookie(gameId, token);
    jar.set(name, value, options);
  }
  redirect(`/games/${gameId}`);
}
