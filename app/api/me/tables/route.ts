import { endpoint } from '@/app/api/_shared/endpoint';
import { requirePerson } from '@/lib/features/people/person-answer';
import { routes } from '@/lib/platform/http/endpoint';
import { systemClock } from '@/lib/platform/clock';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { withNames } from '@/lib/game/wording/seat-names';
import { myTablesContract } from '@/lib/features/table/contract-mine';
import { myTables, withDeadlines } from '@/lib/features/table/lists/my-tables';

const list = endpoint(myTablesContract, async ({ headers }) => {
  const asked = await requirePerson(headers);
  if ('problem' in asked) return asked;
  const mine = await myTables({ userId: asked.person.id, tokens: [] });
  const timed = await withDeadlines(mine, systemClock.now());
  const tables = timed.map(({ pace: _pace, createdAt: _made, isToLearn: _lesson, ...table }) => ({
    ...table,
    seats: withNames(wordingOf('en'), table.seats),
  }));
  return { ok: true, value: { body: { tables } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
