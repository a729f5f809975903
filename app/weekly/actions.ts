'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { rememberLinks } from '@/app/(site)/kept-links';
import { makeOnce, type ActionJar } from '@/app/post-once';
import { sitAtNew } from '@/app/sit-at-new';
import { MY_SEAT, type DealTable } from '@/lib/features/deals/play';
import { playWeek } from '@/lib/features/deals/play-week';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { getWords } from '@/lib/platform/i18n/request-words';
import { becomePerson, currentPerson } from '../current-person';
import { readWeekForm } from './week-form';

/** Redirects to the person's table for a week's deal, creating it if needed. */
export async function playWeekly(form: FormData): Promise<void> {
  const [words, person] = await Promise.all([getWords(), currentPerson()]);
  const asked = readWeekForm(words, form, person?.name ?? undefined);
  if (!asked) redirect('/weekly?problem=form');
  const { week, players, player } = asked;
  const turnBack = (problem: string) => redirect(`/weekly?players=${players}&problem=${problem}`);
  await makeOnce('playWeekly', form, async (jar) => {
    if (await refuseTooMany('create', await headers())) return turnBack('many');
    const userId = await becomePerson(form, player.name, jar);
    const played = await playWeek({ players, week }, { ...player, userId });
    if (!played.ok) return turnBack(played.error.kind);
    return { to: await sitAt(jar, played.value, userId), became: userId };
  });
}

/**
 * Stores the first seat's credentials in this browser. Redirects to the table, or to its links if the player
 * has just created it.
 */
async function sitAt(jar: ActionJar, { gameId, counts, made }: DealTable, userId: string) {
  const seats = made?.seats.filter(({ seat }) => seat === MY_SEAT) ?? [];
  await sitAtNew(jar, { gameId, seats, userId });
  if (!made || !counts) return `/games/${gameId}` as const;
  rememberLinks(jar, gameId, made);
  return `/games/${gameId}/invite` as const;
}
