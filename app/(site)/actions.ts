'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { playAfterResponse } from '@/lib/features/notify/after-move';
import { textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';
import { createTable } from '@/lib/features/table/create-table';
import { becomePerson, currentPerson } from '../current-person';
import { currentTables } from '../current-tables';
import { keepCoached } from '../learn/coach-cookie';
import { rememberLinks } from './kept-links';
import { readPlayNow, readTableForm } from './table-form';
import { sitAtNew } from '@/app/sit-at-new';

/** Makes the table of the form and leads to its links. */
export async function openTable(form: FormData): Promise<void> {
  const read = readTableForm(await getWords(), form);
  if ('problem' in read) redirect(`/?problem=${read.problem}`);
  if (await refuseTooMany('create', await headers())) redirect('/?problem=many');
  const hostId = await becomePerson(form, textIn(form, 'seat-0') || undefined);
  const made = await createTable({ ...read.table, hostId });
  rememberLinks(await cookies(), made.gameId, made);
  playAfterResponse(made.gameId, made.computerNext);
  redirect(`/games/${made.gameId}/invite`);
}

/** Makes a solo game and leads straight to its table; whoever has none yet is coached there. */
export async function playNow(form: FormData): Promise<void> {
  if (await refuseTooMany('create', await headers())) redirect('/?problem=many');
  const [words, person, tables] = await Promise.all([getWords(), currentPerson(), currentTables()]);
  const table = readPlayNow(words, form, person?.name ?? undefined);
  const userId = await becomePerson(form);
  const { gameId, seats } = await createTable({ ...table, hostId: userId, joinPolicy: 'named' });
  const jar = await cookies();
  await sitAtNew(jar, { gameId, seats, userId });
  if (tables.length === 0) keepCoached(jar, gameId);
  redirect(`/games/${gameId}`);
}
