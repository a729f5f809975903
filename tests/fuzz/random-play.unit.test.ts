/**
 * Random legal play to the end. FUZZ_SEED=n starts at another seed, FUZZ_GAMES=n plays more games; the title of a failing test
 * names its seed, and FUZZ_SEED=that FUZZ_GAMES=1 plays that game alone.
 */
import { expect, test } from 'vitest';
import { FuzzRun } from '../support/engine/fuzz';
import { CHECKED_IDS } from '../support/engine/invariants';
import { PACK, RICH_PACK } from '../support/engine/table';
import { EVENT_VERSIONS } from '@/lib/eventlog/events';
import { RULES } from '@/lib/engine/rules';
import { BASE_OPTIONS, ONLINE_OPTIONS, type Setup, type Variant } from '@/lib/engine/state';

const FIRST = Number(process.env.FUZZ_SEED ?? 1);
const GAMES = Number(process.env.FUZZ_GAMES ?? 60);
const seen = new Set<string>();
const SEEDS = Array.from({ length: GAMES }, (_, i) => FIRST + i);

/** Every combination of players, options, sides, faces, order and tiers comes up as seeds are counted. */
function setupFor(seed: number): Setup {
  const of = <T>(list: readonly [T, ...T[]], every: number): T =>
    list[Math.floor(seed / every) % list.length] ?? list[0];
  return {
    players: of([2, 3, 4] as const, 1),
    options: {
      ...of(
        [
          BASE_OPTIONS,
          ONLINE_OPTIONS,
          { ...BASE_OPTIONS, deferPlazaRewards: true },
          { ...BASE_OPTIONS, refillOnDemand: true },
        ],
        3,
      ),
      simplifiedCovering: of([false, true], 5),
      openVTiles: of([false, true], 7),
      asyncTechnology: of([false, true], 2),
      tieIncludesSite: of([false, true], 9),
    },
    variant: {
      actionSide: of(['A', 'B'] as const, 2),
      tileOrder: of(['random', 'first-game'] as const, 5),
      bridgeFaces: of(['random', 'A'] as const, 7),
      plazaFaces: of(['random', 'A'] as const, 11),
      tiers: {
        'hunger-wall': of(['base', 'A', 'B'] as const, 2),
        cathedral: of(['B', 'base', 'A'] as const, 4),
      },
      roadTiles: of<Variant['roadTiles']>([{}, { I: 'A', III: 'B' }, { I: 'B', II: 'B', III: 'A' }], 3),
    },
  };
}

test.each(SEEDS)('a random game with FUZZ_SEED=%i holds every invariant', { timeout: 60_000 }, (seed) => {
  const pack = seed % 4 === 3 ? RICH_PACK : PACK;
  const { position, log } = new FuzzRun(seed, setupFor(seed), pack).play();
  expect(position.state.turnsDone).toBe(16 * position.state.setup.players);
  expect(log.length).toBeGreaterThan(100);
  for (const { command, events } of log) {
    if (command) seen.add(command.type);
    for (const { type } of events) seen.add(type);
  }
});

/** Too rare for sixty games: the fallback of R-17 (tests/engine/crane) and two technologies of six (technology-single). */
const RARE = ['SkipMainAction', 'MainActionSkipped', 'ChooseProductionKind', 'ChoosePlazaTile'];
/** Come up in solo games only (tests/engine/rules-parler). */
const SOLO = /Parler|ProductionTokenRemoved/;

test.skipIf(GAMES < 60)('every kind of command and event has come up in these games', () => {
  const kinds = [...Object.keys(RULES), ...Object.keys(EVENT_VERSIONS)];
  expect(kinds.filter((type) => !seen.has(type) && !RARE.includes(type) && !SOLO.test(type))).toEqual([]);
});

test('every invariant of the base game is checked', () => {
  const elsewhere = [59, 60, 62];
  const missing = Array.from({ length: 66 }, (_, i) => i + 1).filter(
    (n) => !elsewhere.includes(n) && !CHECKED_IDS.has(`INV-${n}`),
  );
  expect(missing).toEqual([]);
});
