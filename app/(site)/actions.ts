'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { sitAtNew } from '@/app/sit-at-new';
import { findBoxPack } from '@/lib/features/boxes/load-pack';
import { playAfterResponse } from '@/lib/features/jobs/jobs';
import { type CreatedTable, createTable, withMaker } from '@/lib/features/table/new-table/create-table';
import { textIn } from '@/lib/platform/http/fields';
import { getWords } from '@/lib/platform/i18n/request-words';
import { becomePerson, currentPerson } from '../current-person';
import { currentTables } from '../current-tables';
import { keepSeatLink } from '../games/[gameId]/seats/link-cookie';
import { keepCoached, mayBeCoached } from '../learn/coach-cookie';
import { makeOnce, type ActionJar } from '../post-once';
import { rememberLinks } from './kept-links';
import { readPlayNow, readTableForm } from './table-form';

/** Creates a table from the form, seats its host, and redirects to the invitation links. */
export async function openTable(form: FormData): Promise<void> {
  const [words, person] = await Promise.all([getWords(), currentPerson()]);
  const read = readTableForm(words, form, person?.name);
  if ('problem' in read) redirect(`/?problem=${read.problem}`);
  const { table } = read;
  if (table.pack !== undefined && !(await findBoxPack(table.pack))) redirect('/?problem=box');
  await makeOnce('openTable', form, async (jar) => {
    await turnBackIfTooMany('create');
    const hostId = await becomePerson(form, textIn(form, 'seat-0') || undefined, jar);
    const inviting = { hostEmail: person?.email };
    const seats = withMaker(table.seats, hostId);
    const tables = await currentTables();
    const made = await createTable({ ...table, seats, hostId, inviting });
    playAfterResponse(made.gameId, made.computerNext);
    const isNew = tables.every(({ status }) => status !== 'finished');
    if (isNew && mayBeCoached(jar)) keepCoached(jar, made.gameId);
    return {
      to: await sitMaker(jar, made, { userId: hostId, email: table.seats[0]?.email }),
      became: hostId,
    };
  });
}

/**
 * Seats the host in this browser. Redirects to the links of the other players, or to the table if no other
 * seat needs one.
 */
async function sitMaker(
  jar: ActionJar,
  made: CreatedTable,
  { userId, email }: { readonly userId: string; readonly email: string | undefined },
) {
  const { gameId, maker } = made;
  const mine = made.seats.filter(({ seat }) => seat === maker);
  const others = made.seats.filter(({ seat }) => seat !== maker);
  await sitAtNew(jar, { gameId, seats: mine, userId, email });
  for (const { seat, token } of mine) keepSeatLink(jar, gameId, { seat, token });
  if (others.length === 0) return `/games/${gameId}` as const;
  rememberLinks(jar, gameId, { ...made, seats: others });
  return `/games/${gameId}/seats` as const;
}

/**
 * Creates a game against a computer and redirects to its table. A player without other tables gets the
 * coached opponent Peter Parler.
 */
export async function playNow(form: FormData): Promise<void> {
  await makeOnce('playNow', form, async (jar) => {
    await turnBackIfTooMany('create');
    const [words, person, tables] = await Promise.all([getWords(), currentPerson(), currentTables()]);
    const table = readPlayNow(words, form, person?.name ?? undefined);
    const userId = await becomePerson(form, undefined, jar);
    const { gameId, seats, computerNext } = await createTable({
      ...table,
      hostId: userId,
      joinPolicy: 'named',
    });
    playAfterResponse(gameId, computerNext);
    await sitAtNew(jar, { gameId, seats, userId });
    if (tables.length === 0 && table.seats.length === 1) keepCoached(jar, gameId);
    return { to: `/games/${gameId}`, became: userId };
  });
}
