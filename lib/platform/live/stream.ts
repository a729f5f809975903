import 'server-only';
import { here } from '@/lib/platform/live/here';
import { hub, type Hub } from '@/lib/platform/live/hub';
import { takePlace, type Opener } from '@/lib/platform/live/places';
import { perProcess } from '@/lib/platform/process';

const BEAT_MS = 20_000;
/** The browser reconnects after this; then the right to watch is checked again too. */
const LIFE_MS = 30 * 60_000;
const RETRY_MS = 2_000;
/** The most open streams of one process; further pages poll instead. */
export const MAX_STREAMS = 2_000;

interface Streams {
  readonly open: Set<() => void>;
  /** How often all of them were ended. */
  endings: number;
  beat?: ReturnType<typeof setInterval> | undefined;
}
const streams = perProcess<Streams>('pragaStreams', () => ({ open: new Set(), endings: 0 })).get;

/** How many streams are open in this process. */
export function openStreams(): number {
  return streams().open.size;
}

/**
 * Ends all streams: an open one would keep the server from stopping. The pages reconnect to the server that
 * serves then.
 */
export function closeStreams(): void {
  streams().endings += 1;
  for (const close of [...streams().open]) close();
}

interface StreamRequest {
  readonly signal: AbortSignal;
  readonly opener?: Opener;
}

interface StreamOf extends StreamRequest {
  readonly gameId: string;
  /** The version that the page already has (Last-Event-ID). */
  readonly known?: string | undefined;
  /** The rows that made a version, as one line: sent before it, if there are any. */
  readonly rowsOf?: ((version: string) => Promise<string | undefined>) | undefined;
  /** A version as this page hears of it; nothing is sent if it is the current one. */
  readonly versionOf?: ((version: string) => Promise<string>) | undefined;
  /** Whose page it is, where others may see that it is open. */
  readonly seat?: number | undefined;
}

type VersionedTable = Pick<StreamOf, 'gameId' | 'versionOf'>;

interface StreamOfTables extends StreamRequest {
  /** The tables to hear of, asked again from time to time: new ones join the stream. */
  readonly tables: () => Promise<readonly VersionedTable[]>;
  /** Facts told with a version. */
  readonly factsOf: (gameId: string) => Promise<object>;
  readonly everyMs?: number;
}

/** New tables of a person are looked for this often: one statement for each open stream. */
const NEW_TABLES_MS = 15_000;

export type StreamedTable = Pick<StreamOf, 'gameId' | 'known' | 'rowsOf' | 'versionOf' | 'seat'>;

interface StreamOfPages extends StreamRequest {
  readonly tables: readonly StreamedTable[];
}

/**
 * The changes of a table as server-sent events. Each has the version as id, so a page that reconnects sends
 * the version it knows. A reader that is slower than the changes gets only the newest. `full` when this
 * process has as many streams as it can hold, `too-many` when the client has.
 */
export function streamOf(
  { gameId, known, rowsOf, versionOf, seat, signal, opener = {} }: StreamOf,
  watched: Hub = hub(),
): Response | 'full' | 'too-many' {
  const heard = hearing({ known, versionOf });
  const word = (version: string | undefined) =>
    version === undefined ? '' : `id: ${version}\ndata: ${version}\n\n`;
  const told: VersionMessage =
    rowsOf || versionOf
      ? async (_gameId, version) => {
          const rows = rowsOf ? await eventOf(rowsOf, version) : '';
          return `${rows}${word(await heard(version))}`;
        }
      : (_gameId, version) => word(version);
  const channel = openChannel(told, opener);
  if (typeof channel === 'string') return channel;
  return responseOf(channel, () => {
    channel.begin(watched, [[gameId, known]], signal);
    if (seat !== undefined) channel.beHere(gameId, seat);
  });
}

/** A new version as a page hears of it; undefined where that is the one it has. */
function hearing({ known, versionOf }: Pick<StreamOf, 'known' | 'versionOf'>) {
  let last = known;
  return async (version: string): Promise<string | undefined> => {
    const shown = versionOf ? await versionOf(version).catch(() => version) : version;
    if (shown === last) return undefined;
    last = shown;
    return shown;
  };
}

/** Falls back to the bare version; the page then fetches the rest. */
async function eventOf(rowsOf: Required<StreamOf>['rowsOf'], version: string): Promise<string> {
  const rows = await rowsOf?.(version).catch(() => undefined);
  return rows === undefined ? '' : `event: rows\ndata: ${rows}\n\n`;
}

/**
 * The changes of several tables in one stream: the version of each at once, then every new one, with the
 * table it is of and the facts of it. Tables that come later join in.
 */
export async function streamOfTables(
  { tables, factsOf, everyMs = NEW_TABLES_MS, signal, opener = {} }: StreamOfTables,
  watched: Hub = hub(),
): Promise<Response | 'full' | 'too-many'> {
  const heard = new Map<string, ReturnType<typeof hearing>>();
  const told: VersionMessage = async (table, version) => {
    const shown = await heard.get(table)?.(version);
    if (shown === undefined) return '';
    const facts = await factsOf(table).catch(() => ({}));
    return `event: table\ndata: ${JSON.stringify({ table, version: shown, ...facts })}\n\n`;
  };
  const { endings } = streams();
  const first = await tables();
  // Opened now, it would outlive the end of all streams, and keep the server from stopping.
  if (streams().endings !== endings) return 'full';
  const channel = openChannel(told, opener);
  if (typeof channel === 'string') return channel;
  const join = (found: readonly VersionedTable[]) => {
    const fresh = found.filter(({ gameId }) => !heard.has(gameId));
    for (const { gameId, versionOf } of fresh) heard.set(gameId, hearing({ versionOf }));
    return fresh.map(({ gameId }) => gameId);
  };
  return responseOf(channel, () => {
    channel.begin(
      watched,
      join(first).map((gameId) => [gameId, undefined] as const),
      signal,
    );
    // After a failure they are looked for again.
    const look = () => tables().then((found) => join(found).forEach((id) => channel.watch(watched, id)));
    channel.every(everyMs, () => void look().catch(() => undefined));
  });
}

/**
 * The changes of all tables that are open in one browser. `event: tables` lists the ids it covers. Messages,
 * `rows` and `here` are the same as in `streamOf`, as JSON with the id of their table.
 */
export function streamOfPages(
  { tables, signal, opener = {} }: StreamOfPages,
  watched: Hub = hub(),
): Response | 'full' | 'too-many' {
  const byId = new Map(tables.map((table) => [table.gameId, table]));
  const heard = new Map(tables.map((table) => [table.gameId, hearing(table)]));
  const told: VersionMessage = async (table, version) => {
    const rows = await byId
      .get(table)
      ?.rowsOf?.(version)
      .catch(() => undefined);
    const first = rows === undefined ? '' : `event: rows\ndata: {"table":"${table}","rows":${rows}}\n\n`;
    const shown = await heard.get(table)?.(version);
    return shown === undefined ? first : `${first}data: ${JSON.stringify({ table, version: shown })}\n\n`;
  };
  const toldSeats: ToldSeats = (table, seats) => `event: here\ndata: ${JSON.stringify({ table, seats })}\n\n`;
  const channel = openChannel(told, opener, toldSeats);
  if (typeof channel === 'string') return channel;
  return responseOf(channel, () => {
    channel.write(`event: tables\ndata: ${JSON.stringify([...byId.keys()])}\n\n`);
    const known = [...byId.values()].map((table) => [table.gameId, table.known] as const);
    channel.begin(watched, known, signal);
    for (const { gameId, seat } of byId.values()) if (seat !== undefined) channel.beHere(gameId, seat);
  });
}

/** Who is present, as an event. */
type ToldSeats = (gameId: string, seats: readonly number[]) => string;
const seatsAlone: ToldSeats = (_gameId, seats) => `event: here\ndata: ${JSON.stringify(seats)}\n\n`;

function openChannel(
  told: VersionMessage,
  opener: Opener,
  toldSeats = seatsAlone,
): Channel | 'full' | 'too-many' {
  if (streams().open.size >= MAX_STREAMS) return 'full';
  const leave = takePlace(opener);
  return leave ? new Channel(told, leave, toldSeats) : 'too-many';
}

function responseOf(channel: Channel, begin: () => void): Response {
  const body = new ReadableStream<Uint8Array>(channel);
  begin();
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // For proxies that would wait until there is more (nginx).
      'x-accel-buffering': 'no',
    },
  });
}

/** The message about a new version of a table. */
type VersionMessage = (gameId: string, version: string) => string | Promise<string>;

/** One page: the versions it was sent of each table, and the events it cannot take yet. */
class Channel implements UnderlyingDefaultSource<Uint8Array> {
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private readonly waiting = new Map<string, string>();
  private readonly sent = new Map<string, string>();
  private readonly forget: (() => void)[] = [];
  private life: ReturnType<typeof setTimeout> | undefined;
  /** Who is there, as far as it was not told yet. */
  private readonly seats = new Map<string, readonly number[]>();
  /** Whether the next message is being read. */
  private isReading = false;

  constructor(
    private readonly told: VersionMessage,
    private readonly leave: () => void,
    private readonly toldSeats: ToldSeats,
  ) {}

  start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.controller = controller;
    this.write(`retry: ${RETRY_MS}\n\n`);
  }

  pull(): void {
    if (this.isReading) return;
    this.tellSeats();
    for (const [gameId, version] of this.waiting) this.send(gameId, version);
  }

  cancel(): void {
    this.close();
  }

  /** Watches these tables, each with the version that the page already has. */
  begin(watched: Hub, tables: readonly (readonly [string, string | undefined])[], signal: AbortSignal): void {
    const all = streams();
    all.open.add(this.close);
    all.beat ??= setInterval(() => beat(), BEAT_MS).unref();
    beats.set(this.close, () => this.write('event: beat\ndata: \n\n'));
    this.life = setTimeout(this.close, LIFE_MS);
    this.life.unref();
    for (const [gameId, known] of tables) {
      if (known !== undefined) this.sent.set(gameId, known);
      this.watch(watched, gameId);
    }
    signal.addEventListener('abort', this.close, { once: true });
    if (signal.aborted) this.close();
  }

  watch(watched: Hub, gameId: string): void {
    if (this.controller) this.forget.push(watched.watch(gameId, (version) => this.note(gameId, version)));
  }

  /** Does something again and again while it is open. */
  every(ms: number, work: () => void): void {
    if (!this.controller) return;
    const timer = setInterval(work, ms).unref();
    this.forget.push(() => clearInterval(timer));
  }

  /** Is seen at a table, and sees who else is. */
  beHere(gameId: string, seat: number): void {
    if (!this.controller) return;
    const tell = (seats: readonly number[]) => {
      this.seats.set(gameId, seats);
      if (!this.isReading && (this.controller?.desiredSize ?? 0) > 0) this.tellSeats();
    };
    this.forget.push(here().watch(gameId, tell), here().arrive(gameId, seat));
  }

  private tellSeats(): void {
    for (const [gameId, seats] of this.seats) this.write(this.toldSeats(gameId, seats));
    this.seats.clear();
  }

  private note(gameId: string, version: string): void {
    if (version === this.sent.get(gameId)) return;
    if (!this.isReading && (this.controller?.desiredSize ?? 0) > 0) this.send(gameId, version);
    else this.waiting.set(gameId, version);
  }

  private send(gameId: string, version: string): void {
    this.waiting.delete(gameId);
    this.sent.set(gameId, version);
    const text = this.told(gameId, version);
    if (typeof text === 'string') this.write(text);
    else void this.writeWhenRead(text);
  }

  /** News that comes meanwhile waits, so everything is sent in its order. */
  private async writeWhenRead(text: Promise<string>): Promise<void> {
    this.isReading = true;
    this.write(await text);
    this.isReading = false;
    if ((this.controller?.desiredSize ?? 0) > 0) this.pull();
  }

  write(text: string): void {
    if (text) this.controller?.enqueue(new TextEncoder().encode(text));
  }

  private readonly close = (): void => {
    const { controller } = this;
    if (!controller) return;
    this.controller = undefined;
    clearTimeout(this.life);
    for (const forget of this.forget) forget();
    this.leave();
    const all = streams();
    all.open.delete(this.close);
    beats.delete(this.close);
    if (all.open.size === 0) {
      clearInterval(all.beat);
      all.beat = undefined;
    }
    try {
      controller.close();
    } catch {
      // Cancelled by the reader: closed already.
    }
  };
}

/** Heartbeats of open streams, so proxies and pages do not close them. */
const beats = new Map<() => void, () => void>();

function beat(): void {
  for (const send of beats.values()) send();
}
