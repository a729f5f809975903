/** Patches of the three rows and their stacks. */
import type { Slot } from '@/lib/game/engine/commands';
import type { StackId } from '@/lib/game/engine/secrets';
import { withAt } from '@/lib/game/engine/util';
import { ROWS, type Era, type Row } from '@/lib/game/engine/vocabulary';
import { patch, PACK, stack, withStack, withTop, all, type Patch, type Table } from './table';

const FAMILIES = { upgrade: PACK.upgrades, wall: PACK.walls, building: PACK.buildings } as const;

function tileOf(row: Row, id: string): { readonly era: Era; readonly special: boolean } {
  const found = FAMILIES[row].find((tile) => tile.id === id);
  if (!found) throw new Error(`no ${row} is called ${id}`);
  return found;
}

function homeOf(row: Row, id: string): StackId {
  const { era, special } = tileOf(row, id);
  return `${row}-${era}-${special ? 'special' : 'normal'}`;
}

/**
 * Deals the rows of an era again. The rows of Era I go back under their stacks, so they are not drawn again.
 */
export const era = (to: Era): Patch => {
  return (of) => (of.state.era === to ? of : ROWS.reduce(dealEraTwo, patch(() => ({ era: to }))(of)));
};

function dealEraTwo(of: Table, row: Row): Table {
  const normal = stack(of, `${row}-II-normal`);
  const special = stack(of, `${row}-II-special`);
  const dealt = withStack(
    withStack(of, `${row}-II-normal`, normal.slice(3)),
    `${row}-II-special`,
    special.slice(1),
  );
  const slots = [...normal.slice(0, 3), ...special.slice(0, 1)];
  return setRow(row, {
    slots,
    stack: { normal: normal.length - 3, special: special.length - 1 },
  })(dealt);
}

const setRow = (row: Row, change: Table['state']['rows'][Row]): Patch =>
  patch(({ rows }) => ({ rows: { ...rows, [row]: change } }));

/**
 * Puts a tile into a slot of its row; the slot's tile takes its place. A tile of Era II deals that era first.
 */
export const inSlot = (row: Row, slot: Slot, id: string): Patch => {
  return (start) => {
    const of = tileOf(row, id).era === 'II' ? era('II')(start) : start;
    const { slots, stack: left } = of.state.rows[row];
    const before = slots[slot] ?? null;
    const other = slots.indexOf(id);
    if (other >= 0)
      return setRow(row, { slots: withAt(withAt(slots, other, before), slot, id), stack: left })(of);
    const home = homeOf(row, id);
    const at = stack(of, home).indexOf(id);
    if (at < 0 || before === null) throw new Error(`${id} is not to be had for slot ${slot}`);
    const swapped = withStack(of, home, withAt(stack(of, home), at, before));
    return setRow(row, { slots: withAt(slots, slot, id), stack: left })(swapped);
  };
};

/** Takes a tile out of its row or stack, because another patch puts it elsewhere. */
export const removeFromRows = (row: Row, id: string): Patch => {
  return (of) => {
    const { slots, stack: left } = of.state.rows[row];
    const home = homeOf(row, id);
    const rarity = tileOf(row, id).special ? 'special' : 'normal';
    const isThisEra = tileOf(row, id).era === of.state.era;
    const slot = slots.indexOf(id);
    if (slot < 0) {
      const without = withStack(
        of,
        home,
        stack(of, home).filter((tile) => tile !== id),
      );
      return setRow(row, { slots, stack: isThisEra ? { ...left, [rarity]: left[rarity] - 1 } : left })(
        without,
      );
    }
    const [top, ...rest] = stack(of, home);
    if (top === undefined) return setRow(row, { slots: withAt(slots, slot, null), stack: left })(of);
    return setRow(row, {
      slots: withAt(slots, slot, top),
      stack: { ...left, [rarity]: left[rarity] - 1 },
    })(withStack(of, home, rest));
  };
};

/** Puts these tiles on top of the stack of a row. */
export const onTop = (row: Row, rarity: 'normal' | 'special', ...tiles: readonly string[]): Patch => {
  return (of) => withTop(of, `${row}-${of.state.era}-${rarity}`, tiles);
};

/** Leaves only `left` tiles of the current era in a stack; the other ones are removed from the game. */
export const shortStack = (row: Row, rarity: 'normal' | 'special', left: number): Patch =>
  all(
    (of) => {
      const id: StackId = `${row}-${of.state.era}-${rarity}`;
      return withStack(of, id, stack(of, id).slice(0, left));
    },
    patch(({ rows }) => ({
      rows: { ...rows, [row]: { ...rows[row], stack: { ...rows[row].stack, [rarity]: left } } },
    })),
  );

/** Empties a slot; its tile is removed from the game. */
export const emptySlot = (row: Row, slot: Slot): Patch =>
  patch(({ rows }) => ({
    rows: { ...rows, [row]: { ...rows[row], slots: withAt(rows[row].slots, slot, null) } },
  }));

/** Empties a row and its stacks; their tiles are removed from the game. */
export const emptyRow = (row: Row): Patch =>
  all(
    ...([0, 1, 2, 3] as const).map((slot) => emptySlot(row, slot)),
    shortStack(row, 'normal', 0),
    shortStack(row, 'special', 0),
  );
