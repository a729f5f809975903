/** Peter Parler: what a shuffle is, and that he never scores. */
import { expect, test } from 'vitest';
import { claimedSeal } from '../support/engine/patches-player';
import { emptyCity, turnsDone } from '../support/engine/patches-board';
import {
  deck,
  HUMAN,
  OPPONENT,
  PLAIN_TURN,
  plainTurn,
  plans,
  scenarioAt,
  soloTable,
} from '../support/engine/solo';
import type { Patch } from '../support/engine/table';

const at = (seed: string, ...patches: readonly Patch[]) =>
  scenarioAt(
    [emptyCity, plainTurn, plans('p5'), ...patches].reduce(
      (now, next) => next(now),
      soloTable('parler', { seed }),
    ),
  );

test('PARLER-1 the cards are shuffled again, not only turned over', () => {
  const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const done = at(seed, deck()).when(HUMAN, ...PLAIN_TURN);
    return [
      done.eventsOf('ParlerCardRevealed')[0]?.card,
      ...(done.secrets?.stacks['parler-cards'] ?? []),
    ].join();
  });
  expect(new Set(orders).size).toBeGreaterThan(3);
});
test('PARLER-21 the seals he holds are worth nothing to him', () => {
  const over = at('a', deck('both', 'wall-quarry'), turnsDone(30), claimedSeal(OPPONENT, 'seal-six')).when(
    HUMAN,
    ...PLAIN_TURN,
  );
  expect(over.state.phase).toBe('finished');
  expect(over.state.players[OPPONENT]?.score).toBe(0);
  expect(over.state.ranking).toEqual([HUMAN]);
});
