import { expect, test, vi } from 'vitest';
import { crossTable } from '@/tools/arena/cross-table';
import { digest } from '@/tools/arena/digest';
import { playMatch } from '@/tools/arena/match';
import { planGames } from '@/tools/arena/plan';
import { plotSvg } from '@/tools/arena/plot';
import { reportText, summarise } from '@/tools/arena/report';
import { percentile, wilson } from '@/tools/arena/stats';
import { PACK, TWO_PLAYERS } from '../bots/support';

vi.setConfig({ testTimeout: 60_000 });

test('every pairing plays each deal from both sides', () => {
  const games = planGames({ bots: ['a', 'b', 'c'], games: 4, players: 2, seed: '1' });
  expect(games).toHaveLength(12);
  expect(games.slice(0, 2).map((game) => game.strengths)).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect(games[0]?.seed).toBe(games[1]?.seed);
});

test('a strength against itself never repeats a deal', () => {
  const games = planGames({ bots: ['a'], games: 6, players: 4, seed: '1' });
  expect(new Set(games.map((game) => game.seed)).size).toBe(6);
});

test('one alone among others sits in every seat of a deal', () => {
  const games = planGames({ bots: ['a', 'b'], games: 6, players: 3, seed: '1', isAlone: true });
  expect(games.slice(0, 3).map(({ strengths }) => strengths.join(''))).toEqual(['abb', 'bab', 'bba']);
  expect(new Set(games.map(({ seed }) => seed)).size).toBe(2);
});

test('the table of all against all says both sides of a pairing', () => {
  const met = (first: string, second: string) => ({ first, second, games: 4, wins: wilson(3, 4) });
  expect(crossTable([met('a', 'b')])).toBeUndefined();
  const lines = crossTable([met('a', 'b'), met('a', 'c'), met('b', 'c')])?.split('\n') ?? [];
  expect(lines[0]).toBe('| wins of | against a | against b | against c |');
  expect(lines[2]).toBe('| a | - | 75.0 % (30.1 to 95.4) | 75.0 % (30.1 to 95.4) |');
  expect(lines[3]).toBe('| b | 25.0 % (4.6 to 69.9) | - | 75.0 % (30.1 to 95.4) |');
});

test('75 of 100 is between 65.7 and 82.5 % at 95 % confidence', () => {
  const { share, low, high } = wilson(75, 100);
  expect([share, low, high].map((x) => Math.round(1000 * x))).toEqual([750, 657, 825]);
});

test('half of the values lie below the 50th percentile', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
});

test('a match is counted and reported', () => {
  const [game] = planGames({ bots: ['journeyman', 'random'], games: 1, players: 2, seed: 'test' });
  if (!game) throw new Error('no game planned');
  const played = playMatch({ pack: PACK, setup: TWO_PLAYERS, ...game });
  const facts = { ...digest(PACK, game, played), pair: game.pair };
  expect(facts.taken.filter((id: string) => !facts.shown.includes(id))).toEqual([]);
  expect(facts.scores).toEqual(played.state.players.map((player: { score: number }) => player.score));
  const components = PACK.seals.map(({ id }) => ({ family: 'seals', id }));
  const figures = { pack: 'test 1', ...summarise([facts], components) };
  const text = reportText(figures, { every: true });
  for (const word of ['journeyman - random', 'first of 2 seats', 'a turn takes', 'seal-six'])
    expect(text).toContain(word);
  expect(plotSvg([figures, figures])).toMatch(/^<svg [^]*<\/svg>\n$/);
});
