/** Invariants about the possessions of one player. */
import type { Player } from '@/lib/game/engine/state';
import { GOODS, LEVELS, TOKENS, TRACKS, type Level } from '@/lib/game/engine/vocabulary';
import type { PlayerCheck } from './checked';

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const isDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

export const PLAYER_CHECKS: Readonly<Record<string, PlayerCheck>> = {
  'INV-1': ({ goods }) => goods.gold >= 0 && goods.gold <= 9,
  'INV-2': ({ goods }) => goods.stone >= 0 && goods.stone <= 9,
  'INV-3': ({ goods, tokens }) =>
    GOODS.every((good) => isCount(goods[good])) && TOKENS.every((token) => isCount(tokens[token])),
  'INV-4': (player, seat, { state, pack }) =>
    // Cubes: four on the tracks, two on the grids, those still on wealth bonuses, on buildings, on seals, and
    // the available ones.
    4 +
      2 +
      (pack.playerBoard.wealthBonuses.length - player.wealth.length) +
      cubesOnBuildings(seat, state.buildings) +
      state.seals.filter((seal) => seal.seat === seat).length +
      player.cubes ===
    pack.playerBoard.cubes.total,
  'INV-5': ({ cubes }) => cubes >= 0 && cubes <= 5,
  'INV-6': ({ wealth }) => isDistinct(wealth),
  'INV-7': ({ goods, wealth }, _seat, { pack: { playerBoard } }) =>
    playerBoard.wealthBonuses
      .filter(({ id }) => !wealth.includes(id))
      .every(({ reach, reachEither }) => {
        const missing = (cost: object = {}) =>
          Object.entries(cost).map(([good, n]) => goods[good as 'gold' | 'stone'] < n);
        return (!reach || missing(reach).includes(true)) && !missing(reachEither).includes(false);
      }),
  'INV-8': ({ counts }, _seat, { pack }) =>
    TRACKS.every((track) => {
      const { startCount, sealAtCount } = pack.trackByName[track];
      return counts[track] >= startCount && counts[track] <= sealAtCount;
    }),
  'INV-9': ({ heights }, _seat, { pack: { playerBoard } }) =>
    heights.university <= playerBoard.universityTrack.top &&
    heights.technology <= playerBoard.technologyTrack.top,
  'INV-10': (player, seat, { ledger }) => {
    const { advanced = {} } = ledger.seats[seat] ?? {};
    return (
      (advanced.technology ?? 0) === player.heights.technology &&
      (advanced.university ?? 0) === player.heights.university &&
      (player.scoreBySource['track-end'] ?? 0) % 2 === 0
    );
  },
  'INV-11 INV-12': (player, seat, { pack, state }) =>
    LEVELS.every((level) => {
      const owed = state.items.filter((i) => i.kind === 'technology' && i.seat === seat && i.level === level);
      const have = technologiesOf(player, level, (id) => pack.technologyById.get(id)?.level) + owed.length;
      const isReached = player.heights.technology >= pack.playerBoard.technologyTrack.levels[level];
      const isScoring = state.phase === 'scoring' || state.phase === 'finished';
      return have === (isReached ? 1 : 0) || (isScoring && isReached && have === 0);
    }),
  'INV-17': ({ vTiles }) => isDistinct(vTiles.map(({ from }) => from)),
  'INV-44': (player, seat, { state, pack }) =>
    state.seals.filter((seal) => seal.seat === seat).length + player.sealRights ===
    sum(TRACKS.map((track) => (player.counts[track] >= pack.trackByName[track].sealAtCount ? 1 : 0))),
  'INV-45': (player, seat, { state, pack }) =>
    TRACKS.every((track) => {
      const isDue = player.counts[track] >= pack.trackByName[track].tokenAtCount;
      const isOpen = state.items.some(
        (i) => i.kind === 'production-token' && i.seat === seat && i.track === track,
      );
      const has = player.productionTokens[track] !== undefined;
      const isScoring = state.phase === 'scoring' || state.phase === 'finished';
      return isDue ? has !== isOpen || (isScoring && !has && !isOpen) : !has && !isOpen;
    }),
  'INV-46': ({ walls }, seat, { ledger, pack }) =>
    isDistinct(walls.map(({ cell }) => cell)) &&
    walls.every(({ cell }) => pack.actionBoard.wallCells.some(({ id }) => id === cell)) &&
    walls.length === ledger.seats[seat]?.walls &&
    walls.length === (ledger.seats[seat]?.performed['construct-wall'] ?? 0),
  'INV-47': ({ upgrades }, seat, { ledger }) =>
    Object.values(upgrades).flat().length === ledger.seats[seat]?.upgrades &&
    ledger.seats[seat]?.upgrades === (ledger.seats[seat]?.performed['upgrade-action'] ?? 0),
  'INV-50': ({ road }, seat, { ledger }) => road === (ledger.seats[seat]?.performed['kings-road'] ?? 0),
  'INV-51': ({ road }, seat, { state, ledger }) => {
    const { bridgeIV = 0, bridgeV = 0 } = ledger.seats[seat] ?? {};
    const open = state.items.filter((item) => item.kind === 'bridge-tile' && item.seat === seat);
    const isOpen = (stack: 'IV' | 'V'): number =>
      open.some((item) => item.kind === 'bridge-tile' && item.stack === stack) ? 1 : 0;
    const v = bridgeV + isOpen('V');
    const isEmpty = state.bridgeStacks.V === 0;
    return bridgeIV + isOpen('IV') === (road >= 4 ? 1 : 0) && (road === 5 ? v === 1 || isEmpty : v === 0);
  },
  'INV-52': ({ grids }, _seat, { pack }) =>
    Object.entries(grids).every(([grid, { row, column }]) => {
      const frame = pack.frameByGrid[grid as keyof typeof grids];
      return row >= 0 && row < frame.rows && column >= 0 && column < frame.columns;
    }),
  'INV-53': ({ vTiles, grids }, _seat, { pack }) =>
    !vTiles.some(({ from }) => from === 'cathedral') ||
    (pack.frameByGrid.cathedral.tiers.at(-1)?.rows.includes(grids.cathedral.row) ?? false),
  'INV-54': (player, seat, { ledger }) =>
    player.score === ledger.seats[seat]?.scored &&
    player.score === sum(Object.values(player.scoreBySource).map((points) => points ?? 0)),
  'INV-66': (player, seat, { ledger }) => {
    const { eggsSpent = 0, eggEffects = 0 } = ledger.seats[seat] ?? {};
    return eggsSpent === eggEffects + Math.max(0, player.road - 3);
  },
};

/** Invariants of the second seat of a solo game, which has no board of its own (PARLER-2, SOLO-2). */
export const OPPONENT_CHECKS: Readonly<Record<string, PlayerCheck>> = {
  'INV-3 of the opponent': ({ goods, tokens, score }) =>
    GOODS.every((good) => goods[good] === 0) && TOKENS.every((token) => tokens[token] === 0) && score === 0,
  'INV-4 of the opponent': ({ cubes }, seat, { state, pack }) =>
    cubes + cubesOnBuildings(seat, state.buildings) ===
    (state.setup.solo === 'parler' ? pack.playerBoard.cubes.total - TRACKS.length : 0),
  'INV-8 of the opponent': ({ counts }, _seat, { pack }) =>
    TRACKS.every((track) => {
      const { startCount, sealAtCount } = pack.trackByName[track];
      return counts[track] >= startCount && counts[track] <= sealAtCount;
    }),
  'INV-44 of the opponent': ({ counts }, seat, { state, pack }) =>
    state.seals.filter((seal) => seal.seat === seat).length <=
    TRACKS.filter((track) => counts[track] >= pack.trackByName[track].sealAtCount).length,
};

function cubesOnBuildings(
  seat: number,
  buildings: readonly { readonly seat?: number; readonly cube: boolean }[],
): number {
  return buildings.filter((building) => building.cube && building.seat === seat).length;
}

function technologiesOf(player: Player, level: Level, levelOf: (tile: string) => Level | undefined): number {
  return [...player.technologies.map(({ tile }) => tile), ...player.usedTechnologies].filter(
    (tile) => levelOf(tile) === level,
  ).length;
}
