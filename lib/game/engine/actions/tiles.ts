/** Placing hexagon tiles: buildings, walls and upgrades. */
import { actionBoardContacts, cityContacts, type Contacts } from '@/lib/game/engine/board/contacts';
import { SIX } from '@/lib/game/engine/board/hex';
import { tileIn } from '@/lib/game/engine/board/rows';
import type { CommandOf, SeatId, Slot } from '@/lib/game/engine/commands';
import {
  fireAbilities,
  gainToken,
  payCost,
  refusePayment,
  scorePoints,
} from '@/lib/game/engine/effects/gain';
import { resolve } from '@/lib/game/engine/effects/resolve';
import { advanceAcademic } from '@/lib/game/engine/effects/tracks';
import type { BuildingTile, Site } from '@/lib/game/engine/pack';
import { completePlazaIfFull } from '@/lib/game/engine/phases/plaza';
import { reject, type Rejection } from '@/lib/game/engine/rejections';
import { currentPerformance, type Game, playerAt, type Rule } from '@/lib/game/engine/rule';
import { must } from '@/lib/game/engine/util';
import type { Work } from '@/lib/game/engine/work';
import { finishPerformance } from './declare';
import {
  goodsAfterTile,
  mayKeepCube,
  payableSites,
  payableSlots,
  reduceCost,
  surchargeOf,
  tileCost,
} from './feasible';
import { refuseSlot, takableSlots, takeTile } from './rows';

// Construct a Building (BUILD, BUILD-2, BUILD-7, BUILD-11, BUILD-14).

/** DEC-17, in the order of BUILD-13 (BUILD-9, R-6, R-7, R-8, BUILD-4). */
export const placeBuilding: Rule<CommandOf<'PlaceBuilding'>> = {
  refuse(game, seat, { slot, site: id, keepCube }) {
    const { state, pack } = game;
    const current = currentPerformance(state);
    if (current?.action !== 'construct-building')
      return reject('not-declared', 'TURN-6', { action: 'construct-building' });
    const { discount } = current;
    const refusal =
      refuseSlot(state, 'building', slot) ??
      refusePayment(
        playerAt(game, seat).goods,
        reduceCost(tileCost(pack, state, 'building', slot), discount),
        'BUILD-1',
      );
    if (refusal) return refusal;
    const site = pack.siteById.get(id);
    if (!site) return reject('unknown-site', 'BUILD-3', { site: id });
    if (state.buildings.some((building) => building.site === id))
      return reject('site-taken', 'BUILD-3', { site: id });
    const surcharge = surchargeOf(site, tileCost(pack, state, 'building', slot), discount);
    const left = goodsAfterTile(pack, state, seat, slot, discount);
    return (
      refusePayment(left, { gold: surcharge }, 'BUILD-5', { site: id }) ??
      (keepCube && !mayKeepCube(pack, state, seat, slot, discount)
        ? reject('no-cube-choice', 'R-65')
        : undefined)
    );
  },
  candidates(game, seat) {
    const current = currentPerformance(game.state);
    if (current?.action !== 'construct-building') return [];
    return payableSlots(game.pack, game.state, seat, 'building', current).flatMap((slot) => {
      const mayKeep = mayKeepCube(game.pack, game.state, seat, slot, current.discount);
      return payableSites(game.pack, game.state, seat, slot, current.discount).flatMap((site) =>
        SIX.flatMap((rotation): CommandOf<'PlaceBuilding'>[] => {
          const here = { type: 'PlaceBuilding', slot, site: site.id, rotation } as const;
          return mayKeep ? [here, { ...here, keepCube: true }] : [here];
        }),
      );
    });
  },
  exact: true,
};

export function decidePlaceBuilding(
  work: Work,
  seat: SeatId,
  { slot, site: id, rotation, keepCube }: CommandOf<'PlaceBuilding'>,
): void {
  const discount = currentPerformance(work.state)?.discount;
  const site = must(work.pack.siteById, id);
  const source = { kind: 'building', id: tileIn(work.state, 'building', slot) } as const;
  payCost(work, seat, reduceCost(tileCost(work.pack, work.state, 'building', slot), discount), source);
  const tile = must(work.pack.buildingById, takeTile(work, seat, 'building', slot));
  resolve(work, seat, tile.gain, source);
  payCost(work, seat, { gold: surchargeOf(site, tile.cost, discount) }, { kind: 'site', id });
  const contacts = cityContacts(work.pack, work.state, id, tile.id, rotation);
  // BUILD-8: an available cube has to be placed, unless it is the only one and a seal may have it.
  const cube = tile.cubeSpace && work.player(seat).cubes > 0 && !keepCube;
  work.emit({ type: 'BuildingPlaced', seat, tile: tile.id, site: id, rotation, cube });
  scorePoints(work, seat, site.points, { kind: 'site', id });
  gainCorners(work, seat, 'blue-token', contacts);
  afterBuilding(work, seat, tile, site);
  finishPerformance(work, seat);
  completePlazaIfFull(work, seat, site.plaza);
}

/**
 * BUILD-10 for buildings without cube space, the abilities of TECH-II4 and II5, and the Cathedral move
 * (BUILD-12).
 */
function afterBuilding(work: Work, seat: SeatId, tile: BuildingTile, site: Site): void {
  if (!tile.cubeSpace) {
    const around = work.state.buildings.filter(
      (building) => must(work.pack.siteById, building.site).plaza === site.plaza,
    );
    scorePoints(work, seat, around.length, { kind: 'plaza-buildings', id: site.plaza });
  }
  fireAbilities(work, seat, tile.icon ? 'building-with-icon' : 'building-without-icon');
  if (tile.icon) resolve(work, seat, { kind: 'cathedral-step', n: 1 }, { kind: 'building', id: tile.id });
}

// Construct a Wall (WALL).

/** DEC-16, in the order of WALL-7 (WALL-2, WALL-5, WALL-6). */
export const placeWall: Rule<CommandOf<'PlaceWall'>> = {
  refuse(game, seat, { slot, cell }) {
    const current = currentPerformance(game.state);
    if (current?.action !== 'construct-wall')
      return reject('not-declared', 'TURN-6', { action: 'construct-wall' });
    return (
      refuseSlot(game.state, 'wall', slot) ?? refuseCost(game, seat, slot) ?? refuseCell(game, seat, cell)
    );
  },
  candidates(game, seat) {
    const current = currentPerformance(game.state);
    if (current?.action !== 'construct-wall') return [];
    const cells = game.pack.actionBoard.wallCells.filter((cell) => !refuseCell(game, seat, cell.id));
    const slots = payableSlots(game.pack, game.state, seat, 'wall', current);
    return slots.flatMap((slot) =>
      cells.flatMap((cell) =>
        SIX.map((rotation) => ({ type: 'PlaceWall' as const, slot, cell: cell.id, rotation })),
      ),
    );
  },
  exact: true,
};

export function decidePlaceWall(
  work: Work,
  seat: SeatId,
  { slot, cell, rotation }: CommandOf<'PlaceWall'>,
): void {
  const cost = reduceCost(
    tileCost(work.pack, work.state, 'wall', slot),
    currentPerformance(work.state)?.discount,
  );
  const source = { kind: 'wall', id: tileIn(work.state, 'wall', slot) } as const;
  payCost(work, seat, cost, source);
  const tile = must(work.pack.wallById, takeTile(work, seat, 'wall', slot));
  resolve(work, seat, tile.gain, source);
  const contacts = actionBoardContacts(work.pack, work.player(seat), cell, tile.id, rotation);
  work.emit({ type: 'WallPlaced', seat, tile: tile.id, cell, rotation });
  gainContacts(work, seat, contacts);
  if (tile.icon) {
    fireAbilities(work, seat, 'wall-with-icon');
    resolve(work, seat, { kind: 'wall-step', n: 1 }, source);
  }
  fireAbilities(work, seat, 'wall-performed');
  finishPerformance(work, seat);
}

function refuseCost(game: Game, seat: SeatId, slot: Slot): Rejection | undefined {
  const cost = reduceCost(
    tileCost(game.pack, game.state, 'wall', slot),
    currentPerformance(game.state)?.discount,
  );
  return refusePayment(playerAt(game, seat).goods, cost, 'WALL-1');
}

/** WALL-3, WALL-4: a free cell at the board. */
function refuseCell(game: Game, seat: SeatId, cell: string): Rejection | undefined {
  if (!game.pack.actionBoard.wallCells.some((candidate) => candidate.id === cell))
    return reject('unknown-cell', 'WALL-3', { cell });
  return playerAt(game, seat).walls.some((wall) => wall.cell === cell)
    ? reject('cell-taken', 'WALL-4', { cell })
    : undefined;
}

// Upgrade an Action (UPGRADE, ADJ, CORNER).

/**
 * DEC-15: take, refill, place on the hex of the action the tile names, university, edges and corners
 * (UPGRADE-1, UPGRADE-2, UPGRADE-3, UPGRADE-4).
 */
export const placeUpgrade: Rule<CommandOf<'PlaceUpgrade'>> = {
  refuse({ state }, _seat, { slot }) {
    if (currentPerformance(state)?.action !== 'upgrade-action')
      return reject('not-declared', 'TURN-6', { action: 'upgrade-action' });
    return refuseSlot(state, 'upgrade', slot);
  },
  candidates({ state }) {
    if (currentPerformance(state)?.action !== 'upgrade-action') return [];
    return takableSlots(state, 'upgrade').flatMap((slot) =>
      SIX.map((rotation) => ({ type: 'PlaceUpgrade' as const, slot, rotation })),
    );
  },
  exact: true,
};

export function decidePlaceUpgrade(
  work: Work,
  seat: SeatId,
  { slot, rotation }: CommandOf<'PlaceUpgrade'>,
): void {
  const tile = must(work.pack.upgradeById, takeTile(work, seat, 'upgrade', slot));
  const { simplifiedCovering } = work.state.setup.options;
  const contacts = actionBoardContacts(
    work.pack,
    work.player(seat),
    tile.action,
    tile.id,
    rotation,
    simplifiedCovering,
  );
  const covered = work.player(seat).upgrades[tile.action].at(-1);
  work.emit({
    type: 'UpgradePlaced',
    seat,
    action: tile.action,
    tile: tile.id,
    rotation,
    ...(covered ? { covers: covered.tile } : {}),
  });
  for (let step = 0; step < tile.university; step += 1)
    advanceAcademic(work, seat, 'university', { kind: 'upgrade', id: tile.id });
  gainContacts(work, seat, contacts);
  fireAbilities(work, seat, 'upgrade-performed');
  finishPerformance(work, seat);
}

/** Both symbols of every edge pair (ADJ-1, ADJ-6) and one red token per other corner (CORNER-3). */
function gainContacts(work: Work, seat: SeatId, { edges, corners }: Contacts): void {
  for (const { key, gains } of edges) {
    work.emit({ type: 'EdgeMatched', seat, contact: key, gains });
    for (const gain of gains) resolve(work, seat, gain, { kind: 'edge' });
  }
  gainCorners(work, seat, 'red-token', corners);
}

/** Tokens for matching corners; only the placing player gains them (CORNER-4). */
function gainCorners(
  work: Work,
  seat: SeatId,
  token: 'red-token' | 'blue-token',
  contacts: readonly string[],
): void {
  if (contacts.length === 0) return;
  work.emit({ type: 'CornersMatched', seat, token, contacts });
  gainToken(work, seat, token, contacts.length, { kind: 'corner' });
}
