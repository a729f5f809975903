/** Where a table stands, in the line at its top. */
import { expect, test } from 'vitest';
import { TopMoment } from '@/components/table/top-moment';
import { ZonesNav } from '@/components/table/zones-nav';
import type { TableView } from '@/lib/features/table/load/table-view';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';

const { me: _me, ...table } = goldenTable('2-players-base', 0);
const LATER = table.seq + 9;
const shown = (more: Partial<TableView> = {}) =>
  htmlOf(TopMoment, { table: { ...table, ...more }, timeZone: undefined });

test('it says era, round and turns left, and no number of a step', () => {
  expect(shown()).toMatch(/Era \S+ · round \d+ of \d+ · \d+ turns left/);
  expect(shown()).not.toMatch(/step \d/);
});

test('no turns are left of a game that has ended, but at a moment of its past', () => {
  const over = { status: 'finished', ending: { how: 'resigned', winner: 1 } } as const;
  expect(shown(over)).not.toContain('left');
  expect(shown({ ...over, latestSeq: LATER })).toMatch(/\d+ turns left/);
});

test("for a free seat it waits for a player to sit down, not for the seat's name", () => {
  const seats = [{ seat: 0, name: '', seated: false }, ...table.seats.slice(1)];
  expect(shown({ seats, waitingFor: [0] })).toContain('Waiting for someone to sit down');
  expect(shown({ seats, waitingFor: [1] })).toContain('Waiting for Bohumil');
});

test('a past moment says who was to move instead of waiting for a player', () => {
  const words = shown({ me: 1, waitingFor: [1], latestSeq: LATER });
  expect(words).toContain('To move: Bohumil');
  expect(words).not.toContain('Waiting for');
});

test('unread chat messages are counted in the phone header, which opens the chat next to the table', () => {
  expect(shown()).not.toContain('/talk');
  expect(shown({ unheard: 3 })).toMatch(/href="\/games\/[^"]+\/talk" data-drawer="".*Chat \(3\)/);
});

test('the zones of the bar keep their places with new messages', () => {
  expect(htmlOf(ZonesNav, { table: { ...table, unheard: 3 } })).toBe(htmlOf(ZonesNav, { table }));
});
