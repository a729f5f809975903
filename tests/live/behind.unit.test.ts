/** An undo that leads further back than the page knows: the server makes it, and the page catches up. */
import { expect, test } from 'vitest';
import type { Command } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { seqOf, viewOf } from '@/lib/game/live/live-snapshot';
import { createLiveTable, isWaiting, reduceLiveTable, shownOf } from '@/lib/game/live/live-table';
import { FakeServer } from './fake-server';

const SEAT = 0;

test('it waits for the answer, which changes nothing until the whole table comes', () => {
  const server = new FakeServer(0, SEAT);
  const before = server.standOf(SEAT);
  const { commands } = options(server.pack, viewOf(before, SEAT));
  const command = commands.find(({ reveals }) => !reveals)?.command ?? fail();
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

function fail(): never {
  throw new Error('nothing can be done');
}
