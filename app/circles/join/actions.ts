'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce } from '@/app/post-once';
import { NameInCircle } from '@/lib/features/circles/circle';
import { joinCircle } from '@/lib/features/circles/circles';
import { field, readFields, textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { becomePerson } from '../../current-person';
import { competitionIn } from './competition-in';

/** Joins the circle behind a link, or requests to. */
export async function joinCircleByLink(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const competition = competitionIn(textIn(form, 'competition'));
  const page = (query = '') => {
    const all = [competition ? `competition=${competition}` : '', query].filter(Boolean).join('&');
    return `/circles/join/${encodeURIComponent(token)}${all ? (`?${all}` as const) : ''}` as const;
  };
  const named = readFields(form, { name: field(NameInCircle) });
  if (!named) redirect(page('problem=form'));
  await makeOnce('joinCircle', form, async (jar) => {
    if (await refuseTooMany('join', await headers())) redirect(page('problem=often'));
    const userId = await becomePerson(form, named.name, jar);
    const joined = await joinCircle({ token, userId, name: named.name });
    if (!joined.ok) {
      const { error } = joined;
      const query = error.kind === 'name-taken' ? nameTakenQuery(error) : `problem=${error.kind}`;
      return { to: page(query), became: userId, isRefused: true };
    }
    const { circleId, state } = joined.value;
    const inside = competition
      ? (`/competitions/${competition}` as const)
      : (`/circles/${circleId}` as const);
    return { to: state === 'in' ? inside : page(), became: userId };
  });
}
