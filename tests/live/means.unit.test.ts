/** Whether a main action may be skipped is asked of what comes with the later part. */
import { expect, test, vi } from 'vitest';
import * as means from '@/lib/game/engine/actions/means';
import type { Game } from '@/lib/game/engine/rule';
import { PACK } from '../support/engine/table';
import { soloTable } from '../support/engine/solo';

const { state } = soloTable('parler');
const game: Game = { pack: PACK, state, offered: () => undefined };

test('until it has come something may be left; then it is what the rules say, and asked for again', async () => {
  // As a page has it that nobody has touched: other tests may have fetched it.
  vi.resetModules();
  const standIn = await import('@/components/live/means');
  const { fetchLater } = await import('@/components/live/later');
  const { forgetOptions, knownOptions } = await import('@/lib/game/live/known-options');
  const view = { state, seat: 0, offers: [] };
  const before = knownOptions(PACK, view);
  const real = means.meansLeft(game, 0);
  expect(real).not.toBe('open-item');
  expect(standIn.meansLeft(game, 0)).toBe('open-item');
  await fetchLater();
  expect(standIn.meansLeft(game, 0)).toBe(real);
  expect(knownOptions(PACK, view)).toBe(before);
  forgetOptions();
  expect(knownOptions(PACK, view)).not.toBe(before);
});
