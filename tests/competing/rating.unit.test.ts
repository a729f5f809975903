import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { describe, expect, test } from 'vitest';
import {
  comparedSeats,
  dampChange,
  NEW_RATING,
  type PlayerRating,
  possibleChanges,
  type RatedTable,
  rateTable,
  ratingDifferences,
  RatingFold,
  restedRating,
} from '@/lib/game/competing/rating';
import { placesByTier } from '@/lib/game/competing/result';
import { inFull, seedOf } from '../support/full';
import { diceFor, type Dice } from './dice';
import { simulateRatings, TABLES_EACH, type Forecasts } from './simulated-ratings';

const DAY_MS = 86_400_000;
const START = new Date('2027-01-01T00:00:00Z');
const day = (n: number) => new Date(START.getTime() + n * DAY_MS);
const TABLES = inFull(10_000, 150);

function randomTable(dice: Dice, people: number, at: Date): RatedTable {
  const keys = dice.shuffle(Array.from({ length: people }, (_, i) => `p${i}`)).slice(0, 2 + dice.below(3));
  const places = placesByTier(keys.map(() => dice.below(5)));
  return {
    size: keys.length,
    at,
    seats: keys.map((key, i) => ({ key, place: places[i] ?? 1, order: i + 1 })),
  };
}

/** Each person's rating after these tables. */
function foldTables(tables: readonly RatedTable[]): ReadonlyMap<string, PlayerRating> {
  const fold = new RatingFold();
  for (const table of tables) fold.add(table);
  return fold.ratings;
}

const randomRating = (dice: Dice): PlayerRating => ({
  mu: 1500 + 300 * dice.normal(),
  sigma: 60 + dice.below(291),
  games: dice.below(50),
  lastAt: START,
});

/** Tables of random people with random ratings, and the changes there. */
function eachRandomTable(
  name: string,
  check: (table: RatedTable, of: (key: string) => PlayerRating) => void,
) {
  const dice = diceFor(name);
  for (let i = 0; i < TABLES; i += 1) {
    const table = randomTable(dice, 8, day(dice.below(180)));
    const ratings = new Map(table.seats.map(({ key }) => [key, randomRating(dice)]));
    check(table, (key) => ratings.get(key) ?? NEW_RATING);
  }
}

/** The library's own result, in the order of the seats. */
function libraryOf({ seats }: RatedTable, ratingOf: (key: string) => PlayerRating) {
  const teams = seats.map(({ key }) => [{ mu: ratingOf(key).mu, sigma: ratingOf(key).sigma }]);
  const model = { model: bradleyTerryFull, mu: 1500, sigma: 350, beta: 175, tau: 10 };
  return rate(teams, { ...model, rank: seats.map(({ place }) => place) }).flat();
}

const titled = (title: string, name: string) => `${title} (seed "${seedOf(name)}")`;

describe('a rated table', () => {
  test(titled('undamped is what the library says, to 1e-9', 'undamped'), () => {
    eachRandomTable('undamped', (table, ratingOf) => {
      const theirs = libraryOf(table, ratingOf);
      table.seats.forEach(({ key }, i) => {
        const given = theirs[i] ?? NEW_RATING;
        const { mu, sigma } = dampChange(ratingOf(key), given, 1);
        if (Math.abs(mu - given.mu) > 1e-9) expect(mu).toBe(given.mu);
        if (Math.abs(sigma - given.sigma) > 1e-9) expect(sigma).toBe(given.sigma);
      });
    });
  });

  test(titled('takes 2 / people of the library’s change', 'damped'), () => {
    eachRandomTable('damped', (table, ratingOf) => {
      const theirs = libraryOf(table, ratingOf);
      const ours = new Map(rateTable(table, ratingOf).map(({ key, after }) => [key, after]));
      const share = 2 / table.seats.length;
      table.seats.forEach(({ key }, i) => {
        const [before, given] = [ratingOf(key), theirs[i] ?? NEW_RATING];
        const variance = before.sigma ** 2 + 100;
        const sigma = Math.sqrt(variance + share * (given.sigma ** 2 - variance));
        const wanted = [before.mu + share * (given.mu - before.mu), sigma];
        const found = [ours.get(key)?.mu ?? 0, ours.get(key)?.sigma ?? 0];
        if (wanted.some((value, at) => Math.abs(value - (found[at] ?? 0)) > 5.01e-5))
          expect(found).toEqual(wanted);
      });
    });
  });

  test(titled('is the same in any order of its seats', 'rated order'), () => {
    const dice = diceFor('mixed seats');
    eachRandomTable('rated order', (table, ratingOf) => {
      const mixed = { ...table, seats: dice.shuffle(table.seats) };
      expect(rateTable(mixed, ratingOf)).toEqual(rateTable(table, ratingOf));
    });
  });

  test(
    titled('changes nothing in sum, over variances; first alone never loses, last alone never gains', 'sum'),
    () => {
      eachRandomTable('sum', (table, ratingOf) => {
        const changes = rateTable(table, ratingOf);
        const sum = changes.reduce(
          (total, { before, after }) => total + (after.mu - before.mu) / (before.sigma ** 2 + 100),
          0,
        );
        expect(Math.abs(sum)).toBeLessThan(1e-7);
        const places = table.seats.map(({ place }) => place);
        for (const { key, place } of table.seats) {
          const change = changes.find((each) => each.key === key);
          const gain = (change?.after.mu ?? 0) - (change?.before.mu ?? 0);
          const others = table.seats.filter((seat) => seat.key !== key).map((seat) => seat.place);
          if (others.every((other) => other > place)) expect(gain).toBeGreaterThanOrEqual(-5e-5);
          if (others.every((other) => other < place)) expect(gain).toBeLessThanOrEqual(5e-5);
        }
        expect(places).toHaveLength(changes.length);
      });
    },
  );

  test(titled('changes equal people on equal places equally', 'equal'), () => {
    const dice = diceFor('equal');
    for (let i = 0; i < 100; i += 1) {
      const table = randomTable(dice, 4, START);
      const rating = randomRating(dice);
      const changes = rateTable(table, () => rating);
      for (const a of table.seats)
        for (const b of table.seats.filter(({ place }) => place === a.place)) {
          const [one, other] = [a, b].map(({ key }) => changes.find((each) => each.key === key)?.after);
          expect(one).toEqual(other);
        }
    }
  });

  test('with one person changes nothing', () => {
    expect(
      rateTable({ size: 4, at: START, seats: [{ key: 'a', place: 1, order: 1 }] }, () => undefined),
    ).toEqual([]);
  });

  test('is stored with four decimals, one game more, and its date', () => {
    const seats = [1, 2].map((place) => ({ key: `p${place}`, place, order: place }));
    const [first, second] = rateTable({ size: 2, at: START, seats }, () => undefined);
    expect(first).toEqual({
      key: 'p1',
      before: NEW_RATING,
      after: { mu: 1610.7339, sigma: 338.8867, games: 1, lastAt: START },
    });
    expect(second?.after.mu).toBe(1389.2661);
  });
});

test.each([
  [0, 100],
  [180, 100],
  [209, 100],
  [210, Math.sqrt(12_000)],
  [365, Math.sqrt(22_000)],
  [10_000, 350],
])('%i days without a game leave a deviation of %d', (days, sigma) => {
  const rating = { mu: 1600, sigma: 100, games: 20, lastAt: START };
  expect(restedRating(rating, day(days))).toEqual({ mu: 1600, sigma });
});

test('a person who vanishes from ten tables loses once', () => {
  const candidates = [1, 2, 3].map((place) => ({ key: `p${place}`, place, order: place, left: place === 3 }));
  let lastLeave: Date | undefined;
  const counted = Array.from({ length: 10 }, (_, i) => {
    const keys = comparedSeats(candidates, () => lastLeave, day(i)).map(({ key }) => key);
    if (keys.includes('p3')) lastLeave = day(i);
    return keys.length;
  });
  expect(counted).toEqual([3, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
});

test('before a table its possible changes are shown: never more than the places allow', () => {
  eachRandomTable('possible', (table, ratingOf) => {
    const [me] = table.seats;
    const { best, worst } = possibleChanges({ ...table, people: table.seats }, me?.key ?? '', ratingOf);
    const real = rateTable(table, ratingOf).find(({ key }) => key === me?.key);
    const change = (real?.after.mu ?? 0) - (real?.before.mu ?? 0);
    expect(best).toBeGreaterThanOrEqual(change - 1e-9);
    expect(worst).toBeLessThanOrEqual(change + 1e-9);
    expect(best).toBeGreaterThan(worst);
  });
});

describe(titled('the fold over results', 'fold'), () => {
  const dice = diceFor('fold');
  const count = inFull(10_000, 300);
  const tables = Array.from({ length: count }, (_, i) => randomTable(dice, 60, day(i / 4)));

  test('equals the steps one by one', () => {
    const stored = new Map<string, PlayerRating>();
    for (const table of tables)
      for (const { key, after } of rateTable(table, (each) => stored.get(each))) stored.set(key, after);
    const folded = foldTables(tables);
    expect(ratingDifferences(stored, folded)).toEqual([]);
    const known = folded.get('p2') ?? NEW_RATING;
    const changes: readonly Partial<PlayerRating>[] = [
      { mu: known.mu + 1e-4 },
      { sigma: known.sigma - 1e-4 },
      { games: known.games + 1 },
      { lastAt: day(-1) },
    ];
    stored.delete('p1');
    for (const change of changes) {
      stored.set('p2', { ...known, ...change });
      expect(ratingDifferences(stored, folded).map(({ key }) => key)).toEqual(['p1', 'p2']);
    }
  });

  test('deletion leaves keys and every digit: ratings do not depend on the names of keys', () => {
    const hidden = tables.map((table) => ({
      ...table,
      seats: table.seats.map((seat) => ({ ...seat, key: `x${seat.key}` })),
    }));
    const [before, after] = [foldTables(tables), foldTables(hidden)];
    expect([...after.values()]).toEqual([...before.values()]);
  });
});

const duel = (winner: string, loser: string, open = { isEarly: false }) => ({
  size: 2,
  at: START,
  seats: [winner, loser].map((key, i) => ({ key, place: i + 1, order: i + 1 })),
  open,
});

describe('a table of the public rating', () => {
  const metMany = { mu: 1500, sigma: 100, games: 20, lastAt: START, met: ['p', 'q', 'r', 's', 't', 'u'] };
  const gainOf = (key: string, table: RatedTable) => {
    const change = rateTable(table, (each) => (each === 'new' ? undefined : metMany)).find(
      (each) => each.key === key,
    );
    return (change?.after.mu ?? 0) - (change?.before.mu ?? 0);
  };
  const gainInFull = (key: string, { open: _open, ...table }: ReturnType<typeof duel>) => gainOf(key, table);

  test('counts in full for a newcomer against someone who has met many', () => {
    for (const table of [duel('new', 'old'), duel('old', 'new')])
      expect(gainOf('new', table)).toBe(gainInFull('new', table));
    expect(gainOf('old', duel('old', 'new'))).toBeCloseTo(gainInFull('old', duel('old', 'new')) / 25, 3);
  });

  test('an early resignation costs in full, and a quarter of the win counts', () => {
    const early = duel('one', 'other', { isEarly: true });
    expect(gainOf('one', early)).toBeCloseTo(gainInFull('one', early) / 4, 3);
    expect(gainOf('other', early)).toBe(gainInFull('other', early));
  });
});

describe('groups of people who are linked by tables', () => {
  const groupsOf = (tables: readonly RatedTable[]) =>
    new Map([...foldTables(tables)].map(([key, { group }]) => [key, group]));
  const duels = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([winner, loser]) => duel(winner, loser));

  test('a table joins the groups of its people', () => {
    const pairs = [
      ['e', 'f'],
      ['c', 'd'],
      ['a', 'b'],
    ] as const;
    expect([...groupsOf(duels(pairs)).values()].sort()).toEqual(['a', 'a', 'c', 'c', 'e', 'e']);
    const joined = groupsOf(duels([...pairs, ['f', 'd'], ['c', 'g']]));
    expect(Object.fromEntries(joined)).toEqual({ a: 'a', b: 'a', c: 'c', d: 'c', e: 'c', f: 'c', g: 'c' });
  });

  test('people are in one group if and only if tables link them', () => {
    const dice = diceFor('groups');
    const pairs = Array.from({ length: 60 }, () => {
      const [one, other] = dice.shuffle(Array.from({ length: 90 }, (_, i) => `p${i}`));
      return [one ?? '', other ?? ''] as const;
    });
    const reached = (from: string): ReadonlySet<string> => {
      const seen = new Set([from]);
      for (let size = 0; size < seen.size;) {
        size = seen.size;
        for (const pair of pairs) if (pair.some((key) => seen.has(key))) pair.forEach((key) => seen.add(key));
      }
      return seen;
    };
    for (const [key, group] of groupsOf(duels(pairs))) expect(group).toBe([...reached(key)].sort()[0]);
  });
});

test.each([
  ['circle', 'calibration'],
  ['open', 'calibration in the open rating'],
] as const)('favourites of the %s rating win as often as foretold, within 3 points (%s)', (scope, name) => {
  const dice = diceFor(name);
  const populations = inFull(20_000, 1_600) / TABLES_EACH;
  const all = Array.from({ length: populations }, () => [...simulateRatings(dice, scope)]).flat();
  // By tenths of the chance, a small sample scatters more.
  const groups = inFull([[5, 6, 7, 8, 9], [5], [6], [7], [8], [9]], [[5, 6, 7, 8, 9]]);
  for (const tenths of groups) {
    const counted = all.flatMap(([tenth, forecast]) => (tenths.includes(tenth) ? [forecast] : []));
    const sumOf = (what: keyof Forecasts) => counted.reduce((sum, each) => sum + each[what], 0);
    const [foretold, won] = [sumOf('foretold') / sumOf('pairs'), sumOf('won') / sumOf('pairs')];
    expect(Math.abs(foretold - won), `${tenths}: foretold ${foretold}, won ${won}`).toBeLessThan(0.03);
  }
});
