/**
 * A tile on its place is worked out once for all that asks for it, and beforehand while nothing else has to be
 * done.
 */
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type * as Engine from '@/lib/game/turn/preview';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { goldenTable } from '../support/components/golden-table';

const { previewOf, idle } = vi.hoisted(() => ({ previewOf: vi.fn(), idle: [] as (() => void)[] }));
const { pack, view, options } = goldenTable('2-players-base', 88);
vi.mock('@/lib/game/turn/preview', async (original) => ({ ...(await original<object>()), previewOf }));
vi.mock('@/components/ui/browser/when-idle', () => ({
  whenIdle: (act: () => void) => {
    idle.push(act);
    return () => void idle.splice(idle.indexOf(act), 1);
  },
}));
// A file before this one in the same process may have loaded them with the rules themselves; the next one
// gets those again.
vi.resetModules();
afterAll(() => vi.resetModules());
const engine = await vi.importActual<typeof Engine>('@/lib/game/turn/preview');
const {
  bestTurned,
  changeOf,
  lookAhead,
  choiceMatchesOf: matchesOf,
} = await import('@/components/move/turn/move-preview');
const { commandOf } = await import('@/components/move/turn/choice');

afterEach(() => {
  previewOf.mockReset();
  idle.length = 0;
});

/** A turn of its own: nothing is known of it yet. */
function newTurn() {
  previewOf.mockImplementation(engine.previewOf);
  const turn = turnDataOf(pack, { ...view }, options?.commands ?? []);
  const [tile] = turn.tiles;
  const [spot] = tile?.spots ?? [];
  if (!tile || !spot) throw new Error('there is no tile to place');
  return { turn, tile, spot };
}

test('each placement is computed once for choosing, drawing and describing', () => {
  const { turn, tile, spot } = newTurn();
  const chosen = bestTurned(turn, { kind: 'spot', tile, spot, rotation: 0 });
  const tried = previewOf.mock.calls.length;
  expect(tried).toBeGreaterThan(1);
  matchesOf(turn, chosen);
  expect(changeOf(turn, commandOf(chosen)?.command)).toBeDefined();
  bestTurned(turn, { kind: 'spot', tile, spot, rotation: 0 });
  expect(previewOf).toHaveBeenCalledTimes(tried);
});

test('a chosen tile is tried one way after the other, until it is left', () => {
  const { turn, tile, spot } = newTurn();
  const leave = lookAhead(turn, { kind: 'tile', tile });
  expect(previewOf).not.toHaveBeenCalled();
  for (let n = 1; n <= 6; n += 1) {
    idle.shift()?.();
    expect(previewOf).toHaveBeenCalledTimes(n);
  }
  bestTurned(turn, { kind: 'spot', tile, spot, rotation: 0 });
  expect(previewOf).toHaveBeenCalledTimes(6);
  leave();
  expect(idle).toEqual([]);
});
