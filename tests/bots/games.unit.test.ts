import { describe, expect, test, vi } from 'vitest';
import { view } from '@/lib/game/engine/view';
import { chooseCommand, STRENGTHS } from '@/lib/game/bots/choose';
import { PACKS, packFor } from '@/lib/game/rulesets';
import { playMatch } from '../../scripts/arena/match';
import { inFull, isFull, sampled } from '../support/full';
import { playGame, PACK, SETUPS, TWO_PLAYERS } from './support';

/** Whole games take seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const QUICK = { nodes: 60 };

describe.each(STRENGTHS)('%s', (strength) => {
  // In the short form every set-up is played by one level; that for two players, below, by all of them.
  const first = STRENGTHS.indexOf(strength);
  const setups = SETUPS.filter((_setup, at) => isFull || (at + 1) % STRENGTHS.length === first);

  // A refused command, or one too many, makes playGame throw.
  test.each(setups)('plays a whole game: %s', (title, setup) => {
    const { state } = playGame(setup, `${strength} ${title}`, Array(4).fill(strength), QUICK);
    expect(state.phase).toBe('finished');
  });

  test('gives the same command for the same view, seed and budget', () => {
    const { decisions } = playGame(TWO_PLAYERS, 'same', [strength, strength], QUICK);
    for (const { seen, command } of decisions.filter((_decision, index) => index % 40 === 7)) {
      const again = {
        pack: PACK,
        view: structuredClone(seen),
        strength,
        seed: `same/${seen.seat}`,
        limit: QUICK,
      };
      expect(chooseCommand(again)).toEqual(command);
    }
  });

  test('has nothing to say without a seat', () => {
    const { decisions } = playGame(TWO_PLAYERS, 'seat', ['random', 'random']);
    const spectator = view(decisions[5]?.seen.state ?? never(), undefined);
    expect(() => chooseCommand({ pack: PACK, view: spectator, strength, seed: '' })).toThrow('spectator');
  });
});

test.each(sampled(PACKS, 2))('plays with version $version of the pack', ({ id, version }) => {
  const { state } = playGame(TWO_PLAYERS, 'versions', ['journeyman', 'master'], QUICK, packFor(id, version));
  expect([state.phase, state.pack.version]).toEqual(['finished', version]);
});

const DUELS = inFull(20, 1);

test(`the journeyman beats random play in ${DUELS} of ${DUELS} games`, () => {
  const won = Array.from({ length: DUELS }, (_, game) => {
    const seat = game % 2;
    const strengths = seat === 0 ? (['journeyman', 'random'] as const) : (['random', 'journeyman'] as const);
    return playGame(TWO_PLAYERS, `duel ${game}`, strengths).state.ranking?.[0] === seat;
  });
  expect(won.filter((isWon) => !isWon)).toEqual([]);
});

const LEARNERS = 30;

/** Mean points of a level that plays itself, with what they came from. */
function meanOf(strength: 'apprentice' | 'journeyman'): number {
  const scores = Array.from({ length: LEARNERS }, (_, game) => {
    const seed = `learner ${game}`;
    const { state } = playMatch({ pack: PACK, setup: TWO_PLAYERS, seed, strengths: [strength, strength] });
    return state.players.map(({ score }) => score);
  }).flat();
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

// In thirty games the means were 72 and 108, with a deviation of 12 and 17 a seat.
test.runIf(isFull)('an apprentice scores like a beginner, a journeyman like a good club player', () => {
  const beginner = meanOf('apprentice');
  expect(beginner).toBeGreaterThan(58);
  expect(beginner).toBeLessThan(90);
  expect(meanOf('journeyman')).toBeGreaterThan(93);
});

test('the same opening is not taken every time', () => {
  const { decisions } = playGame(TWO_PLAYERS, 'openings', ['random', 'random']);
  const seen = decisions.find(({ command }) => command.type === 'TakeActionTile')?.seen ?? never();
  const firsts = Array.from({ length: 8 }, (_, n) =>
    JSON.stringify(chooseCommand({ pack: PACK, view: seen, strength: 'apprentice', seed: `${n}` })),
  );
  expect(new Set(firsts).size).toBeGreaterThan(1);
});

function never(): never {
  throw new Error('no such decision');
}
