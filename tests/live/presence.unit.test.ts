/** Who has a table open, exchanged between processes only by notices. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presence } from '@/lib/platform/live/presence';

const TIMES = { againMs: 60_000, goneMs: 150_000, graceMs: 4_000 };

/** Processes that hear every notice, their own as well. */
function processes(n: number) {
  const said: string[] = [];
  const all: Presence[] = [];
  const say = async (payload: string) => {
    said.push(payload);
    for (const each of all) if (!dead.has(each)) each.takes(payload);
  };
  const dead = new Set<Presence>();
  for (let i = 0; i < n; i += 1) all.push(new Presence(say, TIMES, () => Date.now()));
  return { all, said, dead };
}

/** The notices to one visitor of a table, the newest last. */
function looking(at: Presence | undefined, gameId: string) {
  const told: (readonly number[])[] = [];
  const end = at?.watch(gameId, (seats) => told.push(seats));
  return { told, end };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('players on different processes see each other at once, in either order of arrival', () => {
  const { all } = processes(2);
  const anna = looking(all[0], 'g1');
  all[0]?.arrive('g1', 0);
  const bohumil = looking(all[1], 'g1');
  all[1]?.arrive('g1', 1);
  expect(anna.told.at(-1)).toEqual([0, 1]);
  expect(bohumil.told.at(-1)).toEqual([0, 1]);
});

test('a player who leaves is gone after a moment, unless they return or have it open twice', () => {
  const { all } = processes(2);
  const { told } = looking(all[0], 'g1');
  const leave = all[1]?.arrive('g1', 1);
  looking(all[1], 'g1');
  leave?.();
  const again = all[1]?.arrive('g1', 1);
  vi.advanceTimersByTime(10_000);
  expect(told.at(-1)).toEqual([1]);
  again?.();
  vi.advanceTimersByTime(TIMES.graceMs + 1);
  expect(told.at(-1)).toEqual([]);
});

test('people of a dead process are no longer present', () => {
  const { all, dead } = processes(2);
  const { told } = looking(all[0], 'g1');
  const gone = looking(all[1], 'g1');
  all[1]?.arrive('g1', 3);
  expect(told.at(-1)).toEqual([3]);
  const [, second] = all;
  if (second) dead.add(second);
  gone.end?.();
  vi.advanceTimersByTime(5 * TIMES.againMs);
  expect(told.at(-1)).toEqual([]);
});

test('however many are there, a process says so in one notice a minute', () => {
  const { all, said } = processes(1);
  looking(all[0], 'g0');
  for (let i = 0; i < 150; i += 1) all[0]?.arrive(`g${i}`, i % 4);
  said.length = 0;
  vi.advanceTimersByTime(TIMES.againMs);
  expect(said).toHaveLength(1);
  expect(said[0]?.split(',')).toHaveLength(150);
  expect(said[0]?.length).toBeLessThan(8_000);
});

test('other notices are ignored, and nothing is stored about tables without viewers', () => {
  const { all } = processes(1);
  expect(all[0]?.takes('abcdef')).toBe(false);
  expect(all[0]?.takes('here g9.2')).toBe(true);
  expect(looking(all[0], 'g9').told).toEqual([]);
});
