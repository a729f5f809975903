import 'server-only';
import { logger } from '@/lib/logger';
import { listenForChanges, versionsOf, type Listening } from '@/lib/store/change-store';

/** Called with the version of a table: at once when it is known, then with every new one. */
export type Watcher = (version: string) => void;

export interface HubTimes {
  /** How long to wait before listening again; doubles up to the longest. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
  /** How often all watched tables are read without being told: while nobody listens, and while somebody does. */
  readonly deafMs: number;
  readonly healMs: number;
}
const TIMES: HubTimes = { retryMs: 500, longestRetryMs: 15_000, deafMs: 2_000, healMs: 30_000 };

export interface HubSource {
  readonly listen: typeof listenForChanges;
  readonly versionsOf: typeof versionsOf;
}

interface Watched {
  readonly watchers: Set<Watcher>;
  version?: string;
}

/**
 * All open pages of this process on one database connection. A notice says only which table to read; what is sent is what was read, so
 * a notice that is lost, late or doubled does no harm. After every gap in the listening all watched tables are read.
 */
export class Hub {
  private readonly tables = new Map<string, Watched>();
  private readonly dirty = new Set<string>();
  private listening: Listening | undefined;
  private isStarting = false;
  private isReading = false;
  private isClosed = false;
  private retryMs: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: HubSource = { listen: listenForChanges, versionsOf },
    private readonly times: HubTimes = TIMES,
  ) {
    this.retryMs = times.retryMs;
  }

  get size(): number {
    let all = 0;
    for (const { watchers } of this.tables.values()) all += watchers.size;
    return all;
  }

  get isListening(): boolean {
    return this.listening !== undefined;
  }

  /** Begins to watch a table; gives the way to end it. */
  watch(gameId: string, watcher: Watcher): () => void {
    const table = this.tables.get(gameId) ?? { watchers: new Set() };
    this.tables.set(gameId, table);
    table.watchers.add(watcher);
    this.start();
    this.changed(gameId);
    return () => {
      table.watchers.delete(watcher);
      if (table.watchers.size === 0 && this.tables.get(gameId) === table) this.tables.delete(gameId);
      if (this.tables.size === 0) this.rest();
    };
  }

  /** Ends the listening; whoever watches hears nothing more. */
  close(): void {
    this.isClosed = true;
    this.tables.clear();
    this.rest();
  }

  private start(): void {
    if (!this.timer) this.schedule();
    if (this.listening || this.isStarting || this.isClosed) return;
    this.isStarting = true;
    void this.listen();
  }

  /** Nobody watches: no connection is held for it. */
  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.listening?.stop();
    this.listening = undefined;
  }

  private async listen(): Promise<void> {
    try {
      const listening = await this.source.listen((gameId) => this.changed(gameId), this.lost);
      if (this.tables.size === 0) listening.stop();
      else this.listening = listening;
      this.retryMs = this.times.retryMs;
      // Whatever happened before the listening began was not heard.
      this.readAll();
    } catch (error) {
      logger().warn(
        { err: error instanceof Error ? error.message : 'unknown' },
        'changes are not listened to',
      );
      this.again();
    } finally {
      this.isStarting = false;
    }
  }

  private readonly lost = (): void => {
    this.listening = undefined;
    this.again();
    if (this.tables.size > 0) this.schedule();
  };

  private again(): void {
    if (this.isClosed) return;
    const wait = this.retryMs;
    this.retryMs = Math.min(this.retryMs * 2, this.times.longestRetryMs);
    setTimeout(() => this.tables.size > 0 && this.start(), wait).unref();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const wait = this.listening ? this.times.healMs : this.times.deafMs;
    this.timer = setTimeout(() => {
      this.readAll();
      this.schedule();
    }, wait);
    this.timer.unref();
  }

  private readAll(): void {
    for (const gameId of this.tables.keys()) this.dirty.add(gameId);
    void this.read();
  }

  private changed(gameId: string): void {
    if (!this.tables.has(gameId)) return;
    this.dirty.add(gameId);
    void this.read();
  }

  /** One reading at a time; what changes meanwhile is read with the next, all tables in one query. */
  private async read(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    try {
      while (this.dirty.size > 0) {
        const gameIds = [...this.dirty];
        this.dirty.clear();
        this.tell(gameIds, await this.source.versionsOf(gameIds));
      }
    } catch {
      // The database is away: the next tick reads them all.
    } finally {
      this.isReading = false;
    }
  }

  private tell(gameIds: readonly string[], versions: ReadonlyMap<string, string>): void {
    for (const gameId of gameIds) {
      const version = versions.get(gameId);
      if (version === undefined) continue;
      for (const watcher of this.tables.get(gameId)?.watchers ?? []) watcher(version);
    }
  }
}

// Pages and routes may be bundled apart, but share one process.
const holder: typeof globalThis & { pragaHub?: Hub } = globalThis;

/** The hub of this process. */
export function hub(): Hub {
  holder.pragaHub ??= new Hub();
  return holder.pragaHub;
}
