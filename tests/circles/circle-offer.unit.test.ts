/** The offer of a circle after a game with other people. */
import { expect, test } from 'vitest';
import { circleOffer } from '@/app/me/tables/circle-offer';
import type { MyTable } from '@/lib/features/table/load/table-view';

const TABLE: MyTable = {
  gameId: 'bcdfghjkmnpq',
  name: 'At the Golden Tiger',
  status: 'finished',
  seat: 1,
  seated: true,
  isHost: false,
  waiting: false,
  waitingFor: [],
  since: '2026-03-05T12:00:00Z',
  createdAt: '2026-03-01T12:00:00Z',
  isToLearn: false,
  seats: [
    { seat: 0, name: 'Bohumil', seated: true },
    { seat: 1, name: 'Anna', seated: true },
    { seat: 2, name: 'Bot', seated: true, bot: 'apprentice' },
  ],
  seq: 100,
};

test('it names the people of the newest finished game, the reader first and no computers', () => {
  const older = { ...TABLE, since: '2026-01-01T00:00:00Z', name: 'Older' };
  expect(circleOffer([older, TABLE])).toEqual({ names: ['Anna', 'Bohumil'], name: 'At the Golden Tiger' });
});

test.each([
  ['a game that runs', { status: 'running' }],
  ['a game against computers only', { seats: TABLE.seats.slice(1) }],
  ['a game of others', { seat: undefined }],
  ['a seat nobody took', { seated: false }],
] as const)('there is none after %s', (_what, other) => {
  expect(circleOffer([{ ...TABLE, ...other } as MyTable])).toBeUndefined();
});
