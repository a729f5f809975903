/**
 * A position that records which of its parts are read. A page that draws many positions in a row redraws
 * only parts that read a changed value. From step to step, most parts of a position are identical objects.
 */
import type { State } from '@/lib/game/engine/state';

interface TrackedRead {
  /** The seat of the player; undefined for a field of the position. */
  readonly seat?: number | undefined;
  readonly key: string;
  readonly value: unknown;
}
type Reads = Map<string, TrackedRead>;

/** The original position of each tracked position and tracked player. */
const origins = new WeakMap<object, State>();
/**
 * The reads of values being computed, outermost first; reads of an inner value also count for the outer
 * ones.
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

/** A proxy of the position and its players that records every read. */
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
 * The cached result of `make` for a tracked position, if none of its inputs has changed. Undefined for
 * untracked positions.
 */
export function madeOfTracked(of: object, key: string, make: () => string): string | undefined {
  const state = origins.get(of);
  if (!state) return undefined;
  const known = made.get(key);
  if (known && [...known.reads.values()].every((read) => isSame(state, read))) {
    known.reads.forEach(note);
    return known.text;
  }
  // The commitment differs between games, so two games never share a drawing.
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
