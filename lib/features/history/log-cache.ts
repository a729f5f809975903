import 'server-only';
import { LRUCache } from 'lru-cache';
import type { LogRow } from '@/lib/features/table/load/table-view';
import { followedBy, readShownRows } from '@/lib/features/table/log/log-store';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { perProcess } from '@/lib/platform/process';

/** Maximum rows to fold for one moment. States share their common parts, so storing many costs little. */
const EVERY = 25;
/** Maximum moments of all games in memory with their drawings: about 200 kB each in every language. */
const RECENT = 64;
/**
 * Maximum rows of all games in memory, about 900 bytes each with the positions between them; 40 whole
 * games of four players.
 */
const MAX_ROWS = 16_000;

/**
 * The public log of one game as this process has read it, with the position after every 25th row. Rows never
 * change, so the cache never becomes wrong. It may only lack the newest rows, which are read when needed.
 */
export class LogCache {
  private rows: readonly LogRow[] = [];
  private readonly kept = new Map<number, Position>();
  private reading: Promise<void> = Promise.resolve();

  constructor(readonly gameId: string) {}

  get size(): number {
    return this.rows.length;
  }

  /** Loads the rows up to `seq`. */
  async upTo(seq: number): Promise<this> {
    // In sequence, because two concurrent reads would append the same rows.
    this.reading = this.reading.catch(() => undefined).then(() => this.read(seq));
    await this.reading;
    return this;
  }

  private async read(seq: number): Promise<void> {
    if (this.size >= seq) return;
    this.rows = followedBy(this.rows, await readShownRows(this.gameId, this.size + 1, seq));
  }

  /** Whether row `seq` has this hash. If not, the log was replaced, as only tests and restored backups do. */
  has(seq: number, hash: string): boolean {
    return this.rows[seq - 1]?.hash === hash;
  }

  /** Rows up to `seq`, oldest first; rows that a later row undid are marked. */
  logTo(seq: number): readonly LogRow[] {
    return this.size === seq ? this.rows : this.rows.slice(0, seq);
  }

  /** The hash of a row. */
  hashOf(seq: number): string | undefined {
    return this.rows[seq - 1]?.hash;
  }

  /** The public state right after a row; undefined before the first and after the last loaded one. */
  stateAfter(seq: number): State | undefined {
    const hash = this.hashOf(seq);
    if (hash === undefined) return undefined;
    const recent = recentStates();
    const key = `${this.gameId} ${hash}`;
    const state = recent.get(key) ?? this.freshState(seq);
    if (!state) return undefined;
    recent.set(key, state);
    return state;
  }

  /** Returns a copy: drawings cached on the stored object would stay in memory as long as the game. */
  private freshState(seq: number): State | undefined {
    const position = this.positionAfter(seq);
    return position && { ...position.state };
  }

  private positionAfter(seq: number): Position | undefined {
    if (seq < 1 || seq > this.size) return undefined;
    let from = Math.floor(seq / EVERY) * EVERY;
    while (from > 0 && !this.kept.has(from)) from -= EVERY;
    let position = this.kept.get(from);
    for (const row of this.rows.slice(from, seq)) {
      position = advance(position, row);
      if (row.seq % EVERY === 0) this.kept.set(row.seq, position);
    }
    return position;
  }
}

/** Recent states by game and hash. Returning the same objects keeps their cached drawings. */
const recentStates = perProcess('pragaMoments', () => new LRUCache<string, State>({ max: RECENT })).get;

const logCaches = perProcess(
  'pragaChronicles',
  () => new LRUCache<string, LogCache>({ maxSize: MAX_ROWS }),
).get;

/**
 * Loads the whole log of an uncached game, in parallel with the query for its length and access;
 * undefined if some of it is cached.
 */
export function readAhead(gameId: string): Promise<LogCache> | undefined {
  return logCaches().has(gameId) ? undefined : new LogCache(gameId).upTo(MAX_ROWS);
}

interface Newest {
  /** The log must have at least these rows. */
  readonly seq: number;
  /** The hash of row `seq`, if known. */
  readonly head?: string;
  readonly ahead?: LogCache | undefined;
}

/** The cached log of a game, with at least the rows up to `seq`. */
export async function logCacheOf(gameId: string, { seq, head, ahead }: Newest): Promise<LogCache> {
  const known = logCaches();
  let logCache = known.get(gameId) ?? ahead ?? new LogCache(gameId);
  await logCache.upTo(seq);
  if (head !== undefined && !logCache.has(seq, head)) logCache = await new LogCache(gameId).upTo(seq);
  // Set again, because its size has grown.
  known.set(gameId, logCache, { size: Math.min(Math.max(logCache.size, 1), MAX_ROWS) });
  return logCache;
}
