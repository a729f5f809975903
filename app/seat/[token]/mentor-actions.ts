'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { becomePerson } from '@/app/current-person';
import { visitorOf } from '@/app/games/[gameId]/visitor';
import { makeOnce } from '@/app/post-once';
import { acceptMentorLink, findMentorLink } from '@/lib/features/seats/delegates/mentors';
import { findSeatOf } from '@/lib/features/seats/seats';
import { textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

/** Makes this browser's person the mentor of a seat, and redirects to its page. */
export async function beMentor(form: FormData): Promise<void> {
  const token = textIn(form, 'token');
  const here = `/seat/${encodeURIComponent(token)}` as const;
  if (await refuseTooMany('join', await headers())) redirect(`${here}?problem=many`);
  const asked = await findMentorLink(token);
  if (!asked) redirect('/seat/unknown');
  if (asked.isOver) redirect(here);
  const { gameId, name } = asked;
  // A player of the table already sees a seat there, so they cannot be its mentor.
  if (await findSeatOf(gameId, await visitorOf(gameId))) redirect(`${here}?problem=sits`);
  await makeOnce('beMentor', form, async (jar) => {
    const userId = await becomePerson(form, name, jar);
    const said = await acceptMentorLink(token, userId);
    if (said !== 'done') redirect(said === 'sits' ? `${here}?problem=sits` : here);
    return { to: `/games/${gameId}/mentor`, became: userId };
  });
}
