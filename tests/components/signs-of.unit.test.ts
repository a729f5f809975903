/** The signs on the buttons of the moves panel. */
import { describe, expect, test } from 'vitest';
import { signsOf } from '@/components/move/signs-of';
import { isSymbol } from '@/lib/game/drawing/sheet';
import { goldenTable } from '../support/components/golden-table';
import { present } from '../support/present';

const START = goldenTable('2-players-base', 0);
const { pack, options } = START;
const { state } = START.view;
const TABLES = [
  START,
  goldenTable('2-players-base', 90),
  goldenTable('3-players-base', 150),
  goldenTable('4-players-online', 62),
  goldenTable('4-players-base', 330),
  goldenTable('2-players-b-sets-open-v', 226),
];

describe('signs of steps', () => {
  test('every sign is a symbol that is drawn', () => {
    const names = TABLES.flatMap((table) =>
      (table.options?.commands ?? []).flatMap(({ command }) =>
        signsOf({ pack: table.pack, state: table.view.state }, command),
      ),
    );
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(names)].filter((name) => !isSymbol(name))).toEqual([]);
  });

  test('an action tile bears the signs of both its actions, a bonus the signs of its goods', () => {
    const take = present(options?.commands.find(({ command }) => command.type === 'TakeActionTile'));
    expect(signsOf({ pack, state }, take.command)).toHaveLength(2);
    const slotBonus = { kind: 'pay', cost: { stone: 1 }, gain: { kind: 'gain', good: 'egg', n: 1 } } as never;
    const turn = { ...state.turn, slotBonus };
    expect(signsOf({ pack, state: { ...state, turn } }, { type: 'CollectSlotBonus' })).toContain('i-stone');
  });

  test('an arrow that is not followed bears no sign of going up', () => {
    const signs = (accept: boolean) =>
      signsOf({ pack, state }, { type: 'ResolveUpArrow', grid: 'cathedral', accept });
    expect([signs(true), signs(false)]).toEqual([['i-up'], []]);
  });
});
