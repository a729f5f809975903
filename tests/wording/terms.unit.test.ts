import { expect, test } from 'vitest';
import type { Effect } from '@/lib/game/engine/vocabulary';
import { cityWords } from '@/lib/game/wording/city';
import {
  actionBoardWords,
  bridgeWords,
  craneWords,
  gridWords,
  playerWords,
  rowWords,
} from '@/lib/game/wording/zone-lists';
import { describeAmount, describeCost, describeEffect, describeGained } from '@/lib/game/wording/terms';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';
import { effectsIn } from './effects';
import { SEATS, STATE } from './samples';

const EN = wordingOf('en');
const ON = { words: EN, pack: PACK, state: STATE };
const BROKEN = /undefined|NaN|null|\[object/;

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
    expect(describeEffect(EN, effect)).toMatch(/^\w/);
    expect(describeEffect(EN, effect)).not.toMatch(BROKEN);
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
  [{ kind: 'special-or-points', n: 1 }, 'special tile or 1 point'],
  [
    { kind: 'perform-action', action: 'construct-wall', discount: { stone: 2 } },
    'perform: construct a wall for 2 stone less',
  ],
  [{ kind: 'points-per', n: 3, per: 'era-1-upgrade' }, '3 points per Era I upgrade'],
])('%o', (effect, words) => expect(describeEffect(EN, effect)).toBe(words));

test('a price of nothing is nothing', () => {
  expect(describeCost(EN, { gold: 0, stone: 0 })).toBe('nothing');
});

test('the whole position can be read', () => {
  const player = STATE.players[0];
  const lines = [
    ...craneWords(ON),
    ...rowWords(ON, 'building'),
    ...cityWords(ON, SEATS),
    ...gridWords(ON, SEATS, 'cathedral'),
    ...bridgeWords(ON, SEATS),
    ...(player ? [...playerWords(EN, PACK, player), ...actionBoardWords(EN, PACK, player)] : []),
  ];
  expect(lines.length).toBeGreaterThan(35);
  for (const line of lines) expect(line).not.toMatch(BROKEN);
});

test('German has gains in the accusative, and tiles on the board in the nominative', () => {
  const de = wordingOf('de');
  expect(describeGained(de, 'blue-token', 1)).toBe('1 blauen Marker');
  expect(describeGained(de, 'red-token', 2)).toBe('2 rote Marker');
  expect(describeAmount(de, 'red-token', 1)).toBe('1 roter Marker');
  expect(describeGained(de, 'egg', 1)).toBe(describeAmount(de, 'egg', 1));
});
