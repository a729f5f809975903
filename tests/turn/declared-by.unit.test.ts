/** Tiles of a row that declare their action: only tiles that could be placed then. */
import { expect, test } from 'vitest';
import { isPlacement, rowOfAction, ROW_OF } from '@/lib/game/engine/board/rows';
import type { Command } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import { viewOf, type LiveSnapshot } from '@/lib/game/live/live-snapshot';
import { createLiveTable, reduceLiveTable, shownOf } from '@/lib/game/live/live-table';
import { declaredBy } from '@/lib/game/turn/impossible-commands';
import { slotAt } from '@/lib/game/turn/places';
import { FakeServer } from '../live/fake-server';
import { buyExtra, declare, EXTRA_GG, placeUpgrade, take } from '../support/engine/commands';
import { crane } from '../support/engine/patches-board';
import { goods } from '../support/engine/patches-player';
import { given } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';

const SEAT = 0;
const GAMES = 12;

const offered = (pack: FakeServer['pack'], stand: LiveSnapshot) => {
  const view = viewOf(stand, SEAT);
  return { view, commands: options(pack, view).commands };
};

/** The legal placements after a step, found by making it. */
function placedAfter(server: FakeServer, stand: LiveSnapshot, command: Command) {
  const act = { type: 'step', commandId: 'one', command } as const;
  const table = reduceLiveTable(server.pack, createLiveTable(SEAT, stand), act);
  const { commands } = offered(server.pack, shownOf(table));
  return commands.map(({ command: each }) => each).filter(isPlacement);
}

test('every highlighted tile can be placed, and every placeable tile is highlighted', () => {
  let [declared, dark] = [0, 0];
  for (let number = 0; number < GAMES; number += 1) {
    const server = new FakeServer(number, SEAT);
    const first = server.standOf(SEAT);
    const { commands } = offered(server.pack, first);
    for (const { command: take } of commands.filter(({ command }) => command.type === 'TakeActionTile')) {
      const table = reduceLiveTable(server.pack, createLiveTable(SEAT, first), {
        type: 'step',
        commandId: 'zero',
        command: take,
      });
      const stand = shownOf(table);
      const now = offered(server.pack, stand);
      for (const [declare, places] of declaredBy(server.pack, now.view, now.commands)) {
        if (declare.type !== 'DeclareAction') throw new Error('no such step');
        const row = rowOfAction(declare.action);
        const placed = placedAfter(server, stand, declare).filter(({ type }) => ROW_OF[type] === row);
        expect(new Set(places)).toEqual(new Set(placed.map(({ slot }) => slotAt(row ?? 'wall', slot))));
        declared += places.length;
        dark += 4 - places.length;
      }
    }
  }
  expect(declared).toBeGreaterThan(0);
  expect(dark).toBeGreaterThan(0);
});

test('DEV-3 the tiles that are there are highlighted, the one to come is not', () => {
  const start = given(
    { options: { refillOnDemand: true }, variant: { actionSide: 'A' } },
    crane(10, { 4: 'action-tile-5' }),
    goods(SEAT, { 'gold-window': 2 }),
  );
  const { state } = start.when(SEAT, take(), declare('upgrade-action'), placeUpgrade(0), buyExtra(EXTRA_GG));
  const view = { state, seat: SEAT, offers: [] };
  const [, tiles] = [...declaredBy(PACK, view, options(PACK, view).commands)].find(
    ([step]) => step.type === 'DeclareAction' && step.action === 'upgrade-action',
  ) ?? [undefined, []];
  expect(tiles).toEqual([slotAt('upgrade', 1), slotAt('upgrade', 2)]);
});
