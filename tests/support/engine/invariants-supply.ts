/** Invariants about the pieces of the table: none appears and none is lost. */
import type { StackId } from '@/lib/game/engine/secrets';
import { LEVELS, ROWS, type Era, type Row } from '@/lib/game/engine/vocabulary';
import type { Checked, TableCheck } from './checked';

const isDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

export const SUPPLY_CHECKS: Readonly<Record<string, TableCheck>> = {
  'INV-13': (c) =>
    LEVELS.every((level) => {
      const of = (id: string): boolean => c.pack.technologyById.get(id)?.level === level;
      const held = c.state.players.flatMap((player) => [
        ...player.technologies.map(({ tile }) => tile),
        ...player.usedTechnologies,
      ]);
      const all = [...stackOf(c, `technology-${level}`), ...offers(c).filter(of), ...held.filter(of)];
      return all.length === 6 && isDistinct(all);
    }),
  'INV-14': ({ state, pack, secrets }) =>
    LEVELS.every((level) => {
      const left = state.technologyStacks[level];
      const isOpen = state.items.some((i) => i.kind === 'technology' && i.level === level && i.drawn);
      const past = state.players.filter(
        ({ heights }) => heights.technology >= pack.playerBoard.technologyTrack.levels[level],
      ).length;
      const isScoring = state.phase === 'scoring' || state.phase === 'finished';
      const isRight = isScoring ? left >= 6 - past : left === 6 - past;
      return (
        left === (secrets.stacks[`technology-${level}`] ?? []).length && (isOpen || isRight) && left >= 0
      );
    }),
  'INV-15': (c) => {
    const chosen = c.ledger.seats.reduce((n, seat) => n + seat.bridgeIV, 0);
    const shown = offers(c).filter((id) => c.pack.bridge.tilesIV.some((tile) => tile.id === id)).length;
    return (
      stackOf(c, 'bridge-IV').length === c.state.bridgeStacks.IV &&
      c.state.bridgeStacks.IV + shown + chosen === 6
    );
  },
  'INV-16': (c) => {
    const owned = c.state.players.flatMap(({ vTiles }) => vTiles);
    const all = [
      ...stackOf(c, 'bridge-V'),
      ...stackOf(c, 'cathedral-V'),
      ...offers(c).filter((id) => c.pack.bridge.tilesV.some((tile) => tile.id === id)),
      ...owned.map(({ tile }) => tile),
    ];
    const from = (group: string): number => owned.filter((tile) => tile.from === group).length;
    return all.length === 6 && isDistinct(all) && from('bridge') <= 3 && from('cathedral') <= 3;
  },
  'INV-18': ({ state }) => isDistinct(state.bridge.flatMap(({ plank }) => (plank ? [plank] : []))),
  'INV-19': (c) => {
    // Most commands do not touch the tiles, so unchanged parts are not checked again.
    const parts = tilesOf(c);
    if (parts.every((part, i) => part === lastTiles[i]) && parts.length === lastTiles.length) return true;
    const holds = ROWS.every((row) =>
      (['I', 'II'] as const).every((era) =>
        (['normal', 'special'] as const).every((rarity) => isConserved(c, row, era, rarity)),
      ),
    );
    lastTiles = holds ? parts : [];
    return holds;
  },
  'INV-20 INV-22 INV-65': ({ state, pack }) =>
    ROWS.every((row) =>
      state.rows[row].slots.every((tile, slot) => {
        if (tile === null) return true;
        const found = familyOf(pack, row).find(({ id }) => id === tile);
        return found?.special === (slot === 3) && found.era === state.era;
      }),
    ) && ROWS.every((row) => state.rows[row].slots.length === 4),
  'INV-21': ({ state }) => {
    const { options } = state.setup;
    const isBetweenTurns = state.turn.tile === undefined && state.turn.performances.length === 0;
    if (options.refillOnDemand && !isBetweenTurns) return true;
    // Parler's building row only moves on when his building and the plazas it completes are settled
    // (PARLER-13).
    const isParlersTurn = state.turn.seat === 1 && state.setup.players === 1;
    const building = isParlersTurn ? state.parler?.markers.building : undefined;
    return ROWS.every((row) =>
      state.rows[row].slots.every(
        (tile, slot) =>
          tile !== null ||
          (row === 'building' && slot === building) ||
          state.rows[row].stack[slot === 3 ? 'special' : 'normal'] === 0,
      ),
    );
  },
  'INV-45': ({ state, ledger }) => {
    const owned = state.players.flatMap((player) => Object.values(player.productionTokens)).length;
    return state.river.length + owned + ledger.removed === (state.setup.solo === 'parler' ? 4 : 8);
  },
};

export const PARLER_CHECKS: Readonly<Record<string, TableCheck>> = {
  'the deck of PARLER-6': (c) => {
    if (!c.state.parler) return true;
    const left = stackOf(c, 'parler-cards');
    return left.length === c.state.parler.deck && isDistinct([...left, c.state.parler.card]);
  },
};

function stackOf({ secrets }: Checked, id: StackId): readonly string[] {
  return secrets.stacks[id] ?? [];
}
function offers({ secrets }: Checked): readonly string[] {
  return Object.values(secrets.offers).flat();
}
/** All values that INV-19 depends on; states are never changed in place. */
function tilesOf({ pack, state, secrets }: Checked): readonly unknown[] {
  const { rows, buildings, items, era, players } = state;
  const placed = players.flatMap(({ upgrades, walls }) => [upgrades, walls]);
  return [pack, rows, buildings, items, era, secrets.stacks, ...placed];
}
let lastTiles: readonly unknown[] = [];

type Rarity = 'normal' | 'special';

/** Ids of the tiles of a kind, computed once for each pack. */
function idsOf(pack: Checked['pack'], row: Row, era: Era, rarity: Rarity): ReadonlySet<string> {
  const known = idsByPack.get(pack) ?? new Map<string, ReadonlySet<string>>();
  idsByPack.set(pack, known);
  const key = `${row} ${era} ${rarity}`;
  const ids =
    known.get(key) ??
    new Set(
      familyOf(pack, row)
        .filter(isOfKind)
        .map(({ id }) => id),
    );
  known.set(key, ids);
  return ids;

  function isOfKind(tile: Tile): boolean {
    return tile.era === era && tile.special === (rarity === 'special');
  }
}
const idsByPack = new WeakMap<Checked['pack'], Map<string, ReadonlySet<string>>>();

interface Tile {
  readonly id: string;
  readonly era: Era;
  readonly special: boolean;
}
function familyOf(pack: Checked['pack'], row: Row): readonly Tile[] {
  return { upgrade: pack.upgrades, wall: pack.walls, building: pack.buildings }[row];
}

/**
 * Stack, row and placed tiles together are all tiles of a kind. After the era change, tiles of Era I must
 * only not appear twice.
 */
function isConserved(c: Checked, row: Row, era: Era, rarity: Rarity): boolean {
  const { state, pack } = c;
  const ids = idsOf(pack, row, era, rarity);
  const placed = {
    upgrade: state.players.flatMap(({ upgrades }) => Object.values(upgrades).flat()),
    wall: state.players.flatMap(({ walls }) => walls),
    building: state.buildings,
  }[row];
  // Parler's tile is next to the board until the human chooses a site for it.
  const inHand = state.items.flatMap((item) => (item.kind === 'parler-building' ? [item.tile] : []));
  const found = [
    ...inHand,
    ...state.rows[row].slots.flatMap((tile) => (tile ? [tile] : [])),
    ...placed.map(({ tile }) => tile),
  ].filter((tile) => ids.has(tile));
  const left = stackOf(c, `${row}-${era}-${rarity}`);
  const isGone = era === 'I' && state.era === 'II';
  const isCounted = state.era !== era || left.length === state.rows[row].stack[rarity];
  return isDistinct([...found, ...left]) && isCounted && (isGone || found.length + left.length === ids.size);
}
