'use server';

import { turnBackIfTooMany } from '@/app/too-often/too-often';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { GameIdField, SeatField } from '@/app/form-fields';
import { nameTakenQuery } from '@/app/name-taken';
import { makeOnce } from '@/app/post-once';
import { giveCookie } from '@/app/stored-links';
import { NameInCircle } from '@/lib/features/circles/circle';
import { behindLink, joinBehind } from '@/lib/features/groups/groups';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import type { LinkWay } from '@/lib/features/seats/free-seats';
import { Name } from '@/lib/features/table/contract-shapes';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { seatCookie } from '@/lib/platform/auth/seat-proof';
import { field, optionalField, readFields, textIn } from '@/lib/platform/http/fields';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { becomePerson } from '../current-person';
import { competitionIn, insideOf, joinPath } from './paths';

const NAMES = {
  circle: field(NameInCircle),
  competition: field(NameInCircle),
  // People who have a name keep it.
  box: optionalField(Name),
  table: field(Name),
};

/** Joins what a link opens, or takes a seat of a table in the lobby, and redirects there. */
export async function joinByLink(form: FormData): Promise<void> {
  const lobby = readFields(form, { gameId: GameIdField })?.gameId;
  const way: LinkWay = lobby ? { lobby } : { token: textIn(form, 'token') };
  const competitionId = competitionIn(textIn(form, 'competition'));
  const page = (query = '') => joinPath(way, competitionId, query);
  const behind = await behindLink(way, { competitionId });
  // The page says that it is closed; nobody becomes a guest for that.
  if (!behind) redirect(page());
  const named = readFields(form, { name: NAMES[behind.kind] });
  if (!named) redirect(page('problem=name'));
  const { name } = named;
  await makeOnce('joinByLink', form, async (jar) => {
    const sent = await headers();
    await turnBackIfTooMany('join');
    const userId = await becomePerson(form, name, jar);
    const joined = await joinBehind(behind, {
      ...{ way, userId, name: name ?? '' },
      seat: readFields(form, { seat: SeatField })?.seat,
      locale: await currentLocale(),
      label: browserLabel(sent.get('user-agent')),
    });
    if (!joined.ok) {
      const { error } = joined;
      const query = error.kind === 'name-taken' ? nameTakenQuery(error) : `problem=${error.kind}`;
      return { to: page(query), became: userId, isRefused: true };
    }
    const { value } = joined;
    if ('state' in value && value.state === 'asked') return { to: page(), became: userId };
    if ('seat' in value) {
      giveCookie(jar, seatCookie(value.gameId, value.token));
      deliverAfterResponse(1);
    }
    return { to: insideOf(behind, 'joined'), became: userId };
  });
}
