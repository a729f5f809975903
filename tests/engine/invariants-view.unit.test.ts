/** Hidden facts change nothing in any view, through whole golden games. */
import { expect, test } from 'vitest';
import { options } from '@/lib/game/engine/options';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import { view } from '@/lib/game/engine/view';
import { checkedRows } from '../support/engine/checked-rows';
import { inFull } from '../support/full';

/**
 * Other secrets that look the same to a seat: another seed, stacks in another order, other tiles shown to
 * others.
 */
function otherwise(
  { stacks, offers, shuffles }: Secrets,
  { items }: State,
  seat: number | undefined,
): Secrets {
  const isOwn = (id: string): boolean => items.some((item) => String(item.id) === id && item.seat === seat);
  return {
    seed: 'f'.repeat(64),
    shuffles,
    stacks: Object.fromEntries(Object.entries(stacks).map(([id, tiles]) => [id, [...tiles].reverse()])),
    offers: Object.fromEntries(
      Object.entries(offers).map(([id, tiles]) => [id, isOwn(id) ? tiles : ['other']]),
    ),
  };
}

const GAMES = [
  '4-players-base',
  '2-players-b-sets-open-v',
  '3-players-a-sets-technologies-wait',
  'solo-parler',
];

test.each(GAMES)('INV-60 no view of any seat or spectator depends on what is hidden: %s', (file) => {
  let shown = 0;
  const rows = checkedRows(file).filter(({ after }) => after.state.seq % inFull(1, 3) === 0);
  for (const { after } of rows) {
    const { pack, state, secrets } = after;
    shown += Object.keys(secrets.offers).length;
    for (const seat of [undefined, ...state.players.keys()]) {
      const seen = view(state, secrets, seat);
      const alike = view(state, otherwise(secrets, state, seat), seat);
      expect(alike).toEqual(seen);
      expect(JSON.stringify(seen)).not.toContain(secrets.seed);
      if (state.seq % 9 === 0) expect(options(pack, alike)).toEqual(options(pack, seen));
    }
  }
  // Otherwise nothing was hidden from anybody but the stacks.
  expect(shown).toBeGreaterThan(0);
});
