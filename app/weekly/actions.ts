'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { makeOnce } from '@/app/post-once';
import { sitAtDeal } from '@/app/sit-at-deal';
import { playWeek } from '@/lib/features/deals/play-week';
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
    await turnBackIfTooMany('create');
    const userId = await becomePerson(form, player.name, jar);
    const played = await playWeek({ players, week }, { ...player, userId });
    if (!played.ok) return turnBack(played.error.kind);
    return { to: await sitAtDeal(jar, played.value, userId), became: userId };
  });
}
