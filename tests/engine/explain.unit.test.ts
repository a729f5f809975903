/** Why not, and what would help. */
import { expect, test } from 'vitest';
import { declare, take } from '../support/engine/commands';
import { given } from '../support/engine/given';
import { offered } from '../support/engine/patches-board';
import { goods, technology } from '../support/engine/patches-player';
import { PACK } from '../support/engine/table';
import type { Command } from '@/lib/engine/commands';
import { explain } from '@/lib/engine/explain';
import type { State } from '@/lib/engine/state';

const COINAGE = 'technology-iii-produce-gold';
const ask = (state: State, seat: number | undefined, command: Command) =>
  explain(PACK, { state, offers: [], ...(seat === undefined ? {} : { seat }) }, command);
/** A position of the crane that costs gold and holds a tile. */
const redPosition = ({ crane }: State): number =>
  [0, 1, 2, 3].find((position) =>
    crane.tiles.some(({ sector }) => (crane.arrow + sector) % 12 === position),
  ) ?? 0;

test('a legal command is called legal', () => {
  given(offered('manage-mines')).then((state) => {
    expect(ask(state, 0, { type: 'TakeActionTile', position: redPosition(state) })).toEqual({ legal: true });
  });
});

test('CRANE-7 without gold a red tile is refused, and producing gold first would cure it', () => {
  given(goods(0, { gold: 0 }), technology(0, COINAGE)).then((state) => {
    const told = ask(state, 0, { type: 'TakeActionTile', position: redPosition(state) });
    expect(told).toMatchObject({ legal: false, rejection: { code: 'cannot-pay', rule: 'CRANE-7' } });
    expect(!told.legal && told.cures).toContainEqual({ type: 'UseTechnology', tile: COINAGE });
  });
});

test('TURN-4 the main action needs the tile first', () => {
  const asked: Command = { type: 'DeclareAction', action: 'manage-mines', context: 'main' };
  given(offered('manage-mines')).then((state) => {
    const told = ask(state, 0, asked);
    expect(told).toMatchObject({ legal: false, rejection: { code: 'tile-not-taken', rule: 'TURN-4' } });
    expect(!told.legal && told.cures.some(({ type }) => type === 'TakeActionTile')).toBe(true);
  });
  given(offered('manage-mines'))
    .when(0, take(), declare('manage-mines'))
    .then((state) => expect(ask(state, 0, { type: 'EndTurn' })).toMatchObject({ legal: false }));
});

test('TURN-9 who is not to move, or has no seat, has no cure', () => {
  given(offered('manage-mines')).then((state) => {
    const asked: Command = { type: 'EndTurn' };
    expect(ask(state, 1, asked)).toMatchObject({ rejection: { code: 'not-your-turn' }, cures: [] });
    expect(ask(state, undefined, asked)).toMatchObject({ rejection: { code: 'not-a-seat' }, cures: [] });
  });
});
