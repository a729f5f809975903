/** Facts that a newcomer must be able to read only from the screen, see docs/measurements.md. */
import { describe, expect, test } from 'vitest';
import { bonusesOf } from '@/components/table/new-table/open-for-all';
import { craneRim } from '@/lib/game/drawing/wheel';
import { clockWords, roundOf, turnsLeft } from '@/lib/game/wording/position';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';

const solo = goldenTable('solo-parler', 107);
const middle = goldenTable('4-players-online', 248);

describe('turns left', () => {
  test('count the steps of the opponent who plays by the rules', () => {
    expect(solo.view.state.turnsDone).toBe(27);
    expect(turnsLeft({ pack: solo.pack, state: solo.view.state })).toBe(5);
    const said = clockWords({ words: wordingOf('en'), pack: solo.pack, state: solo.view.state });
    expect(said).toContain('5 turns');
    expect(roundOf({ pack: solo.pack, state: solo.view.state })).toBe(14);
  });

  test('are none at the end', () => {
    const { pack, view } = goldenTable('4-players-base', 418);
    expect(turnsLeft({ pack, state: view.state })).toBe(0);
    expect(roundOf({ pack, state: view.state })).toBe(16);
  });
});

test('prices on the rim of the crane have a minus, points a plus', () => {
  const rim = craneRim(middle.pack);
  const { positions } = middle.pack.crane;
  const free = positions.filter(({ cost, points }) => points === 0 && Object.keys(cost).length === 0).length;
  const scoring = positions.filter(({ points }) => points > 0).length;
  expect(rim.split('>+<').length - 1).toBe(scoring);
  expect(rim.split('>−<').length - 1).toBe(positions.length - scoring - free);
});

test('everybody sees the open items of every seat', () => {
  const { state } = middle.view;
  const kinds = bonusesOf(state, 0).map((entry) => entry.kind);
  expect(kinds).toEqual(['technology', 'sideways', 'slot-bonus']);
  for (const seat of [1, 2, 3]) expect(bonusesOf(state, seat)).toEqual([]);
});
