/** A page that knows less than the server or its own tab, and one that hears what it knows already. */
import { expect, test } from 'vitest';
import type { Command } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { seqOf, viewOf, type LiveSnapshot } from '@/lib/game/live/live-snapshot';
import {
  createLiveTable,
  isWaiting,
  reduceLiveTable,
  shownOf,
  type LiveTable,
} from '@/lib/game/live/live-table';
import { FakeServer } from './fake-server';

const SEAT = 0;

/** A step that shows nothing hidden. */
function quietStep({ pack }: FakeServer, stand: LiveSnapshot): Command {
  const found = options(pack, viewOf(stand, SEAT)).commands.find(({ reveals }) => !reveals);
  if (!found) throw new Error('nothing can be done');
  return found.command;
}

test('an undo further back than the page knows waits for the answer, which changes nothing until the whole table comes', () => {
  const server = new FakeServer(0, SEAT);
  const before = server.standOf(SEAT);
  const command = quietStep(server, before);
  server.take(SEAT, seqOf(before), [{ commandId: 'a', command }]);
  const { position, ...rest } = server.standOf(SEAT);
  const short = createLiveTable(SEAT, { ...rest, position: { state: position.state, trail: [] } });
  const undo: Command = { type: 'Undo', to: seqOf(before) };
  const waiting = reduceLiveTable(server.pack, short, { type: 'step', commandId: 'b', command: undo });
  expect(isWaiting(waiting)).toBe(true);
  const answer = server.take(SEAT, seqOf(short.confirmed), [{ commandId: 'b', command: undo }]);
  const answered = reduceLiveTable(server.pack, waiting, answer);
  expect(answered.pending).toEqual([]);
  expect(seqOf(answered.confirmed)).toBe(seqOf(short.confirmed));
  const stand = server.standOf(SEAT);
  const whole = reduceLiveTable(server.pack, answered, { type: 'fresh', stand });
  expect(canonicalJson(shownOf(whole).position.state)).toBe(canonicalJson(server.state));
});

test('the same position read again stays the same object, and with it what the reader has chosen', () => {
  const server = new FakeServer(0, SEAT);
  const start = createLiveTable(SEAT, server.standOf(SEAT));
  const again = reduceLiveTable(server.pack, start, { type: 'fresh', stand: server.standOf(SEAT) });
  expect(again.confirmed.position).toBe(start.confirmed.position);
  expect(again.confirmed.offers).toBe(start.confirmed.offers);
});

test('a page older than its tab makes no step before the table comes', () => {
  const server = new FakeServer(0, SEAT);
  const start = createLiveTable(SEAT, server.standOf(SEAT));
  const command = quietStep(server, start.confirmed);
  const seen = (row: number) => reduceLiveTable(server.pack, start, { type: 'seen', row });
  const step = (table: LiveTable) =>
    reduceLiveTable(server.pack, table, { type: 'step', commandId: 'a', command });
  expect(seen(seqOf(start.confirmed))).toBe(start);
  const behind = seen(seqOf(start.confirmed) + 1);
  expect(isWaiting(behind)).toBe(true);
  expect(step(behind)).toBe(behind);
  const caughtUp = reduceLiveTable(server.pack, behind, { type: 'fresh', stand: server.standOf(SEAT) });
  expect(isWaiting(caughtUp)).toBe(false);
  expect(step(caughtUp).pending).toHaveLength(1);
});
