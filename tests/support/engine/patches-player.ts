/** Patches of the boards and goods of one player. */
import { actionBoardContacts } from '@/lib/game/engine/board/contacts';
import type { Rotation } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Player } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import type { AcademicTrack, Good, Grid, Level, Token, Track } from '@/lib/game/engine/vocabulary';
import { removeFromRows } from './patches-rows';
import { patch, patchPlayer, PACK, stack, withStack, withTop, all, type Patch } from './table';

export const goods = (seat: number, amounts: Partial<Record<Good, number>>): Patch =>
  patchPlayer(seat, (player) => ({ goods: { ...player.goods, ...amounts } }));

export const tokens = (seat: number, amounts: Partial<Record<Token, number>>): Patch =>
  patchPlayer(seat, (player) => ({ tokens: { ...player.tokens, ...amounts } }));

/** Numbers of mines and quarries. */
export const counts = (seat: number, amounts: Partial<Record<Track, number>>): Patch =>
  patchPlayer(seat, (player) => ({ counts: { ...player.counts, ...amounts } }));

export const heights = (seat: number, amounts: Partial<Record<AcademicTrack, number>>): Patch =>
  patchPlayer(seat, (player) => ({ heights: { ...player.heights, ...amounts } }));

/** Wealth bonuses already taken, with the cubes they freed. */
export const wealth = (seat: number, ...bonuses: readonly string[]): Patch =>
  patchPlayer(seat, (player) => ({
    wealth: [...player.wealth, ...bonuses],
    cubes: player.cubes + bonuses.length,
  }));
/** All three wealth bonuses, so gains have no side effects. */
export const noWealth = (seat: number): Patch =>
  all(
    wealth(seat, 'wealth-gold-6', 'wealth-stone-6', 'wealth-9'),
    patchPlayer(seat, ({ cubes }) => ({ cubes: cubes - 3 })),
  );

export const at = (seat: number, grid: Grid, row: number, column: number): Patch =>
  patchPlayer(seat, (player) => ({ grids: { ...player.grids, [grid]: { row, column } } }));

/** Pawn on the King's Road, 0 to 5. */
export const pawn = (seat: number, road: number): Patch => patchPlayer(seat, () => ({ road }));

export const player = (seat: number, change: Partial<Player>): Patch => patchPlayer(seat, () => change);

/** Seat 0 owns these V tiles: the first is from the bridge, the second from the Cathedral. */
export const owns = (...tiles: readonly string[]): Patch =>
  player(0, { vTiles: tiles.map((tile, i) => ({ tile, from: i === 0 ? 'bridge' : 'cathedral' })) });

/** Puts a production token on a track. */
export const productionToken = (seat: number, track: Track, token: string): Patch =>
  all(
    patchPlayer(seat, (p) => ({ productionTokens: { ...p.productionTokens, [track]: token } })),
    patch(({ river }) => ({ river: river.filter((id) => id !== token) })),
  );

/** Puts an upgrade on its action, above any others; its contacts count as paid. */
export const upgraded = (seat: number, tile: string, rotation: Rotation = 0): Patch => {
  const { action } = must(PACK.upgradeById, tile);
  return all(
    removeFromRows('upgrade', tile),
    patchPlayer(seat, (p) => ({
      paidContacts: [...p.paidContacts, ...contactsOf(PACK, p, action, tile, rotation)],
      upgrades: { ...p.upgrades, [action]: [...p.upgrades[action], { tile, rotation }] },
    })),
  );
};

/** Puts a wall on a cell; its contacts count as paid. */
export const walled = (seat: number, tile: string, cell: string, rotation: Rotation = 0): Patch =>
  all(
    removeFromRows('wall', tile),
    patchPlayer(seat, (p) => ({
      paidContacts: [...p.paidContacts, ...contactsOf(PACK, p, cell, tile, rotation)],
      walls: [...p.walls, { tile, cell, rotation }],
    })),
  );

/** Gives a technology from its stack. Permanent ones are active unless `active` is false. */
export const technology = (seat: number, tile: string, active = true): Patch => {
  const { level } = must(PACK.technologyById, tile);
  return all(
    (of) =>
      withStack(
        of,
        `technology-${level}`,
        stack(of, `technology-${level}`).filter((id) => id !== tile),
      ),
    patch(({ technologyStacks }) => ({
      technologyStacks: { ...technologyStacks, [level]: technologyStacks[level] - 1 },
    })),
    patchPlayer(seat, ({ technologies }) => ({ technologies: [...technologies, { tile, active }] })),
  );
};

/** Puts these technologies on top of a level's stack. */
export const nextTechnologies = (level: Level, ...tiles: readonly string[]): Patch => {
  return (of) => withTop(of, `technology-${level}`, tiles);
};

export const claimedSeal = (seat: number, seal: string): Patch =>
  all(
    patch(({ seals }) => ({ seals: [...seals, { seal, seat }] })),
    patchPlayer(seat, ({ cubes }) => ({ cubes: cubes - 1 })),
  );

/** Keys of all contacts that a tile would make, for patches that place tiles. */
function contactsOf(
  pack: Pack,
  player: Player,
  place: string,
  tile: string,
  rotation: Rotation,
): readonly string[] {
  const { edges, corners } = actionBoardContacts(pack, player, place, tile, rotation);
  return [...edges.map(({ key }) => key), ...corners];
}
