/** Where a table stands, in the line at its top. */
import { expect, test } from 'vitest';
import { TopMoment } from '@/components/table/top-moment';
import type { TableView } from '@/lib/features/table/load/table-view';
import { htmlOf } from '../support/components/html';
import { given, type Scenario } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';

function shown({ state }: Scenario, more: Partial<TableView> = {}): string {
  const table = {
    status: 'running',
    waitingFor: [],
    seats: [],
    pack: PACK,
    seq: state.seq,
    latestSeq: state.seq,
    view: { state, offers: [] },
    ...more,
  } as object as TableView;
  return htmlOf(TopMoment, { table, timeZone: undefined });
}

test('it says era, round and turns left, and no number of a step', () => {
  expect(shown(given({ players: 2 }))).toMatch(/Era \S+ · round \d+ of \d+ · \d+ turns left/);
  expect(shown(given({ players: 2 }))).not.toMatch(/step \d/);
});

test('no turns are left of a game that has ended, but at a moment of its past', () => {
  const start = given({ players: 2 });
  const ending = { how: 'resigned', winner: 1 } as const;
  expect(shown(start)).toMatch(/\d+ turns left/);
  expect(shown(start, { status: 'finished', ending })).not.toContain('left');
  const past = { status: 'finished', ending, latestSeq: start.state.seq + 9 } as const;
  expect(shown(start, past)).toMatch(/\d+ turns left/);
});

test("for a free seat it waits for a player to sit down, not for the seat's name", () => {
  const start = given({ players: 2 });
  const seats = [
    { seat: 0, name: '', seated: false },
    { seat: 1, name: 'Bohumil', seated: true },
  ] as const;
  expect(shown(start, { seats, waitingFor: [0] })).toContain('Waiting for someone to sit down');
  expect(shown(start, { seats, waitingFor: [1] })).toContain('Waiting for Bohumil');
});

test('a past moment says who was to move instead of waiting for a player', () => {
  const start = given({ players: 2 });
  const seats = [
    { seat: 0, name: 'Anna', seated: true },
    { seat: 1, name: 'Bohumil', seated: true },
  ] as const;
  const past = { seats, me: 1, waitingFor: [1], latestSeq: start.state.seq + 9 } as const;
  const words = shown(start, past);
  expect(words).toContain('To move: Bohumil');
  expect(words).not.toContain('Waiting for');
});
