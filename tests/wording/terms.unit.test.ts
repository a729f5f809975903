import { expect, test } from 'vitest';
import type { Effect } from '@/lib/engine/vocabulary';
import { bridgeWords, cityWords, craneWords, gridWords, rowWords } from '@/lib/wording/position';
import { actionBoardWords, playerWords } from '@/lib/wording/players';
import { describeCost, describeEffect } from '@/lib/wording/terms';
import { PACK } from '../support/engine/table';
import { SEATS, STATE } from './samples';

const BROKEN = /undefined|NaN|null|\[object/;

/** Every effect that stands anywhere in the pack. */
function effectsIn(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(effectsIn);
  return 'kind' in value ? [value as Effect, ...inner] : inner;
}

test('every effect of the pack has words', () => {
  const effects = effectsIn([
    PACK.upgrades,
    PACK.walls,
    PACK.buildings,
    PACK.technologies,
    PACK.bridge,
    PACK.seals,
  ]);
  expect(effects.length).toBeGreaterThan(150);
  for (const effect of effects) {
    expect(describeEffect(effect)).toMatch(/^\w/);
    expect(describeEffect(effect)).not.toMatch(BROKEN);
  }
});

test.each<[Effect, string]>([
  [
    {
      kind: 'both',
      of: [
        { kind: 'egg', n: 1 },
        { kind: 'points', n: 2 },
      ],
    },
    '1 egg and 2 points',
  ],
  [{ kind: 'pay', cost: { gold: 1 }, gain: { kind: 'points', n: 4 } }, '4 points for 1 gold'],
  [{ kind: 'special-or-points', n: 1 }, 'the right to a special tile, or 1 point'],
  [
    { kind: 'perform-action', action: 'construct-wall', discount: { stone: 2 } },
    'perform: construct a wall for 2 stone less',
  ],
  [{ kind: 'points-per', n: 3, per: 'era-1-upgrade' }, '3 points per Era I upgrade'],
])('%o', (effect, words) => expect(describeEffect(effect)).toBe(words));

test('a price of nothing is nothing', () => {
  expect(describeCost({ gold: 0, stone: 0 })).toBe('nothing');
});

test('the whole position can be read', () => {
  const player = STATE.players[0];
  const lines = [
    ...craneWords(PACK, STATE),
    ...rowWords(PACK, STATE, 'building'),
    ...cityWords(PACK, STATE, SEATS),
    ...gridWords(PACK, STATE, SEATS, 'cathedral'),
    ...bridgeWords(PACK, STATE, SEATS),
    ...(player ? [...playerWords(PACK, player), ...actionBoardWords(PACK, player)] : []),
  ];
  expect(lines.length).toBeGreaterThan(35);
  for (const line of lines) expect(line).not.toMatch(BROKEN);
});
