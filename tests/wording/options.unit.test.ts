import { describe, expect, test } from 'vitest';
import type { Command } from '@/lib/game/engine/commands';
import type { Item, State } from '@/lib/game/engine/state';
import { describeOpen } from '@/lib/game/wording/open';
import { labelCommand } from '@/lib/game/wording/options';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { PACK } from '../support/engine/table';
import { COMMANDS, STATE } from './samples';

const EN = wordingOf('en');
const BROKEN = /undefined|NaN|null|\[object/;
const label = (command: Command, state: State = STATE) =>
  labelCommand({ words: EN, pack: PACK, state }, command);

test.each(Object.values(COMMANDS))('$type has a label', (command) => {
  expect(label(command)).toMatch(/^[A-Z].{5}/);
  expect(label(command)).not.toMatch(BROKEN);
});

describe('a label says what it costs and brings', () => {
  test('taking an action tile names zone, price and slot bonus', () => {
    expect(label(COMMANDS.TakeActionTile)).toMatch(/^Take \w+ \/ [\w' ]+: red zone, costs 1 gold, bonus: .+/);
  });

  test('the extra action, a seal and a climb name their price', () => {
    expect(label(COMMANDS.BuyExtraAction)).toBe('Buy an extra action: costs 2 gold windows');
    expect(label({ type: 'ClaimSeal', seal: 'seal-gold' })).toMatch(/: costs 2 silver windows$/);
    expect(label(COMMANDS.MoveUp)).toBe('Climb to row 2 on the Hunger Wall: costs 2 silver windows');
  });

  test('a climb into the next tier names one price', () => {
    const atTheEdge = {
      ...STATE,
      players: STATE.players.map((player) => ({
        ...player,
        grids: { ...player.grids, 'hunger-wall': { row: 1, column: 0 } },
      })),
    };
    expect(label(COMMANDS.MoveUp, atTheEdge)).toBe(
      'Climb to row 3 on the Hunger Wall: costs 1 gold, 1 stone and 2 silver windows',
    );
    const arrow = { type: 'ResolveUpArrow', grid: 'hunger-wall' } as const;
    expect(label({ ...arrow, accept: true }, atTheEdge)).toBe(
      'Follow the arrow up on the Hunger Wall: costs 1 gold and 1 stone',
    );
    expect(label({ ...arrow, accept: false }, atTheEdge)).toBe(
      'Don’t follow the arrow up on the Hunger Wall',
    );
    expect(label({ ...arrow, accept: true })).toBe('Follow the arrow up on the Hunger Wall');
  });

  test('an alternative is the effect itself', () => {
    const open = { seat: 0, kind: 'choice', class: 'must' } as const;
    const of = (['gold', 'stone'] as const).map((kind) => ({ kind, n: 1 }));
    const item: Item = { ...open, id: 1, source: { kind: 'upgrade' }, of };
    const state = { ...STATE, items: [item] };
    expect(label({ type: 'ChooseAlternative', item: 1, option: 1 }, state)).toBe('1 stone');
    const words = describeOpen({ words: EN, pack: PACK, state }, { ...open, item });
    expect(words).toBe('Choose 1 gold or 1 stone (upgrade)');
  });

  test('the King’s Road effect in force is a choice of two', () => {
    expect(label(COMMANDS.ResolveRoadEffect)).toBe('King’s Road I: 2 stone');
    expect(label(COMMANDS.ResolveRoadEgg)).toBe('King’s Road II, for 1 egg: 1 gold window');
  });
});
