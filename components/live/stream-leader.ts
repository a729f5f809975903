/**
 * The browser's single connection for server-sent events: collects the tables of its tabs, and distributes
 * events.
 */
import { openEventSource } from '@/components/ui/browser/browser-features';

export interface WatchedTable {
  readonly gameId: string;
  /** Whether to show the player as present to the others. */
  readonly isHere: boolean;
  /** The newest version known to the tab; empty initially. */
  readonly known: string;
}

/** An event, for all tabs or for the tabs of one table. */
export interface StreamEvent {
  readonly event: 'open' | 'beat' | 'version' | 'rows' | 'here' | 'error' | 'closed';
  readonly gameId?: string;
  readonly data?: unknown;
}

/** The server's limit (app/games/stream); further tables poll. */
const MAX_TABLES = 24;
/** Milliseconds to collect changes of tabs into one reconnection. */
const SETTLE_MS = 50;
const CLOSED = 2;

export class StreamLeader {
  readonly #wants = new Map<string, WatchedTable>();
  /** The last events of each table, for tabs that open later. */
  readonly #last = new Map<string, Map<StreamEvent['event'], StreamEvent>>();
  #source: EventSource | undefined;
  #covered = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (told: StreamEvent) => void) {}

  /** Registers a tab's table. */
  take(tab: string, want: WatchedTable): void {
    this.#wants.set(tab, want);
    for (const told of this.#last.get(want.gameId)?.values() ?? []) this.tell(told);
    this.#settle();
  }

  /** A tab has gone. */
  drop(tab: string): void {
    if (this.#wants.delete(tab)) this.#settle();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = undefined;
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), SETTLE_MS);
  }

  #connect(): void {
    const wanted = tablesOf([...this.#wants.values()]);
    const tables = wanted.slice(0, MAX_TABLES);
    const covered = tables.map(({ gameId, isHere }) => `${gameId} ${isHere}`).join();
    if (covered === this.#covered && this.#source && this.#source.readyState !== CLOSED) return;
    this.close();
    this.#covered = covered;
    this.#last.clear();
    if (tables.length === 0) return;
    const asked = tables.map(({ gameId, isHere, known }) => `&t=${gameId},${isHere ? 1 : 0},${known}`);
    this.#source = openEventSource(`/games/stream?rows=1${asked.join('')}`);
    if (this.#source) this.#listen(this.#source, wanted);
    else this.tell({ event: 'closed' });
  }

  /** Events of tables added later come over the next connection. */
  #listen(source: EventSource, wanted: readonly WatchedTable[]): void {
    const on = (event: string, take: (data: never) => void) =>
      source.addEventListener(event, ({ data }: MessageEvent<string>) =>
        take(JSON.parse(data || 'null') as never),
      );
    on('tables', (covered: readonly string[]) => {
      for (const { gameId } of wanted)
        this.#note({ event: covered.includes(gameId) ? 'open' : 'closed', gameId });
    });
    on('beat', () => this.tell({ event: 'beat' }));
    on('rows', ({ table, rows }: { table: string; rows: unknown }) =>
      this.tell({ event: 'rows', gameId: table, data: rows }),
    );
    on('here', ({ table, seats }: { table: string; seats: unknown }) =>
      this.#note({ event: 'here', gameId: table, data: seats }),
    );
    on('message', ({ table, version }: { table: string; version: string }) =>
      this.#note({ event: 'version', gameId: table, data: version }),
    );
    source.onerror = () => {
      this.#last.clear();
      this.tell({ event: source.readyState === CLOSED ? 'closed' : 'error' });
    };
  }

  #note(told: StreamEvent): void {
    const last = this.#last.get(told.gameId ?? '') ?? new Map<StreamEvent['event'], StreamEvent>();
    this.#last.set(told.gameId ?? '', last.set(told.event, told));
    this.tell(told);
  }
}

/** Each table once. If its tabs know different versions, `known` is empty, and everything is sent again. */
function tablesOf(wants: readonly WatchedTable[]): readonly WatchedTable[] {
  const tables = new Map<string, WatchedTable>();
  for (const want of wants) {
    const before = tables.get(want.gameId);
    const isHere = want.isHere || before?.isHere === true;
    const known = before && before.known !== want.known ? '' : want.known;
    tables.set(want.gameId, { gameId: want.gameId, isHere, known });
  }
  return [...tables.values()].toSorted((a, b) => (a.gameId < b.gameId ? -1 : 1));
}
