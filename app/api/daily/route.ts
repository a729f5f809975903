import { dailyAnswer, playedAnswer } from '@/app/api/_shared/daily-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { requirePerson } from '@/lib/features/people/person-answer';
import { playDailyContract, readDailyContract } from '@/lib/features/deals/contract';
import { playToday } from '@/lib/features/deals/play';
import { loadDealOfDay, loadTodaysDeal } from '@/lib/features/deals/results';
import { personOfRequest } from '@/lib/features/people/guests';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const read = endpoint(readDailyContract, async ({ query: { day }, headers }) => {
  const userId = (await personOfRequest(headers))?.id;
  const stand = day === undefined ? await loadTodaysDeal(userId) : await loadDealOfDay(day, userId);
  if (!stand) return refused({ kind: 'unknown-deal' });
  return { ok: true, value: { body: dailyAnswer(stand) } };
});

const play = endpoint(playDailyContract, async ({ body, headers }) => {
  const asked = await requirePerson(headers);
  if ('problem' in asked) return asked;
  const { id: userId, name } = asked.person;
  const tableName = wordingOf('en').t('daily.title');
  const table = await playToday({ userId, name: body.name ?? name ?? undefined, tableName });
  return { ok: true, value: { body: playedAnswer(table), isAgain: table.made === undefined } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, play);
