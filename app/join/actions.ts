'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { GameIdField, SeatField } from '@/app/form-fields';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce } from '@/app/post-once';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { joinTable, type LinkWay } from '@/lib/features/seats/free-seats';
import { Name } from '@/lib/features/table/contract-shapes';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { seatCookie } from '@/lib/platform/auth/seat-proof';
import { field, readFields, textIn } from '@/lib/platform/http/fields';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { becomePerson } from '../current-person';

/** Takes a free seat, by link or from the lobby, and redirects to the table. */
export async function takeFreeSeat(form: FormData): Promise<void> {
  const way = wayOf(form);
  const named = readFields(form, { name: field(Name) });
  const seat = readFields(form, { seat: SeatField })?.seat;
  if (!named) return turnBack(way, 'problem=name');
  await makeOnce('takeFreeSeat', form, async (jar) => {
    if (await refuseTooMany('join', await headers())) return turnBack(way, 'problem=many');
    const userId = await becomePerson(form, named.name, jar);
    const locale = await currentLocale();
    const joined = await joinTable({
      way,
      userId,
      name: named.name,
      locale,
      label: browserLabel((await headers()).get('user-agent')),
      ...(seat === undefined ? {} : { seat }),
    });
    if (!joined.ok)
      return joined.error.kind === 'name-taken'
        ? turnBack(way, nameTakenQuery(joined.error))
        : turnBack(way, 'problem=full');
    const { gameId, token } = joined.value;
    const { name: cookie, value, ...options } = seatCookie(gameId, token);
    jar.set(cookie, value, options);
    deliverAfterResponse(1);
    return { to: `/games/${gameId}`, became: userId };
  });
}

function turnBack(way: LinkWay, query: string): never {
  if ('lobby' in way) redirect(`/games/${way.lobby}/join?${query}`);
  redirect(`/join/${encodeURIComponent(way.token)}?${query}`);
}

function wayOf(form: FormData): LinkWay {
  const lobby = readFields(form, { gameId: GameIdField });
  if (lobby) return { lobby: lobby.gameId };
  return { token: textIn(form, 'token') };
}
