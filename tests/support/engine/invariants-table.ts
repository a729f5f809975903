/** Invariants about crane, clock, city and the order of play. */
import { positionOf } from '@/lib/game/engine/board/wheel';
import { isAutomatic, type Setup } from '@/lib/game/engine/setup';
import { must } from '@/lib/game/engine/util';
import type { TableCheck } from './checked';

const isDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const ERA_TWO: Readonly<Record<Setup['players'], number>> = { 1: 16, 2: 16, 3: 26, 4: 31 };
const PLAZA_TILES: Readonly<Record<Setup['players'], number>> = { 1: 8, 2: 8, 3: 9, 4: 10 };

export const TABLE_CHECKS: Readonly<Record<string, TableCheck>> = {
  'INV-22': ({ state }) => (state.era === 'II') === state.turnsDone >= ERA_TWO[state.setup.players],
  'INV-23': ({ state }) => state.crane.tiles.length + (state.turn.tile ? 1 : 0) === 6,
  'INV-24': ({ state }) => {
    const sectors = state.crane.tiles.map(({ sector }) => sector);
    return isDistinct(sectors) && sectors.every((sector) => sector >= 1 && sector <= 11);
  },
  'INV-25': ({ state, pack }) =>
    state.crane.tiles.every(({ tile }) => pack.actionTileById.has(tile)) &&
    isDistinct(state.crane.tiles.map(({ tile }) => tile)),
  'INV-26': ({ state }) => state.crane.arrow >= 1 && state.crane.arrow <= 11,
  'INV-29': ({ state }) =>
    state.phase !== 'playing' || state.turn.seat === state.turnsDone % state.players.length,
  'INV-30': ({ state, ledger }) => {
    const turns = ledger.seats.map((seat) => seat.turns);
    const isOver = state.phase !== 'playing';
    return Math.max(...turns) - Math.min(...turns) <= 1 && (!isOver || turns.every((n) => n === 16));
  },
  'INV-31': ({ state }) => {
    const n = state.players.length;
    const drops = Array.from({ length: 16 * n }, (_, i) => i + 1).filter((t) => (16 * n - t) % 11 === 0);
    return state.crane.platform === drops.filter((t) => t > state.turnsDone).length;
  },
  'INV-32': ({ state, ledger }) => ledger.taken === state.turnsDone + (state.turn.tile ? 1 : 0),
  'INV-33': ({ ledger: { turn } }) =>
    turn.main + turn.skipped <= 1 && turn.extras <= 1 && turn.refreshes <= 1,
  'INV-34 INV-35 INV-36': ({ ledger: { turn } }) => turn.bonuses <= 1 && turn.specials <= 1,
  'INV-38': ({ state, pack }) =>
    isDistinct(state.buildings.map(({ site }) => site)) &&
    state.buildings.every(({ site }) => pack.siteById.has(site)),
  'INV-39': ({ state, pack, ledger }) => {
    const prebuilt =
      pack.city.prebuilt.find(({ players }) => players === state.players.length)?.sites.length ?? 0;
    const built = ledger.seats.reduce((n, seat) => n + seat.buildings, 0);
    const isRight = ledger.seats.every(
      ({ buildings, performed }, seat) =>
        isAutomatic(state.setup, seat) || buildings === (performed['construct-building'] ?? 0),
    );
    return state.buildings.length === prebuilt + built && isRight;
  },
  'INV-40': ({ state, pack }) =>
    state.buildings
      .filter(({ cube }) => cube)
      .every(({ site, tile, seat }) => {
        const { plaza } = must(pack.siteById, site);
        const isOpen = !state.plazas.find((entry) => entry.plaza === plaza)?.evaluated;
        return seat !== undefined && isOpen && must(pack.buildingById, tile).cubeSpace;
      }),
  'INV-41': ({ state, pack }) => {
    const built = new Set(state.buildings.map(({ site }) => site));
    return state.plazas.every(
      ({ plaza, evaluated }) =>
        evaluated === must(pack.plazaById, plaza).sites.every((site) => built.has(site)),
    );
  },
  'INV-42': ({ state }) =>
    state.plazas.filter(({ tile }) => tile).length === PLAZA_TILES[state.setup.players] &&
    isDistinct(state.plazas.flatMap(({ tile }) => (tile ? [tile] : []))),
  'INV-44': ({ state }) => isDistinct(state.seals.map(({ seal }) => seal)),
  'INV-49': ({ state, ledger }) =>
    state.players.every(({ paidContacts, tokens }, seat) => {
      const { red = 0, blue = 0 } = ledger.seats[seat]?.corners ?? {};
      const corners = paidContacts.filter((key) => key.includes(','));
      return (
        isDistinct(paidContacts) &&
        corners.length === red + blue &&
        tokens['red-token'] >= red &&
        tokens['blue-token'] >= blue
      );
    }),
  'INV-61': ({ state }) => {
    if (state.phase !== 'finished') return state.ranking === undefined;
    const { ranking = [], players } = state;
    return (
      isDistinct(ranking) &&
      // SCORE-13: in a solo game, only the human is ranked.
      ranking.length === state.setup.players &&
      ranking.every((seat, i) => {
        const next = ranking[i + 1];
        if (next === undefined) return true;
        const [a = 0, b = 0] = [players[seat]?.score, players[next]?.score];
        return a > b || (a === b && seat > next);
      })
    );
  },
  'positions are distinct': ({ state }) =>
    isDistinct(state.crane.tiles.map((tile) => positionOf(state, tile))),
};
