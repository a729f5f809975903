/** Invariants about the pieces of the table: nothing appears and nothing is lost. */
import type { Checked, TableCheck } from './invariants';
import type { StackId } from '@/lib/engine/secrets';
import { LEVELS, ROWS, type Era, type Row } from '@/lib/engine/vocabulary';

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
  'INV-19': (c) =>
    ROWS.every((row) =>
      (['I', 'II'] as const).every((era) =>
        (['normal', 'special'] as const).every((rarity) => isConserved(c, row, era, rarity)),
      ),
    ),
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
    return ROWS.every((row) =>
      state.rows[row].slots.every(
        (tile, slot) => tile !== null || state.rows[row].stack[slot === 3 ? 'special' : 'normal'] === 0,
      ),
    );
  },
  'INV-45': ({ state }) =>
    state.river.length + state.players.flatMap((player) => Object.values(player.productionTokens)).length ===
    8,
};

function stackOf({ secrets }: Checked, id: StackId): readonly string[] {
  return secrets.stacks[id] ?? [];
}
function offers({ secrets }: Checked): readonly string[] {
  return Object.values(secrets.offers).flat();
}
function familyOf(pack: Checked['pack'], row: Row) {
  return { upgrade: pack.upgrades, wall: pack.walls, building: pack.buildings }[row] as readonly {
    readonly id: string;
    readonly era: Era;
    readonly special: boolean;
  }[];
}

/** Stack, row and placed tiles together are all tiles of a kind; after the era change those of Era I only must not double. */
function isConserved(c: Checked, row: Row, era: Era, rarity: 'normal' | 'special'): boolean {
  const { state, pack } = c;
  const all = familyOf(pack, row).filter(
    (tile) => tile.era === era && tile.special === (rarity === 'special'),
  );
  const ids = new Set(all.map(({ id }) => id));
  const placed = {
    upgrade: state.players.flatMap(({ upgrades }) => Object.values(upgrades).flat()),
    wall: state.players.flatMap(({ walls }) => walls),
    building: state.buildings,
  }[row];
  const found = [
    ...state.rows[row].slots.flatMap((tile) => (tile ? [tile] : [])),
    ...placed.map(({ tile }) => tile),
  ].filter((tile) => ids.has(tile));
  const left = stackOf(c, `${row}-${era}-${rarity}`);
  const isGone = era === 'I' && state.era === 'II';
  const isCounted = state.era !== era || left.length === state.rows[row].stack[rarity];
  return (
    isDistinct([...found, ...left]) && isCounted && (isGone || found.length + left.length === all.length)
  );
}
