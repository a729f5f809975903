'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { redirect } from 'next/navigation';
import { makeOnce } from '@/app/post-once';
import { sitAtDeal } from '@/app/sit-at-deal';
import { playToday } from '@/lib/features/deals/play';
import { Name } from '@/lib/features/table/contract-shapes';
import { optionalField, readFields } from '@/lib/platform/http/fields';
import { getWords } from '@/lib/platform/i18n/request-words';
import { becomePerson, currentPerson } from '../current-person';

/** Redirects to the person's table for today's deal, creating it if needed. */
export async function playDaily(form: FormData): Promise<void> {
  await makeOnce('playDaily', form, async (jar) => {
    await turnBackIfTooMany('create');
    const [{ t }, person] = await Promise.all([getWords(), currentPerson()]);
    const named = readFields(form, { name: optionalField(Name) });
    if (!person?.name && !named) redirect('/daily?problem=name');
    const name = person?.name ?? named?.name;
    const userId = await becomePerson(form, name, jar);
    const table = await playToday({ userId, name, tableName: t('daily.title') });
    return { to: await sitAtDeal(jar, table, userId), became: userId };
  });
}
