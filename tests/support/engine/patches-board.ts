/** Patches of the main board: crane, turn, city, plazas, bridge, Cathedral. */
import type { Rotation } from '@/lib/game/engine/commands';
import type { StackId } from '@/lib/game/engine/secrets';
import type { Crane } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import type { Action } from '@/lib/game/engine/vocabulary';
import { removeFromRows, era } from './patches-rows';
import { patch, patchPlayer, PACK, stack, withStack, withTop, all, type Patch, type Table } from './table';

/** Sectors of the wheel by their bonus. */
const SECTOR = {
  special: 1,
  'stone-2': 2,
  'gold-1': 3,
  'special-2': 4,
  window: 5,
  'egg-for-gold': 6,
  'stone-1': 7,
  'gold-2': 9,
  'egg-for-stone': 11,
} as const;
export type SlotName = keyof typeof SECTOR;

/** Sets the tiles at these positions of the wheel, and no others. */
export const crane = (arrow: number, tiles: Readonly<Record<number, string>>): Patch =>
  patch((state) => ({
    crane: {
      ...state.crane,
      arrow,
      tiles: Object.entries(tiles).map(([position, tile]) => ({
        tile,
        sector: (Number(position) - arrow + 12) % 12,
        fivePoints: false,
      })),
    },
  }));

/** Puts the 5-point token on these action tiles, and on no others. */
export const overripe = (...overripeTiles: readonly string[]): Patch =>
  patch(({ crane: now }) => ({
    crane: {
      ...now,
      tiles: now.tiles.map((tile) => ({ ...tile, fivePoints: overripeTiles.includes(tile.tile) })),
    },
  }));

/**
 * Puts an action tile with `action` at this position in a slot of this kind; the other tiles go to free
 * positions.
 */
export const offered = (action: Action, slot: SlotName = 'egg-for-gold', position = 4): Patch =>
  patch((state) => ({ crane: craneWith(state.crane, tileShowing(action), SECTOR[slot], position) }));

function tileShowing(action: Action): string {
  const found = PACK.actionTiles.tiles.find((tile) => tile.sides.A.includes(action));
  if (!found) throw new Error(`no tile shows ${action}`);
  return found.id;
}

function craneWith(before: Crane, tile: string, sector: number, position: number): Crane {
  const arrow = (position - sector + 12) % 12;
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((p) => p !== position && p !== arrow);
  const others = before.tiles.filter((other) => other.tile !== tile);
  return {
    ...before,
    arrow,
    tiles: [
      { tile, sector, fivePoints: false },
      ...others.map((other, i) => ({ ...other, sector: ((free[i] ?? 0) - arrow + 12) % 12 })),
    ],
  };
}

/**
 * Sets the number of finished turns, and with it the active seat, the era and the platform; the wheel stays.
 */
export const turnsDone = (turns: number): Patch => {
  return (of) => {
    const players = of.state.players.length;
    const clock = must(PACK.clockByPlayers, players);
    const aged = turns >= clock.eraTwoAfterTurn ? era('II')(of) : of;
    return patch((state) => ({
      turnsDone: turns,
      turn: { ...state.turn, seat: turns % players, number: turns + 1 },
      crane: { ...state.crane, platform: clock.dropsAfterTurns.filter((drop) => drop > turns).length },
    }))(aged);
  };
};

/**
 * Puts a building on a site. With `seat` it belongs to that player, with a cube unless the options say
 * otherwise.
 */
export const built = (
  site: string,
  tile: string,
  seat?: number,
  { cube = seat !== undefined, rotation = 0 }: { cube?: boolean; rotation?: Rotation } = {},
): Patch =>
  all(
    removeFromRows('building', tile),
    patch(({ buildings }) => ({
      buildings: [
        ...buildings.filter((building) => building.site !== site),
        { site, tile, rotation, cube, ...(seat === undefined ? {} : { seat }) },
      ],
    })),
    seat !== undefined && cube ? patchPlayer(seat, ({ cubes }) => ({ cubes: cubes - 1 })) : (of) => of,
  );

/** Removes the setup buildings. */
export const emptyCity: Patch = patch(() => ({ buildings: [] }));

/** Puts a plaza face on a plaza; the plaza's old face takes its place. */
export const plazaFace = (plaza: string, face: string): Patch =>
  patch(({ plazas }) => {
    const tile = PACK.plazas.tiles.find(({ faces }) => faces.some(({ id }) => id === face))?.id;
    const before = plazas.find((entry) => entry.plaza === plaza);
    return {
      plazas: plazas.map((entry) => {
        if (entry.plaza === plaza) return { ...entry, tile, face };
        if (entry.tile === tile) return { ...entry, tile: before?.tile, face: before?.face };
        return entry;
      }),
    };
  });

const planksFrom =
  (from: 'IV' | 'V') =>
  (...places: readonly string[]): Patch =>
  (of) =>
    places.reduce((now, place) => layPlank(now, place, from), of);
/** Puts a plank from stack IV on each place. */
export const planked = planksFrom('IV');
/** Puts a plank from the bridge's V tiles on each place. */
export const plankedWithV = planksFrom('V');

function layPlank(of: Table, place: string, from: 'IV' | 'V'): Table {
  const [tile, ...rest] = stack(of, `bridge-${from}`);
  return patch(({ bridge, bridgeStacks }) => ({
    bridge: bridge.map((entry) => (entry.place === place ? { ...entry, plank: tile } : entry)),
    bridgeStacks: { ...bridgeStacks, [from]: bridgeStacks[from] - 1 },
  }))(withStack(of, `bridge-${from}`, rest));
}

/** Puts these tiles on top of the stack of IV tiles. */
export const nextBridgeTiles = (...tiles: readonly string[]): Patch => {
  return (of) => withTop(of, 'bridge-IV', tiles);
};

/** Puts these V tiles into a group, and the other ones into the other group. */
export const vTilesAt = (group: 'bridge-V' | 'cathedral-V', ...tiles: readonly string[]): Patch => {
  const other: StackId = group === 'bridge-V' ? 'cathedral-V' : 'bridge-V';
  const rest = PACK.bridge.tilesV.map(({ id }) => id).filter((id) => !tiles.includes(id));
  return all(
    (of) => withStack(withStack(of, group, tiles), other, rest),
    patch(({ bridgeStacks }) => ({
      bridgeStacks: {
        ...bridgeStacks,
        V: group === 'bridge-V' ? tiles.length : rest.length,
        cathedral: group === 'bridge-V' ? rest.length : tiles.length,
      },
    })),
  );
};

/** Turns a bridge place to its other face. */
export const bridgeFace = (place: string, face: string): Patch =>
  patch(({ bridge }) => ({
    bridge: bridge.map((entry) => (entry.place === place ? { ...entry, face } : entry)),
  }));
