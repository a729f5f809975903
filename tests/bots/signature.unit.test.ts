import { expect, test } from 'vitest';
import { thoughtKeyOf } from '@/lib/game/bots/search';
import { outlookOf } from '@/lib/game/bots/outlook';
import { thoughtOf } from '@/lib/game/bots/candidates';
import type { Item } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { PACK, playGame, TWO_PLAYERS } from './support';

const { seen } = elementAt(
  playGame(TWO_PLAYERS, 'signature', ['random', 'random'], { nodes: 1 }).decisions,
  0,
);
const SEAT = 0;
const OUTLOOK = outlookOf(PACK, seen.state, SEAT);

const withItem = (item: Item): string =>
  thoughtKeyOf(OUTLOOK, { ...thoughtOf(seen), state: { ...seen.state, items: [item] } });

test('technologies chosen and used at once are told apart by the tiles they opened', () => {
  const source = { kind: 'technology', id: 'technology-iv-upgrade' } as const;
  const base = { seat: SEAT, id: 9, class: 'must', source } as const;
  const performed = (tile: string): Item => ({ ...base, kind: 'perform', tile, action: 'any' });
  expect(withItem(performed('technology-iv-upgrade'))).toBe(withItem(performed('technology-iv-upgrade')));
  expect(withItem(performed('technology-iv-upgrade'))).not.toBe(
    withItem(performed('technology-iv-any-action')),
  );
});
