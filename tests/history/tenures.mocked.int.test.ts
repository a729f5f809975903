/** The past of a seat stays with its holder of that time, in every list of steps. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { LogList } from '@/components/history/log-list';
import { momentOf } from '@/components/history/replay/moment';
import { Timeline } from '@/components/history/timeline';
import { loadHistory } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { withTenures } from '@/lib/features/table/load/tenures';
import type { Event } from '@/lib/game/engine/events';
import { db } from '@/lib/platform/db/db';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { randomNumbers, useService } from '../support/service';
import { playUntil, seatedTable } from '../support/tables';

vi.mock('@/lib/platform/i18n/current-words', () => ({ useWords: () => wordingOf('en') }));
await useService();
const words = wordingOf('en');

test('moves are attributed to a replaced player, to a deleted one, and to a computer', async () => {
  const table = await seatedTable(2, { emails: false });
  const { gameId } = table;
  await playUntil(table, randomNumbers('tenures'), ({ answer }) => answer.seq > 60);
  const all = (await loadTable(gameId, undefined, { log: 'all' }))?.log ?? [];
  const isEnd = (event: Event) => event.type === 'TurnEnded' && event.seat === 1;
  const ends = all.filter(({ events, undone }) => !undone && events.some(isEnd)).map(({ seq }) => seq);
  const [first = 0, second = 0, third = 0, fourth = 0] = ends;
  const past = [
    { gameId, seat: 1, untilSeq: first, name: 'Hynek' },
    { gameId, seat: 1, untilSeq: second, name: '' },
    { gameId, seat: 1, untilSeq: third, name: '', bot: 'master' },
  ];
  await db().seatHolder.createMany({ data: past });
  const holders = ['Hynek', 'Former player', 'Master builder', 'Bohumil'];

  const newest = await loadTable(gameId, undefined, { log: 'all' });
  if (!newest) throw new Error('the table is gone');
  const log = nameSeats(words, withTenures(newest));
  const lineOf = (seq: number) => {
    const rows = log.log.filter((row) => row.seq === seq);
    return renderToStaticMarkup(createElement(LogList, { table: log, rows }));
  };
  for (const [i, seq] of ends.slice(0, 4).entries()) {
    const name = holders[i] ?? '';
    expect(lineOf(seq), `row ${seq}`).toContain(name);
    for (const other of holders.filter((each) => each !== name)) expect(lineOf(seq)).not.toContain(other);
    const history = await loadHistory(gameId, seq);
    if (!history) throw new Error('no such step');
    const then = nameSeats(words, history.table);
    expect(then.seats.map((seat) => seat.name)).toEqual(['Anna', name]);
  }
  const history = await loadHistory(gameId, fourth);
  if (!history) throw new Error('no such step');
  const timeline = momentOf({ ...history, table: nameSeats(words, history.table) }, { undone: false });
  const turns = renderToStaticMarkup(createElement(Timeline, timeline));
  for (const name of holders) expect(turns).toContain(`${name}, round`);
});
