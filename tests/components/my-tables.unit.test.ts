/** My tables: each with its picture, round and points where that is known, and without where it is not. */
import { expect, test } from 'vitest';
import { ContinueGame, TableList } from '@/components/table/lists/my-tables';
import type { Glance } from '@/components/table/lists/table-glance';
import { isAgainstComputer } from '@/components/table/lists/table-words';
import type { MyTable } from '@/lib/features/table/load/table-view';
import { htmlOf } from '../support/components/html';

type Seat = MyTable['seats'][number];
const NOW = Date.parse('2026-11-21T13:30:00Z');
const [ME, RIVAL] = ['Anna', 'Bohumil'].map((name, seat) => ({ seat, name, seated: true })) as [Seat, Seat];
const tableOf = (more: Partial<MyTable> = {}): MyTable => ({
  gameId: 'abcdef',
  name: 'Sunday round',
  status: 'running',
  seat: 0,
  seated: true,
  isHost: true,
  waiting: true,
  waitingFor: [0],
  since: '2026-11-21T10:00:00Z',
  createdAt: '2026-11-20T13:30:00Z',
  isToLearn: false,
  seats: [ME, RIVAL],
  seq: 40,
  ...more,
});
const against = (rival: Partial<Seat>, more: Partial<MyTable> = {}): MyTable =>
  tableOf({ seats: [ME, { ...RIVAL, ...rival }], ...more });
const GLANCE: Glance = {
  gameId: 'abcdef',
  seq: 40,
  round: 3,
  rounds: 16,
  seats: [ME, RIVAL],
  points: [
    [0, 17],
    [1, 21],
  ],
};
const shown = { timeZone: undefined, now: NOW };
const listOf = (table: MyTable, glance: Partial<Glance> = {}) =>
  htmlOf(TableList, { ...shown, tables: [table], glances: new Map([['abcdef', { ...GLANCE, ...glance }]]) });
const list = (more: Partial<MyTable> = {}, glance: Partial<Glance> = {}) => listOf(tableOf(more), glance);
/** A table that could not be looked at. */
const UNSEEN = { gameId: 'ghijkl' };

test('a table shows the city, its round, what everybody has, and since when it waits', () => {
  const markup = list();
  expect(markup).toContain('src="/games/abcdef/at/40/picture?small"');
  expect(markup).toContain('src="/games/abcdef/at/40/picture?small&amp;dark"');
  for (const text of ['Round 3 of 16', '<strong>17</strong>', 'Bohumil', '<strong>21</strong>', '21 Nov'])
    expect(markup).toContain(text);
});

test('a table that waits for an empty seat says so, and since when it does not', () => {
  const waits = { ...UNSEEN, waiting: false, waitingFor: [1] };
  const empty = listOf(against({ seated: false }, waits));
  expect(empty).toContain('Bohumil hasn’t sat down yet.');
  expect(empty).not.toContain('21 Nov');
  expect(list(waits)).toContain('21 Nov');
});

test('a table that could not be looked at is a link like before', () => {
  expect(list(UNSEEN)).not.toMatch(/<img|Round/);
  expect(list(UNSEEN)).toContain('href="/games/ghijkl"');
});

test('a game that was played out is replayed, reviewed and kept; one that was not has no review', () => {
  const over = list({ ...UNSEEN, status: 'finished' });
  for (const page of ['at/1', 'figures', 'review', 'archive.html'])
    expect(over).toContain(`href="/games/ghijkl/${page}"`);
  const ended = list({ ...UNSEEN, status: 'ended' });
  expect(ended).toContain('href="/games/ghijkl/figures"');
  expect(ended).not.toContain('/review');
  expect(list(UNSEEN)).not.toContain('/figures');
});

test('an unfinished game against computers is offered again, one with people or over is not', () => {
  expect(isAgainstComputer(against({ bot: 'master' }))).toBe(true);
  expect(isAgainstComputer(against({ automatic: true }))).toBe(true);
  expect(isAgainstComputer(against({}))).toBe(false);
  expect(isAgainstComputer(against({ bot: 'master' }, { status: 'finished' }))).toBe(false);
  expect(isAgainstComputer(against({ bot: 'master' }, { seated: false }))).toBe(false);
  const markup = htmlOf(ContinueGame, { ...shown, table: against({ automatic: true }) });
  expect(markup).toContain('href="/games/abcdef"');
  expect(markup).toContain('Continue your game');
  expect(markup).toContain('against Bohumil');
});

test('a table in the list says its rivals, its pace, how long ago it moved, and unread messages', () => {
  const markup = list({ pace: 'daily' }, { unread: 2 });
  for (const text of [
    'against Bohumil',
    'Your turn',
    'last move 3 hours ago',
    'A turn a day or so',
    '2 new messages',
  ])
    expect(markup).toContain(text);
  expect(list({ waiting: false, waitingFor: [1] })).toContain('Waiting for Bohumil');
  expect(list({ until: '2026-11-23T14:00:00Z' })).toContain('time runs out in 2 days');
  const out = list({ until: '2026-11-20T12:00:00Z', isOut: true });
  expect(out).toContain('your time ran out yesterday');
  expect(list()).not.toContain('new message');
});

test('only a game against computers can be discarded from the list', () => {
  expect(listOf(against({ automatic: true }))).toContain('/games/abcdef/seats?ask=agreed-end');
  expect(list()).not.toContain('Discard');
});

test('nobody reads that they wait for themselves, and a table without a move says when it was made', () => {
  const lesson = list({ waiting: false, isToLearn: true });
  expect(lesson).toContain('Your turn');
  expect(lesson).not.toContain('Waiting for');
  expect(list()).toContain('last move 3 hours ago');
  const fresh = list({ seq: 1 });
  expect(fresh).toContain('created yesterday');
  expect(fresh).toContain('dateTime="2026-11-20T13:30:00Z"');
  expect(fresh).not.toContain('last move');
});

test('a table of a delegate or a mentor says whom they help, and opens where they help', () => {
  const { seat: _seat, ...table } = tableOf({ seated: false, waiting: false });
  for (const [power, text, page] of [
    ['turns', 'You play for Anna', ''],
    ['plans', 'You confirm plans for Anna', '/help'],
    ['mentor', 'You advise Anna', '/mentor'],
  ] as const) {
    const html = listOf({ ...table, helped: { seat: 0, power } });
    expect(html).toContain(text);
    expect(html).toContain(`href="/games/abcdef${page}"`);
    expect(html).toContain('Waiting for Anna');
  }
});
