/** Set-ups for tests of rules from more than one family, and their helpers. */
import { expect } from 'vitest';
import { actionBoardContacts } from '@/lib/game/engine/board/contacts';
import { SIX } from '@/lib/game/engine/board/hex';
import type { Rotation } from '@/lib/game/engine/commands';
import type { TableOptions } from '@/lib/game/engine/setup';
import type { Item } from '@/lib/game/engine/state';
import type { Action, Grid, SourceKind } from '@/lib/game/engine/vocabulary';
import { declare, mines, placeBuilding, road, take, PLAIN_TURN, PLAIN_ACTION } from './commands';
import { built, emptyCity, offered, plazaFace, turnsDone } from './patches-board';
import { goods, noWealth, pawn, technology } from './patches-player';
import { inSlot, emptyRow } from './patches-rows';
import { type Scenario, given } from './scenario';
import { PACK, type Patch, type TableChoices, all, patch } from './table';
import { HOUSE_FOR_GOLD } from './tiles';

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

/** Seat 0 is managing its mines or quarries; no wealth bonus comes in between. */
export const mining = (...patches: readonly Patch[]): Scenario =>
  declared('manage-mines', noWealth(0), ...patches);
export const quarrying = (...patches: readonly Patch[]): Scenario =>
  declared('manage-quarries', noWealth(0), ...patches);

/** Seat 0 has managed its mines: one more. */
export const mined = (...patches: readonly Patch[]): Scenario =>
  mining(...patches).when(0, mines('increase'));

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
  emptyRow('upgrade'),
];
/** The action tile with Upgrade an Action and King's Road. */
export const ROAD_TILE = 'action-tile-5';
export const MINE_TILE = 'action-tile-1';

/** The tiles shown to the seat that has to choose a bridge tile. */
export const shownTiles = ({ state, secrets }: Scenario): readonly string[] =>
  secrets?.offers[state.items.find(({ kind }) => kind === 'bridge-tile')?.id ?? -1] ?? [];

/** Points of seat 0 in final scoring by source, after playing the last turn of the game. */
export function scored(...patches: readonly Patch[]): Partial<Record<SourceKind, number>> {
  const done = given(turnsDone(31), emptyCity, offered('manage-mines'), noWealth(0), ...patches).when(
    1,
    ...PLAIN_TURN,
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
    ...PLAIN_ACTION,
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

/** Claims on P2 of seat 1 (cost 3) and seat 2 (cost 4, so both rewards). */
export const RIVALS = all(
  built('site-p2-a', HOUSE_FOR_GOLD, 1, { rotation: 3 }),
  built('site-p2-b', 'building-i-stonecutters-lodge', 2, { rotation: 3 }),
);

/** Seat 0 of two has completed P2. That rewards seat 1, who has windows and a single-use technology. */
export const completedForOther = (): Scenario =>
  complete(
    given(
      { players: 2 },
      about(
        'plaza-tan-1-a',
        built('site-p2-a', HOUSE_FOR_GOLD, 1),
        built('site-p2-b', 'building-i-stonecutters-lodge', 0),
      ),
      noWealth(1),
      goods(1, { 'silver-window': 1, 'gold-window': 1 }),
      technology(1, 'technology-iii-university'),
    ),
  );

/** Seat 0 of three has completed P2, where both others have claims. */
export const completedForTwo = (...more: readonly Patch[]): Scenario =>
  complete(given({ players: 3 }, about('plaza-tan-1-a', RIVALS), noWealth(1), ...more));

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
