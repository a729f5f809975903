import { playedAnswer, weekAnswer } from '@/app/api/_shared/daily-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { requirePerson } from '@/lib/features/people/person-answer';
import { playWeeklyContract, readWeeklyContract } from '@/lib/features/deals/contract-weekly';
import { playWeek } from '@/lib/features/deals/play-week';
import { loadDealOfWeek } from '@/lib/features/deals/week-results';
import { personOfRequest } from '@/lib/features/people/guests';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const read = endpoint(readWeeklyContract, async ({ query: { week, players = 2 }, headers }) => {
  const stand = await loadDealOfWeek(week, players, (await personOfRequest(headers))?.id);
  return stand ? { ok: true, value: { body: weekAnswer(stand) } } : refused({ kind: 'unknown-deal' });
});

const play = endpoint(playWeeklyContract, async ({ body, headers }) => {
  const asked = await requirePerson(headers);
  if ('problem' in asked) return asked;
  const { id: userId, name } = asked.person;
  const { players, week, table, ...rest } = body;
  const tableName = table ?? wordingOf('en').t('weekly.title');
  const player = { ...rest, userId, name: body.name ?? name ?? undefined, tableName };
  const played = await playWeek({ players, week }, player);
  if (!played.ok) return refused(played.error);
  const { value } = played;
  const others = value.counts ? (value.made?.seats ?? []).filter(({ seat }) => seat > 0) : [];
  const links = others.map(({ seat, name: called, link }) => ({ seat, name: called, link }));
  const answer = { ...playedAnswer(value), ...(links.length > 0 ? { links } : {}) };
  return { ok: true, value: { body: answer, isAgain: value.made === undefined } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, play);
