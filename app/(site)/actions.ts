'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { playAfterResponse } from '@/lib/http/after-move';
import { createTable } from '@/lib/service/create-table';
import { rememberLinks } from './kept-links';
import { readTableForm } from './table-form';

/** Makes the table of the form and leads to its links. */
export async function openTable(form: FormData): Promise<void> {
  const read = readTableForm(form);
  if ('problem' in read) redirect(`/?problem=${read.problem}`);
  const { gameId, seats, computerNext } = await createTable(read.table);
  rememberLinks(await cookies(), gameId, seats);
  playAfterResponse(gameId, computerNext);
  redirect(`/games/${gameId}/invite`);
}
