/** GRID-10, R-22: a player who would lose an arrow that a bonus at hand could pay for is warned before. */
import { expect, test } from 'vitest';
import { CommandButtons } from '@/components/move/forms/command-buttons';
import { isPlacement } from '@/lib/game/engine/board/rows';
import { options } from '@/lib/game/engine/options';
import { view } from '@/lib/game/engine/view';
import { arrowLostBy, lostArrows } from '@/lib/game/turn/losses';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { htmlOf } from '../support/components/html';
import { declare, take } from '../support/engine/commands';
import { offered, type SlotName } from '../support/engine/patches-board';
import { at, goods, noWealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { given } from '../support/engine/scenario';
import { owed } from '../support/engine/scenes';
import { PACK } from '../support/engine/table';
import { aWall } from '../support/engine/tiles';

/** A move owed to the side of a square with an arrow, which costs 1 gold and 1 stone to follow. */
const OWED = owed(0, 'hunger-wall', 'must');

function found(slot: SlotName, gold: number) {
  const before = given(
    offered('manage-mines', slot),
    noWealth(0),
    goods(0, { gold, stone: 1 }),
    at(0, 'hunger-wall', 1, 1),
    OWED,
  );
  const { state, secrets } = before.when(0, take());
  const seen = view(state, secrets, 0);
  const { commands } = options(PACK, seen);
  return { seen, commands, arrows: lostArrows(PACK, seen, commands) };
}

test('the step that would lose it is known, with the goods that could pay for it first', () => {
  const { seen, commands, arrows } = found('gold-1', 0);
  expect([...arrows]).toEqual([
    [expect.objectContaining({ type: 'MoveSideways' }), { type: 'CollectSlotBonus' }],
  ]);
  const losing = turnDataOf(PACK, seen, commands, arrows).steps.filter(({ loses }) => loses);
  expect(losing.map(({ command }) => command)).toEqual([...arrows.keys()]);
});

test('nothing is said where it can be paid already, or could not be paid all the same', () => {
  expect(found('gold-1', 1).arrows.size).toBe(0);
  expect(found('stone-1', 0).arrows.size).toBe(0);
});

test('its button says so', () => {
  const { seen, commands, arrows } = found('gold-1', 0);
  const on = { words: wordingOf('en'), pack: PACK, state: seen.state };
  const moves = commands.filter(({ command }) => command.type === 'MoveSideways');
  const rest = { on, group: 'answer', title: 'Decide', arrows } as const;
  const html = htmlOf(CommandButtons, { ...rest, options: moves });
  expect(html).toMatch(/you couldn’t pay for the arrow there; first: Collect .*1 gold/);
});

test('a tile that would climb onto it says so in its form and is asked for before it is placed', () => {
  const tile = aWall({ icon: 'hunger-wall', gain: { kind: 'points', n: 2 } });
  const { state, secrets } = given(
    offered('construct-wall', 'gold-1'),
    noWealth(0),
    goods(0, { gold: 0, stone: 9 }),
    at(0, 'hunger-wall', 1, 1),
    inSlot('wall', 0, tile),
  ).when(0, take(), declare('construct-wall'));
  const seen = view(state, secrets, 0);
  const { commands } = options(PACK, seen);
  const arrows = lostArrows(PACK, seen, commands);
  const place = commands.find(({ command }) => command.type === 'PlaceWall' && command.slot === 0)?.command;
  if (!place || !isPlacement(place)) throw new Error('the wall cannot be placed');
  expect(arrowLostBy(arrows, place)).toEqual({ type: 'CollectSlotBonus' });
  const { tiles } = turnDataOf(PACK, seen, commands, arrows);
  expect(tiles.filter(({ loses }) => loses).map(({ slot }) => slot)).toContain(0);
});
