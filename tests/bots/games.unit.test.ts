import { describe, expect, test, vi } from 'vitest';
import { chooseCommand, STRENGTHS, type Strength } from '@/lib/game/bots/choose';
import type { Setup } from '@/lib/game/engine/setup';
import { view, type View } from '@/lib/game/engine/view';
import { PACKS, packFor } from '@/lib/game/rulesets';
import { playMatch } from '../../tools/arena/tournament';
import { inFull, isFull, sampled } from '../support/full';
import { playGame, PACK, SETUPS, TWO_PLAYERS } from './support';

/** Whole games take seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const QUICK = { nodes: inFull(60, 20) };
/** Positions that all levels are asked about. */
const RANDOM = playGame(TWO_PLAYERS, 'same', ['random', 'random']);

/**
 * Who plays which set-up in the short form: each level a whole game, the dearest the shortest of them. Where
 * what a level decides is looked at, it is asked about positions of one random game.
 */
const IN_SHORT: readonly Strength[] = [
  'random',
  'random',
  'random',
  'master',
  'architect',
  'apprentice',
  'journeyman',
];

test('the short run covers every setup and every level', () => {
  expect(IN_SHORT.length).toBe(SETUPS.length);
  expect([...new Set(IN_SHORT)].sort()).toEqual([...STRENGTHS].sort());
});

/** A whole game by one level. A refused command, or one too many, throws. */
const finished = (setup: Setup, seed: string, strength: Strength) =>
  playMatch({ pack: PACK, setup, seed, strengths: Array<Strength>(4).fill(strength), limit: QUICK }).state;

describe.each(STRENGTHS)('%s', (strength) => {
  const setups = SETUPS.filter((_setup, at) => isFull || IN_SHORT[at] === strength);

  test.each(setups)('plays a whole game: %s', (title, setup) => {
    expect(finished(setup, `${strength} ${title}`, strength).phase).toBe('finished');
  });

  test('gives the same command for the same view, seed and budget', () => {
    const asked = RANDOM.decisions.filter((_decision, index) => index % 40 === 7);
    const ask = (seen: View) =>
      chooseCommand({ pack: PACK, view: seen, strength, seed: `same/${seen.seat}`, limit: QUICK });
    const once = asked.map(({ seen }) => ask(structuredClone(seen)));
    // From the last to the first: earlier questions must not matter.
    const again = asked.toReversed().map(({ seen }) => ask(structuredClone(seen)));
    expect(once.length).toBeGreaterThan(5);
    expect(again.toReversed()).toEqual(once);
  });

  test('has nothing to say without a seat', () => {
    const spectator = view(RANDOM.decisions[5]?.seen.state ?? never(), undefined);
    expect(() => chooseCommand({ pack: PACK, view: spectator, strength, seed: '' })).toThrow('spectator');
  });
});

test.each(sampled(PACKS, 1))('plays with version $version of the pack', ({ id, version }) => {
  const { state } = playGame(TWO_PLAYERS, 'versions', ['journeyman', 'random'], QUICK, packFor(id, version));
  expect([state.phase, state.pack.version]).toEqual(['finished', version]);
});

const DUELS = 20;

test.runIf(isFull)(`the journeyman beats random play in ${DUELS} of ${DUELS} games`, () => {
  const won = Array.from({ length: DUELS }, (_, game) => {
    const seat = game % 2;
    const strengths = seat === 0 ? (['journeyman', 'random'] as const) : (['random', 'journeyman'] as const);
    return playGame(TWO_PLAYERS, `duel ${game}`, strengths).state.ranking?.[0] === seat;
  });
  expect(won.filter((isWon) => !isWon)).toEqual([]);
});

const LEARNERS = 30;

/** Mean points of a level that plays itself, with their sources. */
function meanOf(strength: 'apprentice' | 'journeyman'): number {
  const scores = Array.from({ length: LEARNERS }, (_, game) => {
    const seed = `learner ${game}`;
    const { state } = playMatch({ pack: PACK, setup: TWO_PLAYERS, seed, strengths: [strength, strength] });
    return state.players.map(({ score }) => score);
  }).flat();
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

// In thirty games the means were 72 and 108, with a deviation of 12 and 17 a seat.
test.runIf(isFull)(
  'an apprentice scores like a beginner, a journeyman like a good club player',
  { timeout: 300_000 },
  () => {
    const beginner = meanOf('apprentice');
    expect(beginner).toBeGreaterThan(58);
    expect(beginner).toBeLessThan(90);
    expect(meanOf('journeyman')).toBeGreaterThan(93);
  },
);

test('openings vary', () => {
  const seen = RANDOM.decisions.find(({ command }) => command.type === 'TakeActionTile')?.seen ?? never();
  const firsts = Array.from({ length: 4 }, (_, n) =>
    JSON.stringify(chooseCommand({ pack: PACK, view: seen, strength: 'apprentice', seed: `${n}` })),
  );
  expect(new Set(firsts).size).toBeGreaterThan(1);
});

function never(): never {
  throw new Error('no such decision');
}
