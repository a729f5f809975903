/** docs/ratings.md has the numbers of the code, and its example is what the code computes. */
import fs from 'node:fs';
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { describe, expect, test } from 'vitest';
import { CALL_MS, MAX_RATINGS_LISTED } from '@/lib/features/ratings/rating';
import {
  comparedSeats,
  haveMetTooOften,
  isRatingListed,
  NEW_RATING,
  type PlayerRating,
  rateTable,
  RatingFold,
  restedRating,
  shownRatingOf,
} from '@/lib/game/competing/rating';
import { ENOUGH_MET, shareThatCounts } from '@/lib/game/competing/circle-standing';

const DAY_MS = 86_400_000;
const NOW = new Date('2027-09-01T00:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const ROWS = fs
  .readFileSync('docs/ratings.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** The cells of a row behind its name. */
function row(name: string): string[] {
  const found = ROWS.find(([first]) => first === name);
  if (!found) throw new Error(`docs/ratings.md has no row "${name}"`);
  return found.slice(1);
}
const numbersIn = (text = '') => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
const numbers = (name: string) => numbersIn(row(name)[0]);

const [mu = 0, sigma = 0] = numbers('new person');
const [beta = 0] = numbers('spread β');
const [tau = 0] = numbers('growth of σ before each game τ');
const [damping = 0] = numbers('damping of a change');
const [decimals = 0] = numbers('decimals stored');
const round = (value: number, digits = decimals) => Math.round(value * 10 ** digits) / 10 ** digits;

describe('each number of the page', () => {
  test('a new person', () => {
    expect({ mu, sigma, games: 0 }).toEqual(NEW_RATING);
  });

  test('spread, drift, damping and decimals: a table of two in a circle', () => {
    const seats = ['a', 'b'].map((key, i) => ({ key, place: i + 1, order: i + 1 }));
    const [first] = rateTable({ size: 2, at: NOW, seats }, () => undefined);
    const options = { model: bradleyTerryFull, mu, sigma, beta, tau };
    const [library] = rate([[{ mu, sigma }], [{ mu, sigma }]], { ...options, rank: [1, 2] });
    expect(first?.after.mu).toBe(round(mu + (damping / 2) * ((library?.[0]?.mu ?? 0) - mu)));
  });

  test('a break', () => {
    const [months = 0, days = 0, variance = 0] = numbers('break without games');
    const after = (more: number) =>
      restedRating({ mu, sigma: 100, games: 9, lastAt: ago((months + more) * days) }, NOW).sigma;
    expect(after(1 - 1 / days)).toBe(100);
    expect(after(1)).toBe(Math.sqrt(100 ** 2 + variance));
    expect(after(999)).toBe(sigma);
  });

  test('shown and listed', () => {
    const [settled = 0] = numbers('shown with “?”');
    expect(shownRatingOf({ mu, sigma, games: settled - 1 }).isProvisional).toBe(true);
    expect(shownRatingOf({ mu, sigma, games: settled }).isProvisional).toBe(false);
    const [reach = 0] = numbers('range shown ±');
    expect(shownRatingOf({ mu, sigma: 70, games: 9 }).reach).toBe(70 * reach);
    const [games = 0, days = 0, people = 0, lines = 0] = numbers('public list');
    const isListed = (played: number, at: number, met: number) =>
      isRatingListed(
        { mu, sigma, games: played, lastAt: ago(at), met: Array.from({ length: met }, String) },
        NOW,
      );
    expect(isListed(games, days, people)).toBe(true);
    expect(isListed(games - 1, days, people)).toBe(false);
    expect(isListed(games, days + 1, people)).toBe(false);
    expect(isListed(games, days, people - 1)).toBe(false);
    expect(lines).toBe(MAX_RATINGS_LISTED);
    expect(numbers('a call for players closes after')).toEqual([CALL_MS / DAY_MS]);
  });

  test('leaving and meeting too often', () => {
    const [days = 0] = numbers('leaving costs');
    const people = ['a', 'b', 'c'].map((key, i) => ({ key, place: 1, order: i, left: key === 'c' }));
    expect(comparedSeats(people, () => ago(days), NOW)).toHaveLength(3);
    expect(comparedSeats(people, () => ago(days - 1), NOW)).toHaveLength(2);
    const [times = 0, within = 0] = numbers('table not rated');
    const met = (count: number, at: number) =>
      haveMetTooOften(
        Array.from({ length: count }, () => ago(at)),
        NOW,
      );
    expect([met(times, within - 1), met(times - 1, 0), met(times, within)]).toEqual([true, false, false]);
  });

  test('counted games', () => {
    const pairs = row('share by people met')[0]?.split(',').map(numbersIn) ?? [];
    expect(pairs.map(([met]) => met)).toEqual([0, 1, 2, 3, 4, ENOUGH_MET]);
    const shareAfter = (met: number, isEarly: boolean) => {
      const opponent = { key: 'b', met: Array.from({ length: met }, (_, i) => `c${i}`) };
      return shareThatCounts({ key: 'a', place: 1 }, [opponent], { isEarly });
    };
    for (const [met = 0, percent = 0] of pairs) expect(round(shareAfter(met, false) * 100)).toBe(percent);
    expect(numbers('share of an early win')).toEqual([shareAfter(ENOUGH_MET, true) * 100]);
  });

  test('accounts that meet only each other', () => {
    const duel = (winner: string, loser: string, open?: { readonly isEarly: boolean }) => {
      const seats = [winner, loser].map((key, i) => ({ key, place: i + 1, order: i + 1 }));
      return { size: 2, at: NOW, seats, ...(open ? { open } : {}) };
    };
    const after = (accounts: number, open?: { readonly isEarly: boolean }) => {
      const fold = new RatingFold();
      const others = Array.from({ length: accounts }, (_, i) => `b${i}`);
      for (const one of others) for (const other of others) if (one < other) fold.add(duel(one, other, open));
      for (let i = 0; i < 6; i += 1) for (const other of others) fold.add(duel('a', other, open));
      return String(Math.round(fold.ratings.get('a')?.mu ?? 0));
    };
    for (const [i, name] of ['one', 'two', 'three'].entries())
      expect(row(name)).toEqual([
        after(i + 1),
        after(i + 1, { isEarly: false }),
        after(i + 1, { isEarly: true }),
      ]);
  });
});

describe('the example', () => {
  const names = ROWS.find(([first, second]) => first === '' && second === 'Bohumil')?.slice(1) ?? [];
  const column = (name: string, who: number) => row(name)[who] ?? '';
  const people = names.map((key, i) => {
    const [before = 0, uncertain = 0] = numbersIn(column('μ, σ before', i));
    const [days] = numbersIn(column('days since the last game', i));
    const [count = 0] = numbersIn(column('people met', i));
    const known = names.filter((name) => column('people met', i).includes(name));
    const others = Array.from({ length: count - known.length }, (_, n) => `other ${n}`);
    const rating: PlayerRating = {
      mu: before,
      sigma: uncertain,
      games: Number(column('games before', i)),
      met: [...known, ...others],
      ...(days === undefined ? {} : { lastAt: ago(days) }),
    };
    return { key, place: Number(column('place', i)), order: i + 1, left: false, rating };
  });
  const dana = { key: 'Dana', place: people.length + 1, order: people.length + 1, left: true };
  const seats = comparedSeats([...people, dana], () => ago(12), NOW);
  const after = (open?: { readonly isEarly: boolean }) => {
    const table = { size: 4, at: NOW, seats, ...(open ? { open } : {}) };
    const ratings = new Map(people.map(({ key, rating }) => [key, rating]));
    const changes = rateTable(table, (key) => ratings.get(key));
    return names.map((name) => changes.find(({ key }) => key === name)?.after ?? NEW_RATING);
  };
  const shown = (rating: PlayerRating) => {
    const { value, isProvisional } = shownRatingOf(rating);
    return `${value}${isProvisional ? '?' : ''}`;
  };

  test('compares three of the four', () => {
    expect(names).toHaveLength(3);
    expect(seats.map(({ key }) => key)).toEqual(names);
  });

  test('a break, openskill and counted games', () => {
    const rested = people.map(({ rating }) => restedRating(rating, NOW));
    expect(row('σ after the break')).toEqual(rested.map((each) => String(round(each.sigma))));
    const teams = rested.map((each) => [each]);
    const options = { model: bradleyTerryFull, mu, sigma, beta, tau, rank: people.map(({ place }) => place) };
    const library = rate(teams, options).flat();
    expect(row('openskill: μ, σ')).toEqual(library.map((each) => `${round(each.mu)}, ${round(each.sigma)}`));
    const shares = people.map(({ key, place }) => {
      const others = people.filter((each) => each.key !== key);
      const met = others.map((each) => ({ key: each.key, met: each.rating.met ?? [] }));
      return shareThatCounts({ key, place }, met, { isEarly: false });
    });
    expect(row('share')).toEqual(shares.map((share) => `${round(share * 100)} %`));
    const changed = rested.map((each, i) => {
      return round(each.mu + (shares[i] ?? 0) * (damping / seats.length) * ((library[i]?.mu ?? 0) - each.mu));
    });
    expect(changed).toEqual(row('μ, σ after').map((cell) => numbersIn(cell)[0]));
  });

  test('stored and shown numbers', () => {
    const open = after({ isEarly: false });
    expect(row('μ, σ after')).toEqual(open.map((each) => `${each.mu}, ${each.sigma}`));
    expect(row('shown')).toEqual(open.map((each) => `${shown(each)} ± ${shownRatingOf(each).reach}`));
    expect(row('in a circle')).toEqual(after().map(shown));
    expect(row('after an early win')).toEqual(after({ isEarly: true }).map(shown));
  });
});
