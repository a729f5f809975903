/**
 * Random legal play to the end, see docs/testing.md. FUZZ_SEED=n starts at another number, FUZZ_GAMES=n plays
 * more or fewer games. The title of a failing test names its number.
 * `npm run tool -- fuzz --games 1 --seed n` plays only that game and keeps it as a file.
 */
import { expect, test } from 'vitest';
import { EVENT_TYPES } from '@/lib/game/engine/evolve';
import { RULES } from '@/lib/game/engine/rules';
import { fuzzGame } from '../support/engine/fuzz-file';
import { CHECKED_IDS } from '../support/engine/invariants';
import { firstSeedOf, inFull } from '../support/full';

const FIRST = Number(process.env.FUZZ_SEED ?? firstSeedOf('random play', 1));
const GAMES = Number(process.env.FUZZ_GAMES ?? inFull(300, 2));
const seen = new Set<string>();
const SEEDS = Array.from({ length: GAMES }, (_, i) => FIRST + i);

test.each(SEEDS)('a random game with seed %i holds every invariant', { timeout: 60_000 }, (seed) => {
  const result = fuzzGame(seed);
  expect(result.finding?.failure, `npm run tool -- fuzz --games 1 --seed ${seed}`).toBeUndefined();
  expect(result.counts.rows).toBeGreaterThan(60);
  for (const kind of result.seen) seen.add(kind);
});

/**
 * Too rare for three hundred games: the fallback of R-17 (tests/engine/crane) and two technologies of six
 * (technology-single).
 */
const RARE = ['SkipMainAction', 'MainActionSkipped', 'ChooseProductionKind', 'ChoosePlazaTile'];

// Fewer games need not have everything; that all of it occurs somewhere is tested in engine/occurrence.
const everyKind = GAMES < 300 ? [] : [GAMES];
test.each(everyKind)('every kind of command and event has come up in these %i games', () => {
  const kinds = [...Object.keys(RULES), ...EVENT_TYPES];
  expect(kinds.filter((type) => !seen.has(type) && !RARE.includes(type))).toEqual([]);
});

test('every invariant of the base game is checked', () => {
  const elsewhere = [59, 60, 62];
  const missing = Array.from({ length: 66 }, (_, i) => i + 1).filter(
    (n) => !elsewhere.includes(n) && !CHECKED_IDS.has(`INV-${n}`),
  );
  expect(missing).toEqual([]);
});
