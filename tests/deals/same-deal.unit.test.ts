/**
 * The same deal for people who play it differently: the n-th tile of each stack is the same for every player
 * at every time (decisions 0001 and 0026).
 */
import { expect, test } from 'vitest';
import { DEAL_SETUP } from '@/lib/features/deals/deal';
import { newestRules } from '@/lib/features/table/new-table/table-start';
import { sha256Hex } from '@/lib/game/engine/hash';
import { evolveSecrets, stackOf, type Secrets, type StackId } from '@/lib/game/engine/secrets';
import { randomGame, type RandomGame } from '../support/engine/random-game';

const { packId: id, packVersion: version } = newestRules();
const dealtBy = (seed: string) => ({ setup: DEAL_SETUP, secret: sha256Hex(seed), pack: { id, version } });

/** The tiles drawn from each stack, in order, within its first tiles. */
function drawn({ log }: RandomGame): ReadonlyMap<StackId, readonly string[]> {
  const tiles = new Map<StackId, string[]>();
  const sizes = new Map<StackId, number>();
  let secrets: Secrets | undefined;
  for (const event of log.flatMap(({ secret }) => secret)) {
    if (event.type === 'Shuffled' && event.stack !== 'parler-cards')
      sizes.set(event.stack, event.tiles.length);
    if (event.type === 'DrawnFrom' && secrets) {
      const before = tiles.get(event.stack) ?? [];
      const taken = stackOf(secrets, event.stack).slice(0, event.count);
      tiles.set(event.stack, [...before, ...taken].slice(0, sizes.get(event.stack)));
    }
    secrets = evolveSecrets(secrets, event);
  }
  return tiles;
}

test.each(['one deal', 'another', 'a third'])('%s, played differently: the same n-th tiles', (seed) => {
  const [a, b] = [randomGame(1, dealtBy(seed)), randomGame(2, dealtBy(seed))];
  expect(a.log.map(({ command }) => command)).not.toEqual(b.log.map(({ command }) => command));
  expect(a.log[0]).toEqual(b.log[0]);
  const [ofA, ofB] = [drawn(a), drawn(b)];
  let compared = 0;
  for (const [stack, tiles] of ofA) {
    const others = ofB.get(stack) ?? [];
    const both = Math.min(tiles.length, others.length);
    expect(tiles.slice(0, both), stack).toEqual(others.slice(0, both));
    compared += both;
  }
  expect(compared).toBeGreaterThan(60);
});

test('another seed is another deal', () => {
  const [a, b] = [drawn(randomGame(1, dealtBy('one deal'))), drawn(randomGame(1, dealtBy('another')))];
  expect([...a.values()]).not.toEqual([...b.values()]);
});
