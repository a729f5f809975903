'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { rememberLinks } from '@/app/(site)/kept-links';
import { sitAtNew } from '@/app/sit-at-new';
import { MY_SEAT, type DealTable } from '@/lib/features/daily/play';
import { playWeek } from '@/lib/features/daily/play-week';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';
import { becomePerson, currentPerson } from '../current-person';
import { readWeekForm } from './week-form';

/** Leads to the table of this browser's person on the deal of a week, which is made on the way. */
export async function playWeekly(form: FormData): Promise<void> {
  const [words, person] = await Promise.all([getWords(), currentPerson()]);
  const asked = readWeekForm(words, form, person?.name ?? undefined);
  if (!asked) redirect('/weekly?problem=form');
  const { week, players, player } = asked;
  const turnBack = (problem: string) => redirect(`/weekly?players=${players}&problem=${problem}`);
  if (await refuseTooMany('create', await headers())) return turnBack('many');
  const userId = await becomePerson(form, player.name);
  const played = await playWeek({ players, week }, { ...player, userId });
  if (!played.ok) return turnBack(played.error.kind);
  return sitAt(played.value, userId);
}

/** This browser gets the keys of the first seat. Leads to the table, for whoever opens one to its links. */
async function sitAt({ gameId, counts, made }: DealTable, userId: string): Promise<never> {
  const jar = await cookies();
  const seats = made?.seats.filter(({ seat }) => seat === MY_SEAT) ?? [];
  await sitAtNew(jar, { gameId, seats, userId });
  if (!made || !counts) redirect(`/games/${gameId}`);
  rememberLinks(jar, gameId, made);
  redirect(`/games/${gameId}/invite`);
}
