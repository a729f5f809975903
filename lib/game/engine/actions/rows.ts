/** The rows of hexagon tiles: taking, refilling and refreshing (HEX, REFRESH, DEV-3). */
import { BlindWork } from '@/lib/game/engine/blind-work';
import { rarityOf, rowOfAction, SLOTS, tileIn } from '@/lib/game/engine/board/rows';
import type { CommandOf, SeatId, Slot } from '@/lib/game/engine/commands';
import { canCover, payCost, refusePayment } from '@/lib/game/engine/effects/gain';
import { reject, type Rejection } from '@/lib/game/engine/rejections';
import { currentPerformance, type Game, playerAt, type Rule } from '@/lib/game/engine/rule';
import type { StackId } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { type Action, type Cost, GOODS, type Row, ROWS } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { hasSpecialRight, isCurrentCompletable, openSlots } from './feasible';

const PAIRS: readonly (readonly [Slot, Slot])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
  [0, 3],
  [1, 3],
  [2, 3],
];

/** Why the current performance may not take the tile in this slot. */
export function refuseSlot(state: State, row: Row, slot: Slot): Rejection | undefined {
  const current = currentPerformance(state);
  if (!state.rows[row].slots[slot]) return reject('slot-empty', 'HEX-5', { row, slot });
  if (slot === 3 && (!current || !hasSpecialRight(state, current.context)))
    return reject('special-right-needed', 'SPECIAL-2', {
      row,
      ...(current ? { context: current.context } : {}),
    });
  return undefined;
}

/** Slots the current performance may take from (HEX-2). */
export function takableSlots(state: State, row: Row): readonly Slot[] {
  const current = currentPerformance(state);
  return current ? openSlots(state, row, current.context) : [];
}

/**
 * Takes a tile from its row. The special tile uses up the special right (SPECIAL-3). The slot is refilled
 * at once (HEX-3) unless DEV-3 is on (HEX-8, R-18).
 */
export function takeTile(work: Work, seat: SeatId, row: Row, slot: Slot): string {
  const tile = tileIn(work.state, row, slot);
  const { slotBonus } = work.state.turn;
  if (slot === 3 && slotBonus) work.emit({ type: 'SlotBonusUsed', seat, how: 'special', bonus: slotBonus });
  work.emit({ type: 'TileTaken', seat, row, slot, tile });
  if (!work.state.setup.options.refillOnDemand) refillSlot(work, row, slot);
  return tile;
}

/** Fills every empty slot of a row, while its stacks last. */
export function refillRow(work: Work, row: Row): void {
  for (const slot of SLOTS) if (!work.state.rows[row].slots[slot]) refillSlot(work, row, slot);
}

/** Fills a slot from its stack, unless that is empty (HEX-3, HEX-5, HEX-4, R-15). */
export function refillSlot(work: Work, row: Row, slot: Slot): void {
  if (work.state.rows[row].stack[rarityOf(slot)] === 0) return;
  const [tile] = work.draw(stackFor(work.state, row, slot), 1);
  if (tile !== undefined) work.emit({ type: 'RowRefilled', row, slot, tile });
}

function stackFor(state: State, row: Row, slot: Slot): StackId {
  return `${row}-${state.era}-${rarityOf(slot)}`;
}

/** DEV-3: whether a slot of the row waits for its refill. */
export function hasRefill(state: State, row: Row): boolean {
  return SLOTS.some((slot) => !state.rows[row].slots[slot] && state.rows[row].stack[rarityOf(slot)] > 0);
}

/**
 * DEV-3: refills a row at the latest before its next use, because the next user must be able to choose
 * among all its tiles (HEX-6).
 */
export function refillForUse(work: Work, action: Action): void {
  const row = rowOfAction(action);
  if (row && work.state.setup.options.refillOnDemand) refillRow(work, row);
}

/** DEV-3: shows the tiles of a row that were not refilled yet. */
export const refillOnDemand: Rule<CommandOf<'RefillRow'>> = {
  refuse({ state }, _seat, { row }) {
    if (!state.setup.options.refillOnDemand) return reject('refill-not-offered', 'DEV-3');
    return hasRefill(state, row) ? undefined : reject('nothing-to-refill', 'HEX-5', { row });
  },
  candidates: () => ROWS.map((row) => ({ type: 'RefillRow', row })),
};

export function decideRefillRow(work: Work, _seat: SeatId, { row }: CommandOf<'RefillRow'>): void {
  refillRow(work, row);
}

/** DEC-8, REFRESH-3, REFRESH-4. */
export const refreshRow: Rule<CommandOf<'RefreshRow'>> = {
  refuse(game, seat, { row, slots, pay: offered }) {
    const { state, pack } = game;
    const [a, b] = slots;
    if (state.turn.refreshed) return reject('already-refreshed', 'REFRESH-1');
    if (a === b) return reject('wrong-slots', 'REFRESH-2');
    if (!state.rows[row].slots[a] || !state.rows[row].slots[b])
      return reject('slot-empty', 'REFRESH-5', { row });
    const refusal = refusePrice(game, seat, pack.playerBoard.rowRefresh.prices, offered, 'REFRESH-1');
    if (refusal) return refusal;
    return staysPossible(game, seat, offered, { row, slots })
      ? undefined
      : reject('would-strand-action', 'R-25');
  },
  candidates(game, seat) {
    const { pack, state } = game;
    if (state.turn.refreshed) return [];
    const { goods } = elementAt(state.players, seat);
    const prices = pack.playerBoard.rowRefresh.prices.filter((price) => canCover(goods, price));
    const used = rowOfAction(currentPerformance(state)?.action);
    // Refreshing another row affects the declared action only by its price; its own row can only limit it
    // further.
    const elsewhere = prices.filter((price) => staysPossible(game, seat, price));
    return ROWS.flatMap((row) =>
      pairsIn(state, row).flatMap((slots) => {
        const paid =
          row === used
            ? elsewhere.filter((price) => staysPossible(game, seat, price, { row, slots }))
            : elsewhere;
        return paid.map((price) => ({ type: 'RefreshRow' as const, row, slots, pay: price }));
      }),
    );
  },
  exact: true,
};

function pairsIn(state: State, row: Row): typeof PAIRS {
  const { slots } = state.rows[row];
  return PAIRS.filter((pair) => pair.every((slot) => slots[slot]));
}

export function decideRefreshRow(
  work: Work,
  seat: SeatId,
  { row, slots, pay: offered }: CommandOf<'RefreshRow'>,
): void {
  payCost(work, seat, offered, { kind: 'refresh' });
  refillRow(work, row);
  const [a, b] = slots;
  const before = work.state;
  const removed = [tileIn(before, row, a), tileIn(before, row, b)] as const;
  work.emit({ type: 'RowRefreshed', seat, row, slots, removed });
  // REFRESH-5: both go under before any replacement is drawn, in slot order.
  for (const slot of [a, b].sort())
    work.putUnder(stackFor(work.state, row, slot), [tileIn(before, row, slot)]);
  for (const slot of [a, b].sort()) refillSlot(work, row, slot);
}

/**
 * A declared action must stay possible whatever tiles are drawn, so only the remaining tiles count.
 */
function staysPossible(
  { pack, state }: Game,
  seat: SeatId,
  offered: Cost,
  removed?: Pick<CommandOf<'RefreshRow'>, 'row' | 'slots'>,
): boolean {
  if (!currentPerformance(state)) return true;
  const work = new BlindWork(pack, state);
  payCost(work, seat, offered, { kind: 'refresh' });
  if (removed)
    for (const slot of removed.slots)
      work.emit({ type: 'TileTaken', seat, row: removed.row, slot, tile: tileIn(state, removed.row, slot) });
  return isCurrentCompletable(pack, work.state, seat);
}

// Prices with alternatives: the player chooses which one to pay.

/** Why `offered` cannot be paid: it must be one of the prices, and the seat must have the goods. */
export function refusePrice(
  game: Game,
  seat: SeatId,
  prices: readonly Cost[],
  offered: Cost,
  rule: string,
): Rejection | undefined {
  if (!prices.some((price) => GOODS.every((good) => (price[good] ?? 0) === (offered[good] ?? 0))))
    return reject('wrong-price', rule);
  return refusePayment(playerAt(game, seat).goods, offered, rule);
}
