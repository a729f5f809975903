/** Whom the table waits for, and which open items block everything else (NOW). */
import type { SeatId } from './commands';
import type { Item, ItemKind, State } from './state';

/** Decisions on the spot (TIMING-4): answered one at a time, in the order they arose. */
const ONE_AT_A_TIME: ReadonlySet<ItemKind> = new Set([
  'arrow',
  'cathedral-tile',
  'bridge-tile',
  'plank',
  'windows',
  'plaza-reward',
  'seal',
  'parler-markers',
  'parler-building',
]);

/** The seats the table waits for; none when the game is finished. */
export function toAct(state: State): readonly SeatId[] {
  if (state.phase === 'finished') return [];
  const [front] = blockingItems(state);
  return [front ? front.seat : state.turn.seat];
}

/**
 * The items that have to be answered next, one of them; none if the active seat is free. Plaza rewards wait,
 * clockwise, until everything an earlier reward led to is settled; a technology draw that waits for its stack
 * lets the seat that holds the stack go first.
 */
export function blockingItems(state: State): readonly Item[] {
  const kept = keptStackInDemand(state);
  if (kept.length > 0) return kept;
  const now = state.items.filter((item) => isNow(state, item));
  const front =
    now.find((item) => item.kind !== 'plaza-reward' && ONE_AT_A_TIME.has(item.kind)) ??
    now.find((item) => item.kind !== 'plaza-reward') ??
    now[0];
  if (!front) return [];
  if (front.kind === 'technology' && !front.drawn) return holdersOfStack(state, front);
  if (ONE_AT_A_TIME.has(front.kind)) return [front];
  return now.filter(
    (item) =>
      item.seat === front.seat &&
      !ONE_AT_A_TIME.has(item.kind) &&
      !(item.kind === 'technology' && !item.drawn),
  );
}

/** ASYNC_TECH: a kept choice is asked for as soon as another draw needs its stack. */
function keptStackInDemand(state: State): readonly Item[] {
  const waiting = state.items.find((item) => item.kind === 'technology' && !item.drawn);
  if (waiting?.kind !== 'technology') return [];
  return holdersOfStack(state, waiting).filter((item) => item.class === 'keep');
}

function holdersOfStack(state: State, waiting: Extract<Item, { kind: 'technology' }>): readonly Item[] {
  return state.items.filter(
    (item) => item.kind === 'technology' && item.level === waiting.level && item.drawn,
  );
}

/** Whether the turn of this number has ended, including the last turn, after which the game is scored. */
export function isTurnOver({ phase, turn }: State, number: number): boolean {
  return phase !== 'playing' || turn.number !== number;
}

/**
 * Whether an item blocks everything else. A deferred reward blocks once its owner's turn has come (DEV-1).
 */
export function isNow(state: State, item: Item): boolean {
  return (
    item.class === 'now' ||
    (item.class === 'deferred' && (state.phase !== 'playing' || item.seat === state.turn.seat))
  );
}
