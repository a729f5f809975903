import 'server-only';
import {
  listenForChanges,
  sendNotice,
  versionsOf,
  type ChangeListener,
} from '@/lib/platform/live/change-store';
import { ListenProof } from '@/lib/platform/live/listen-proof';
import { here } from '@/lib/platform/live/presence';
import { logger } from '@/lib/platform/logger';
import { perProcess } from '@/lib/platform/process';

/** Called with the version of a table: as soon as it is known, then for every new one. */
export type Watcher = (version: string) => void;

export interface HubTimes {
  /** Delay before listening again; doubles up to `longestRetryMs`. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
  /** Poll interval for all watched tables: without listening, and as a fallback with it. */
  readonly deafMs: number;
  readonly healMs: number;
  /** How often the listening connection is tested, and how long our own notification may take. */
  readonly proveMs: number;
  readonly proofMs: number;
}
const TIMES: HubTimes = {
  retryMs: 500,
  longestRetryMs: 15_000,
  deafMs: 2_000,
  healMs: 30_000,
  proveMs: 60_000,
  proofMs: 2_000,
};

export interface HubSource {
  readonly listen: typeof listenForChanges;
  readonly sendNotice: typeof sendNotice;
  readonly versionsOf: typeof versionsOf;
}

interface Watched {
  readonly watchers: Set<Watcher>;
  version?: string;
}

/**
 * All open pages of this process on one database connection. A notification only names the table to read, so
 * lost, late or repeated notifications do no harm. After every gap in listening, all watched tables are read.
 */
export class Hub {
  private readonly tables = new Map<string, Watched>();
  private readonly dirty = new Set<string>();
  private listening: ChangeListener | undefined;
  private readonly proof: ListenProof;
  private isProved = false;
  private isStarting = false;
  private reading: Promise<void> | undefined;
  private isClosed = false;
  private retryMs: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The timer of the next attempt to listen, or of the next test. */
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: HubSource = { listen: listenForChanges, sendNotice, versionsOf },
    private readonly times: HubTimes = TIMES,
  ) {
    this.retryMs = times.retryMs;
    this.proof = new ListenProof((payload) => source.sendNotice(payload), times.proofMs);
  }

  get size(): number {
    let all = 0;
    for (const { watchers } of this.tables.values()) all += watchers.size;
    return all;
  }

  /** Whether notifications arrive, as tested within the last minute. */
  get isListening(): boolean {
    return this.listening !== undefined && this.isProved;
  }

  /** Starts to watch a table; returns a function that stops it. */
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

  /** Stops listening; watchers get no more changes. Resolves when the database is no longer read. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.tables.clear();
    this.dirty.clear();
    this.rest();
    await this.reading;
  }

  private start(): void {
    if (!this.timer) this.schedule();
    if (this.listening || this.isStarting || this.isClosed || this.next) return;
    this.isStarting = true;
    void this.listen();
  }

  /** Without watchers no connection is kept open. */
  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    clearTimeout(this.next);
    this.next = undefined;
    this.hangUp();
  }

  private hangUp(): void {
    this.listening?.stop();
    this.listening = undefined;
    this.isProved = false;
  }

  private async listen(): Promise<void> {
    try {
      const listening = await this.source.listen(this.heard, this.lost);
      if (this.tables.size === 0) listening.stop();
      else {
        this.listening = listening;
        here().nowHears();
        void this.prove(listening);
      }
      this.retryMs = this.times.retryMs;
      // Changes before listening began were not received.
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

  private readonly heard = (payload: string): void => {
    if (!this.proof.takes(payload) && !here().takes(payload)) this.changed(payload);
  };

  /**
   * Runs at the start and every minute. Without an answer the connection is useless, and polling
   * continues without it.
   */
  private async prove(listening: ChangeListener): Promise<void> {
    const isHeard = await this.proof.holds();
    if (this.listening !== listening) return;
    const isNews = isHeard !== this.isProved;
    this.isProved = isHeard;
    if (!isHeard) {
      logger().warn('notices of changes do not get through: LISTEN_URL must not lead to a pooler');
      this.hangUp();
    }
    if (isNews || !isHeard) this.schedule();
    this.later(this.times.proveMs, () => (isHeard ? void this.prove(listening) : this.start()));
  }

  private readonly lost = (): void => {
    this.listening = undefined;
    this.isProved = false;
    this.again();
    if (this.tables.size > 0) this.schedule();
  };

  private again(): void {
    if (this.isClosed) return;
    const wait = this.retryMs;
    this.retryMs = Math.min(this.retryMs * 2, this.times.longestRetryMs);
    this.later(wait, () => this.start());
  }

  private later(ms: number, work: () => void): void {
    clearTimeout(this.next);
    this.next = setTimeout(() => {
      this.next = undefined;
      if (this.tables.size > 0) work();
    }, ms);
    this.next.unref();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const wait = this.isListening ? this.times.healMs : this.times.deafMs;
    this.timer = setTimeout(() => {
      this.readAll();
      this.schedule();
    }, wait);
    this.timer.unref();
  }

  private readAll(): void {
    for (const gameId of this.tables.keys()) this.dirty.add(gameId);
    this.read();
  }

  private changed(gameId: string): void {
    if (!this.tables.has(gameId)) return;
    this.dirty.add(gameId);
    this.read();
  }

  /** One read at a time; changes during it are read with the next, all tables in one query. */
  private read(): void {
    if (this.reading || this.dirty.size === 0) return;
    this.reading = this.readDirty().finally(() => {
      this.reading = undefined;
      this.read();
    });
  }

  private async readDirty(): Promise<void> {
    try {
      while (this.dirty.size > 0) {
        const gameIds = [...this.dirty];
        this.dirty.clear();
        this.tell(gameIds, await this.source.versionsOf(gameIds));
      }
    } catch {
      // The database is unavailable: the next tick reads all of them.
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

export const hub = perProcess('pragaHub', () => new Hub()).get;
