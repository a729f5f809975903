/** Whole games with the box that asks the most. */
import { expect, test } from 'vitest';
import { fuzzGame } from '../support/engine/fuzz-file';
import { planFor } from '../support/engine/fuzz-plan';
import { firstSeedOf } from '../support/full';
import { hostilePack } from './hostile-pack';

const FIRST = firstSeedOf('hostile choices', 1);

test.each(Array.from({ length: 20 }, (_, i) => FIRST + i))(
  'game %i is played to the end under all invariants',
  (seed) => {
    expect(fuzzGame(seed, { ...planFor(seed), pack: hostilePack() }).finding?.failure).toBeUndefined();
  },
  60_000,
);
