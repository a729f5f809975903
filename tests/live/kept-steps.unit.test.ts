/** Unanswered steps in the browser's store, which its pages share. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begin, next } from '@/lib/game/live/live-table';
import { options } from '@/lib/game/engine/options';
import { viewOf } from '@/lib/game/live/stand';
import { FakeServer } from './fake-server';

const SEAT = 0;
let store: Map<string, string>;

beforeEach(() => {
  store = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => store.set(name, text),
    removeItem: (name: string) => store.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page has modules of its own. */
async function page() {
  vi.resetModules();
  return import('@/components/live/kept-steps');
}

const server = new FakeServer(0, SEAT);
const quiet = begin(SEAT, server.standOf(SEAT));
const [first] = options(server.pack, viewOf(quiet.confirmed, SEAT)).commands;
if (!first) throw new Error('nothing to do');
const waiting = next(server.pack, quiet, { type: 'step', commandId: 'one', command: first.command });

test('a page that has nothing to send leaves what another page of the seat has kept', async () => {
  const [one, other] = [await page(), await page()];
  one.keep('abc', waiting);
  other.keep('abc', quiet);
  expect(one.kept('abc', SEAT)?.steps.map(({ commandId }) => commandId)).toEqual(['one']);
  one.keep('abc', quiet);
  expect(one.kept('abc', SEAT)).toBeUndefined();
});
