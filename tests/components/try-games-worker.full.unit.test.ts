import { expect, test, vi } from 'vitest';
import type { GameFigures } from '@/lib/game/bots/tried-games';
import type { PackSource } from '@/lib/game/box/box';
import { PACK } from '../support/engine/table';

test('the worker is sent a pack, and posts the figures after each game', async () => {
  const posted: GameFigures[] = [];
  let hear: ((event: { data: PackSource }) => void) | undefined;
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof hear) => (hear = listener));
  vi.stubGlobal('postMessage', (figures: GameFigures) => {
    posted.push(figures);
    if (posted.length === 2) throw new Error('enough');
  });
  await import('@/components/boxes/try-games-worker');
  expect(() => hear?.({ data: { id: PACK.id, version: PACK.version } })).toThrow('enough');
  expect(posted.map(({ games }) => games)).toEqual([1, 2]);
  vi.unstubAllGlobals();
});
