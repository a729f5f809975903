/** The browser computes in advance only the choices that the turn offers. */
import { expect, test } from 'vitest';
import { commandValue } from '@/components/move/forms/command-value';
import { offeredCommandOf } from '@/components/move/turn/move-preview';
import { elementAt } from '@/lib/game/engine/util';
import { turnDataOf } from '@/lib/game/turn/turn-data';
import { goldenTable } from '../support/components/golden-table';

const turnAt = (commands: number) => {
  const { pack, view, options } = goldenTable('2-players-base', commands);
  return turnDataOf(pack, view, options?.commands ?? []);
};

test('a step of the turn is foreseen', () => {
  const turn = turnAt(0);
  const [step] = turn.steps;
  expect(step?.command.type).toBe('TakeActionTile');
  expect(offeredCommandOf(turn, commandValue(elementAt(turn.steps, 0).command))).toBe(step?.command);
});

test('a step against the rules, or one that a form has yet to complete, is not', () => {
  expect(offeredCommandOf(turnAt(0), commandValue({ type: 'EndTurn' }))).toBeUndefined();
  const [tile] = turnAt(88).tiles;
  expect(tile?.type).toBe('PlaceUpgrade');
  expect(
    offeredCommandOf(turnAt(88), commandValue({ type: 'PlaceUpgrade', slot: tile?.slot ?? 0, rotation: 0 })),
  ).toBeUndefined();
});
