import { expect, test, vi } from 'vitest';
import { chooseCommand, planCommands } from '@/lib/game/bots/choose';
import { elementAt } from '@/lib/game/engine/util';
import { PACK, playGame, TWO_PLAYERS } from './support';

vi.setConfig({ testTimeout: 60_000 });

const GAME = playGame(TWO_PLAYERS, 'architect', ['architect', 'journeyman'], { nodes: 40 });
/** Beginnings of turns of the architect. */
const BEGINNINGS = GAME.decisions
  .map(({ seen }) => seen)
  .filter(({ state, seat }) => state.turn.seat === seat && !state.turn.tile && seat === 0);
const MIDDLE = elementAt(BEGINNINGS, 8);

test('an architect who has no time left still has a whole beginning of a turn', () => {
  const hurried = { nodes: 1e9, isOver: () => true };
  const commands = planCommands({
    pack: PACK,
    view: MIDDLE,
    strength: 'architect',
    seed: '',
    limit: hurried,
  });
  expect(commands.length).toBeGreaterThan(0);
});

test('an architect plays its own way: it is not the master under another name', () => {
  const first = (strength: 'architect' | 'master') =>
    BEGINNINGS.map((view) =>
      JSON.stringify(chooseCommand({ pack: PACK, view, strength, seed: '', limit: { nodes: 40 } })),
    );
  expect(first('architect')).not.toEqual(first('master'));
});
