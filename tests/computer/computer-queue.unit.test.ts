import { expect, test, vi } from 'vitest';
import { TurnTime } from '@/lib/features/computer/computer-choice';
import { playComputers } from '@/lib/features/computer/computer-players';
import { logger } from '@/lib/platform/logger';

// A spy, because the files of a worker share modules: another may have loaded the real logger.
const warn = vi.spyOn(logger(), 'warn').mockImplementation(() => {});

test('a master has 0.4 seconds for a command and 1.5 for a turn', () => {
  let now = 0;
  const time = new TurnTime(() => now);
  /** How long it may think about a command of this turn. */
  const allowed = (turn: number) =>
    time.spend(turn, ({ isOver }) => {
      const start = now;
      while (!isOver?.()) now += 10;
      return now - start;
    });
  expect([1, 1, 1, 1, 1, 1].map(allowed)).toEqual([400, 400, 400, 300, 0, 0]);
  expect([2, 3, 3].map(allowed)).toEqual([400, 400, 400]);
});

test('the queue forgets nothing that is asked while a run may be about to end, and runs no table twice at once', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const play = (gameId: string) => {
    begun.push(gameId);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const asked = [playComputers('a', play)];
  await vi.waitFor(() => expect(begun).toEqual(['a']));
  asked.push(...['a', 'a', 'b', 'a'].map((gameId) => playComputers(gameId, play)));
  for (const so of [
    ['a', 'a'],
    ['a', 'a', 'b'],
  ]) {
    ends.pop()?.();
    await vi.waitFor(() => expect(begun).toEqual(so));
  }
  ends.pop()?.();
  await Promise.all(asked);
  expect(begun).toEqual(['a', 'a', 'b']);
});

test('a failed run is logged and delays no other', async () => {
  await playComputers('c', () => Promise.reject(new Error('the database is away')));
  expect(warn).toHaveBeenCalledWith({ gameId: 'c', err: 'the database is away' }, expect.any(String));
  const play = vi.fn(() => Promise.resolve());
  await playComputers('d', play);
  expect(play).toHaveBeenCalledWith('d');
});
