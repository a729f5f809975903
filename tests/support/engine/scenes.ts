/** Set-ups for tests of rules from more than one family, and their helpers. */
import { expect } from 'vitest';
import { actionBoardContacts } from '@/lib/game/engine/board/contacts';
import { SIX } from '@/lib/game/engine/board/hex';
import type { Rotation } from '@/lib/game/engine/commands';
import type { TableOptions } from '@/lib/game/engine/setup';
import type { Item } from '@/lib/game/engine/state';
import type { Action, Grid, SourceKind } from '@/lib/game/engine/vocabulary';
import { bonus, declare, end, mines, placeBuilding, placeUpgrade, road, take } from './commands';
import { built, emptyCity, offered, plazaFace, turnsDone } from './patches-board';
import { goods, heights, noWealth, pawn, player, technology, upgraded } from './patches-player';
import { emptySlot, inSlot, shortStack } from './patches-rows';
import { type Scenario, given } from './scenario';
import { PACK, type Patch, type TableChoices, all, patch } from './table';

/** Seat 0 has taken a tile with this action, and declared it. */
export function declared(
  action: Action,
  choices: TableChoices | Patch = {},
  ...patches: readonly Patch[]
): Scenario {
  return given(choices, offered(action), ...patches).when(0, take(), declare(action));
}

/** The same at a table of four, with goods for everything. */
export const acting = (action: Action, ...patches: readonly Patch[]): Scenario =>
  declared(action, { players: 4 }, noWealth(0), goods(0, { gold: 9, stone: 9 }), ...patches);

/** Seat 0 of four has declared Construct a Building, with this one available. */
export const ready = (tile: string, ...more: readonly Patch[]): Scenario =>
  acting('construct-building', goods(0, { gold: 4, stone: 4 }), inSlot('building', 0, tile), ...more);

/** Seat 0 has no goods, and has declared Manage Mines or Quarries. */
export const performs = (
  action: 'manage-mines' | 'manage-quarries',
  ...patches: readonly Patch[]
): Scenario => declared(action, noWealth(0), goods(0, { gold: 0, stone: 0 }), ...patches);

/** Seat 0 has managed its mines: one more. */
export const mined = (...patches: readonly Patch[]): Scenario =>
  declared('manage-mines', noWealth(0), ...patches).when(0, mines('increase'));

/** Seat 0 of four sets out on the King's Road from this space. */
export const setOut = (from: number, ...more: readonly Patch[]): Scenario =>
  given(
    { players: 4 },
    offered('kings-road'),
    goods(0, { egg: 1 }),
    noWealth(0),
    pawn(0, from),
    ...more,
  ).when(0, take(), declare('kings-road'), road);

/** An open move of a seat, as a reward of another player's turn would leave it. */
export const owed = (seat: number, grid: Grid | 'either', itemClass: Item['class']): Patch =>
  patch(({ items, nextItem }) => ({
    items: [
      ...items,
      { id: nextItem, kind: 'sideways', seat, grid, class: itemClass, source: { kind: 'plaza', id: 'p3' } },
    ],
    nextItem: nextItem + 1,
  }));

/**
 * Only tiles with Construct a Wall or the King's Road are available; no wall is affordable and the pawn is on
 * V.
 */
export const STUCK: readonly Patch[] = [
  noWealth(0),
  goods(0, { gold: 0, stone: 0 }),
  pawn(0, 5),
  ...([0, 1, 2, 3] as const).map((slot) => emptySlot('upgrade', slot)),
  shortStack('upgrade', 'normal', 0),
  shortStack('upgrade', 'special', 0),
];
/** The action tile with Upgrade an Action and King's Road. */
export const ROAD_TILE = 'action-tile-5';
export const MINE_TILE = 'action-tile-1';

/** Points of seat 0 in final scoring by source, after playing the last turn of the game. */
export function scored(...patches: readonly Patch[]): Partial<Record<SourceKind, number>> {
  const done = given(turnsDone(31), emptyCity, offered('manage-mines'), noWealth(0), ...patches).when(
    1,
    take(),
    declare('manage-mines'),
    mines('increase'),
    end,
  );
  expect(done.state.phase).toBe('finished');
  const points: Partial<Record<SourceKind, number>> = {};
  for (const { seat, points: n, source } of done.eventsOf('Scored'))
    if (seat === 0) points[source.kind] = (points[source.kind] ?? 0) + n;
  return points;
}

/** Seat 1 of two is about to end the last turn. */
export const lastTurn = (...patches: readonly Patch[]): Scenario => lastTurnWith({}, ...patches);

export const lastTurnWith = (options: Partial<TableOptions>, ...patches: readonly Patch[]): Scenario =>
  given({ players: 2, options }, turnsDone(31), emptyCity, offered('manage-mines'), ...patches).when(
    1,
    take(),
    declare('manage-mines'),
    mines('increase'),
  );

export const GREEN = 0;
export const RED = 1;
export const BLUE = 2;

/**
 * EX-9. Plaza P2: Red's building for 3, Blue's for 4, one free site with a printed blue corner; 2 silver
 * windows and 4 points.
 */
export const EX_9_PLAZA = [
  emptyCity,
  offered('construct-building', 'special'),
  goods(GREEN, { gold: 2, stone: 0 }),
  heights(GREEN, { technology: 2 }),
  plazaFace('p2', 'plaza-tan-1-a'),
  built('site-p2-a', 'building-i-canons-house', RED, { rotation: 3 }),
  built('site-p2-b', 'building-i-stonecutters-lodge', BLUE, { rotation: 3 }),
  inSlot('building', 3, 'building-i-masters-college'),
] as const;

/**
 * EX-9 after Green has completed the plaza. Printed corner 3 is at corner 2 of the free site; the college's
 * is printed at 1.
 */
export const ex9Completed = (): Scenario =>
  given({ players: 3 }, ...EX_9_PLAZA).when(
    GREEN,
    take(),
    declare('construct-building'),
    placeBuilding(3, 'site-p2-c', 1),
  );

/** EX-15 Upgrade plus extra wall: the bonus of the second slot is taken. */
export const ex15Started = (): Scenario =>
  given(
    offered('upgrade-action'),
    goods(0, { stone: 4 }),
    noWealth(0),
    heights(0, { technology: 2 }),
    upgraded(0, 'upgrade-ii-masters-plan'),
    upgraded(0, 'upgrade-ii-stone-saw', 4),
    inSlot('upgrade', 0, 'upgrade-ii-battlement-masons'),
    inSlot('wall', 0, 'wall-ii-curtain-wall'),
  ).when(0, take(), declare('upgrade-action'), bonus(1, 'upgrade-ii-masters-plan'));

/** EX-45 Cube limit: both cubes of seat 0 are on buildings. */
export const ex45Started = (): Scenario =>
  given(
    { players: 4 },
    offered('construct-building'),
    goods(0, { gold: 4, stone: 4 }),
    built('site-p2-a', 'building-i-canons-house', 0),
    built('site-p6-a', 'building-i-chandlery', 0),
    built('site-p2-b', 'building-i-poultry-stall', 1, { cube: false }),
    plazaFace('p2', 'plaza-tan-1-a'),
    player(0, { sealRights: 1 }),
    inSlot('building', 0, 'building-i-corner-house'),
    inSlot('building', 1, 'building-i-copyists-house'),
  );

/**
 * Seat 0 is about to complete P2, where other players have claims; the last site gets a building without cube
 * space.
 */
export const about = (face: string, ...more: readonly Patch[]): Patch =>
  all(
    emptyCity,
    offered('construct-building'),
    goods(0, { gold: 4, stone: 4 }),
    plazaFace('p2', face),
    inSlot('building', 0, 'building-i-rubble-yard'),
    ...more,
  );

/** The seat to move completes P2. */
export const complete = (start: Scenario): Scenario =>
  start.when(start.state.turn.seat, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c', 0));

/** Seat 0 of two has completed P2. That rewards seat 1, who has windows and a single-use technology. */
export const completedForOther = (): Scenario =>
  given(
    { players: 2 },
    emptyCity,
    offered('construct-building'),
    noWealth(1),
    goods(0, { gold: 4 }),
    goods(1, { 'silver-window': 1, 'gold-window': 1 }),
    plazaFace('p2', 'plaza-tan-1-a'),
    built('site-p2-a', 'building-i-canons-house', 1),
    built('site-p2-b', 'building-i-stonecutters-lodge', 0),
    inSlot('building', 0, 'building-i-rubble-yard'),
    technology(1, 'technology-iii-university'),
  ).when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c', 0));

/** Seat 0 of three has completed P2, where both others have claims. */
export const completedForTwo = (...more: readonly Patch[]): Scenario =>
  given(
    { players: 3 },
    emptyCity,
    offered('construct-building'),
    noWealth(1),
    goods(0, { gold: 5, stone: 5 }),
    plazaFace('p2', 'plaza-tan-1-a'),
    built('site-p2-a', 'building-i-canons-house', 1, { rotation: 3 }),
    built('site-p2-b', 'building-i-stonecutters-lodge', 2, { rotation: 3 }),
    inSlot('building', 0, 'building-i-rubble-yard'),
    ...more,
  ).when(0, take(), declare('construct-building'), placeBuilding(0, 'site-p2-c'));

/**
 * DEV-2: an upgrade placed on a pile. Manage Quarries is west of Construct a Wall; the window of its wedges
 * pointed there, the crane of the wedges above does not.
 */
export const covered = (simplifiedCovering: boolean): Scenario =>
  given(
    { options: { simplifiedCovering } },
    upgraded(0, 'upgrade-i-iron-wedges', 5),
    upgraded(0, 'upgrade-i-treadwheel-crane', 0),
    upgraded(0, 'upgrade-i-lime-kiln', 0),
    offered('upgrade-action'),
    inSlot('upgrade', 0, 'upgrade-i-stone-sledges'),
  ).when(0, take(), declare('upgrade-action'), placeUpgrade(0, 2));

const TURNED = SIX.flatMap((laid) => SIX.map((placed) => [laid, placed] as const));

/**
 * The rotations of the tile on seat 0's action board and of the next tile that make a contact of this kind.
 */
export function meeting(
  kind: 'edges' | 'corners',
  lies: (rotation: Rotation) => Patch,
  place: string,
  tile: string,
): readonly [Rotation, Rotation] {
  const found = TURNED.find(([laid, placed]) => {
    const owner = given(lies(laid)).player(0);
    return actionBoardContacts(PACK, owner, place, tile, placed)[kind].length > 0;
  });
  if (!found) throw new Error('they never meet');
  return found;
}

/** The gains of seat 0 from contacts: silver windows, red tokens, blue tokens. */
export function contactGains(scenario: Scenario): readonly number[] {
  const { 'silver-window': windows, 'red-token': red, 'blue-token': blue } = scenario.holdings(0);
  return [windows, red, blue];
}
