/** Where things lie: tiles on the wheel, tiles in the rows, the order in which a building takes effect. */
import { describe, expect, test } from 'vitest';
import { positionOf } from '@/lib/engine/actions/crane';
import {
  buyExtra,
  declare,
  end,
  EXTRA_GG,
  mines,
  placeBuilding,
  placeWall,
  take,
} from '../support/engine/commands';
import { given } from '../support/engine/given';
import { built, crane, emptyCity, offered } from '../support/engine/patches-board';
import { goods, noWealth } from '../support/engine/patches-player';
import { inSlot } from '../support/engine/patches-rows';
import { deck, HUMAN, PLAIN_TURN, plainTurn, plans, scenarioAt, soloTable } from '../support/engine/solo';
import { PACK, table } from '../support/engine/table';

describe('the wheel', () => {
  const END = [declare('manage-mines'), mines('increase'), end] as const;
  const landed = (arrow: number, others: Readonly<Record<number, string>>) => {
    const tiles = { ...others, 11: 'action-tile-6', 8: 'action-tile-1' };
    const done = given(crane(arrow, tiles)).when(0, take(8), ...END);
    const places = done.state.crane.tiles.map((tile) => positionOf(done.state, tile));
    expect(new Set(places).size).toBe(places.length);
    expect(places).not.toContain(done.state.crane.arrow);
    return done.eventsOf('ActionTileRecycled').map(({ tile, position }) => [tile, position]);
  };
  test('CRANE-14, END-5 an overripe tile comes to no slot that is taken and never under the box', () => {
    expect(landed(1, {})).toEqual([['action-tile-6', 4]]);
    expect(landed(1, { 3: 'action-tile-2' })).toEqual([['action-tile-6', 5]]);
    expect(landed(4, { 3: 'action-tile-2' })).toEqual([['action-tile-6', 6]]);
    expect(landed(4, { 3: 'action-tile-2', 5: 'action-tile-3' })).toEqual([['action-tile-6', 1]]);
  });
});

describe('the rows', () => {
  test('HEX-1, SETUP-14 three normal tiles and a special one on the right, in each row', () => {
    const { rows } = given().state;
    const isSpecial = {
      upgrade: rows.upgrade.slots.map((id) => PACK.upgradeById.get(id ?? '')?.special),
      wall: rows.wall.slots.map((id) => PACK.wallById.get(id ?? '')?.special),
      building: rows.building.slots.map((id) => PACK.buildingById.get(id ?? '')?.special),
    };
    for (const row of Object.values(isSpecial)) expect(row).toEqual([false, false, false, true]);
  });
  test.each([
    ['special', [0, 1, 2, 3]],
    ['stone-1', [0, 1, 2]],
  ] as const)('HEX-1, HEX-2, SPECIAL-1 from a slot with %s the tiles %j may be taken', (slot, slots) => {
    const offers = given(offered('upgrade-action', slot))
      .when(0, take(), declare('upgrade-action'))
      .offered(0);
    const taken = offers.flatMap((command) => (command.type === 'PlaceUpgrade' ? [command.slot] : []));
    expect([...new Set(taken)].sort()).toEqual(slots);
  });
  test('UPGRADE-1 an upgrade costs nothing', () => {
    const start = given(offered('upgrade-action'), goods(0, { gold: 0, stone: 0 })).when(
      0,
      take(),
      declare('upgrade-action'),
    );
    const place = start.offered(0).find(({ type }) => type === 'PlaceUpgrade');
    if (!place) throw new Error('an upgrade can be placed');
    expect(start.when(0, place).eventsOf('Paid')).toEqual([]);
    const rich = given(offered('upgrade-action'), goods(0, { gold: 5 })).when(
      0,
      take(),
      declare('upgrade-action'),
    );
    expect(rich.when(0, place).eventsOf('Paid')).toEqual([]);
  });
  test('SETUP-5, SETUP-6 the bridge tiles lie in an order that differs from game to game', () => {
    for (const stack of ['bridge-IV', 'bridge-V', 'cathedral-V'] as const) {
      const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => table({ seed }).secrets.stacks[stack]);
      for (const order of orders) expect(order).toHaveLength(stack === 'bridge-IV' ? 6 : 3);
      expect(new Set(orders.map((order) => order?.join())).size).toBeGreaterThan(3);
    }
  });
});

test('HEX-8, WALL-4 a tile that was taken lies in its place at once, beside those that lay there', () => {
  const start = given(
    offered('construct-wall'),
    noWealth(0),
    goods(0, { stone: 5, 'gold-window': 2 }),
    inSlot('wall', 0, 'wall-i-postern'),
    inSlot('wall', 1, 'wall-i-beacon-tower'),
  ).when(0, take(), declare('construct-wall'), placeWall(0, 'wall-cell-1'));
  const [first] = start.player(0).walls;
  expect(first).toEqual({ tile: 'wall-i-postern', cell: 'wall-cell-1', rotation: 0 });
  const both = start.when(
    0,
    buyExtra(EXTRA_GG),
    declare('construct-wall', 'extra'),
    placeWall(1, 'wall-cell-6'),
  );
  expect(both.player(0).walls).toEqual([
    first,
    { tile: 'wall-i-beacon-tower', cell: 'wall-cell-6', rotation: 0 },
  ]);
  expect(both.state.rows.wall.slots).not.toContain('wall-i-postern');
  expect(both.state.items).toEqual([]);
});

test('BUILD-13 surcharge, site, points around the plaza, and the plaza last', () => {
  const done = given(
    { players: 4 },
    emptyCity,
    offered('construct-building'),
    noWealth(0),
    goods(0, { gold: 5, stone: 5 }),
    built('site-p3-a', 'building-i-canons-house', 1),
    built('site-p3-b', 'building-i-chandlery', 1),
    inSlot('building', 0, 'building-i-rubble-yard'),
  )
    .when(0, take(), declare('construct-building'))
    .when(0, placeBuilding(0, 'site-p3-c', 1));
  const steps = done.events.flatMap((event) => {
    if (event.type === 'Scored' || event.type === 'Paid') return [`${event.type} ${event.source.kind}`];
    return event.type === 'BuildingPlaced' || event.type === 'PlazaCompleted' ? [event.type] : [];
  });
  expect(steps.slice(0, 6)).toEqual([
    'Paid building',
    'Paid site',
    'BuildingPlaced',
    'Scored site',
    'Scored plaza-buildings',
    'PlazaCompleted',
  ]);
});

test('PARLER-5 human and Parler take turns, one after the other', () => {
  let now = scenarioAt(
    [emptyCity, plainTurn, plans('p5')].reduce((of, next) => next(of), soloTable('parler')),
  );
  for (let round = 1; round <= 5; round += 1) {
    const ready = scenarioAt(
      [plainTurn, deck('both')].reduce((of, next) => next(of), {
        state: now.state,
        secrets: now.secrets ?? soloTable('parler').secrets,
      }),
    );
    now = ready.when(HUMAN, ...PLAIN_TURN.slice(0, 3));
    const due = now.offered(HUMAN).find(({ type }) => type === 'ChooseProductionToken');
    now = (due ? now.when(HUMAN, due) : now).when(HUMAN, end);
    expect(now.state.turnsDone).toBe(2 * round);
    now.waitsFor(HUMAN);
    expect(now.eventsOf('ParlerCardRevealed')).toHaveLength(1);
  }
});
