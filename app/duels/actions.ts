'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { sitAtNew } from '@/app/sit-at-new';
import { NewDuelShape } from '@/lib/features/daily/contract-duel';
import { keyOfDuel } from '@/lib/features/daily/deal';
import { makeDuel, playDuel } from '@/lib/features/daily/duel';
import { Name } from '@/lib/features/table/contract-shapes';
import { optionalField, readFields, textIn, WholeNumber } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';
import { becomePerson, currentPerson } from '../current-person';

/** Makes a duel and leads to it. */
export async function newDuel(form: FormData): Promise<void> {
  const asked = NewDuelShape.safeParse(readFields(form, { places: WholeNumber, days: WholeNumber })).data;
  if (!asked) redirect('/duels?problem=form');
  if (await refuseTooMany('create', await headers())) redirect('/duels?problem=many');
  const { id } = await makeDuel(asked);
  redirect(`/duels/${keyOfDuel(id)}`);
}

/** Leads to the table of this browser's person in a duel, which is made on the way. */
export async function takePlace(form: FormData): Promise<void> {
  const key = textIn(form, 'duel');
  if (key === '') redirect('/duels?problem=unknown-deal');
  const turnBack = (problem: string) => redirect(`/duels/${encodeURIComponent(key)}?problem=${problem}`);
  if (await refuseTooMany('create', await headers())) return turnBack('many');
  const [{ t }, person] = await Promise.all([getWords(), currentPerson()]);
  const name = person?.name ?? readFields(form, { name: optionalField(Name) })?.name;
  const userId = await becomePerson(form, name);
  const played = await playDuel(key, { userId, name, tableName: t('duel.table') });
  if (!played.ok) return turnBack(played.error.kind);
  const { gameId, made } = played.value;
  if (made) await sitAtNew(await cookies(), { gameId, seats: made.seats, userId });
  redirect(`/games/${gameId}`);
}
