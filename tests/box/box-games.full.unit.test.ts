/** Random valid boxes, each with five whole games under all invariants. */
import { expect, test } from 'vitest';
import { firstSeedOf } from '../support/full';
import { gamesOf } from './box-games';

const FIRST = firstSeedOf('box games', 100);

test.each(Array.from({ length: 500 }, (_, i) => FIRST + i))(
  'box %i is played five times',
  (seed) => {
    const start = performance.now();
    const findings = gamesOf(seed, 5);
    // A quarter of an hour passes before the runner says anything.
    const took = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`box ${seed}: ${findings.length} findings, ${took} s`);
    expect(findings).toEqual([]);
  },
  600_000,
);
