/**
 * A position that records which of its parts are read. A page that draws many positions in a row redraws only
 * parts that read a changed value: from step to step most parts of a position are the very same objects.
 */
import type { State } from '@/lib/game/engine/state';

interface TrackedRead {
  /** Of this player; missing: of the position itself. */
  readonly seat?: number | undefined;
  readonly key: string;
  readonly value: unknown;
}
type Reads = Map<string, TrackedRead>;

/** The position that a tracked one, or one of its players, stands for. */
const origins = new WeakMap<object, State>();
/**
 * Reads of the values that are being computed, the outermost first: reads of the inner one count for the
 * outer ones as well.
 */
const making: Reads[] = [];

function note(read: TrackedRead): void {
  for (const reads of making) reads.set(`${read.seat ?? ''}.${read.key}`, read);
}

function watched<T extends object>(of: T, state: State, read: (key: string) => unknown): T {
  const proxy = new Proxy(of, {
    get: (target, key) => (typeof key === 'string' ? read(key) : Reflect.get(target, key)),
  });
  origins.set(proxy, state);
  return proxy;
}

/** The same position, and its players, with every reading noted. */
export function trackReads(state: State): State {
  const reader = (of: object, seat?: number) => (key: string) => {
    const value: unknown = Reflect.get(of, key);
    note({ seat, key, value });
    return value;
  };
  const players = state.players.map((player, seat) => watched(player, state, reader(player, seat)));
  const ofState = reader(state);
  return watched(state, state, (key) => (key === 'players' ? players : ofState(key)));
}

interface TrackedDrawing {
  readonly text: string;
  readonly reads: Reads;
}
/** The last value of each key. */
const made = new Map<string, TrackedDrawing>();

/**
 * The cached result of `make` for a tracked position, if none of its inputs has changed. Undefined for other
 * positions.
 */
export function madeOfTracked(of: object, key: string, make: () => string): string | undefined {
  const state = origins.get(of);
  if (!state) return undefined;
  const known = made.get(key);
  if (known && [...known.reads.values()].every((read) => isSame(state, read))) {
    known.reads.forEach(note);
    return known.text;
  }
  // Whatever is the same in two games, this is not.
  const reads: Reads = new Map([['', { key: 'commitment', value: state.commitment }]]);
  making.push(reads);
  try {
    const text = make();
    made.set(key, { text, reads });
    return text;
  } finally {
    making.pop();
  }
}

function isSame(state: State, { seat, key, value }: TrackedRead): boolean {
  const of = seat === undefined ? state : state.players[seat];
  return of !== undefined && Reflect.get(of, key) === value;
}
