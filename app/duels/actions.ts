'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { makeOnce } from '@/app/post-once';
import { sitAtDeal } from '@/app/sit-at-deal';
import { keyOfDuel } from '@/lib/features/deals/deal';
import { isDuel, makeDuel, playDuel } from '@/lib/features/deals/duel';
import { NewDuelShape } from '@/lib/features/deals/duel-shapes';
import { Name } from '@/lib/features/table/contract-shapes';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { systemClock } from '@/lib/platform/clock';
import { OptionalNumber, optionalField, readFields, textIn, WholeNumber } from '@/lib/platform/http/fields';
import { currentLocale, getWords } from '@/lib/platform/i18n/request-words';
import { becomePerson, currentPerson } from '../current-person';

/** Creates a duel and redirects to it. */
export async function newDuel(form: FormData): Promise<void> {
  const fields = { places: WholeNumber, days: WholeNumber, seats: OptionalNumber };
  const asked = NewDuelShape.safeParse(readFields(form, fields)).data;
  if (!asked) redirect('/duels?problem=form');
  await makeOnce('newDuel', form, async () => {
    await turnBackIfTooMany('create');
    const { id } = await makeDuel(asked);
    return { to: `/duels/${keyOfDuel(id)}` };
  });
}

/** Redirects to the person's table in a duel, creating it if needed. */
export async function takeDuelPlace(form: FormData): Promise<void> {
  const key = textIn(form, 'duel');
  if (key === '') redirect('/duels?problem=unknown-deal');
  const turnBack = (problem: string) => redirect(`/duels/${encodeURIComponent(key)}?problem=${problem}`);
  await makeOnce('takePlace', form, async (jar) => {
    await turnBackIfTooMany('create');
    if (!(await isDuel(key))) return turnBack('unknown-deal');
    const [{ t }, person] = await Promise.all([getWords(), currentPerson()]);
    const named = readFields(form, { name: optionalField(Name) });
    if (!person?.name && !named) return turnBack('name');
    const name = person?.name ?? named?.name;
    const table = readFields(form, { table: OptionalNumber })?.table;
    const userId = await becomePerson(form, name, jar);
    const [locale, head] = await Promise.all([currentLocale(), headers()]);
    const browser = { locale, label: browserLabel(head.get('user-agent')) };
    const player = { userId, name, tableName: t('duel.table'), ...browser };
    const played = await playDuel(key, player, systemClock, table);
    if (!played.ok) return turnBack(played.error.kind);
    return { to: await sitAtDeal(jar, played.value, userId), became: userId };
  });
}
