import 'server-only';
import { LiveChannel, streams, type PresenceMessage, type VersionMessage } from '@/lib/platform/live/channel';
import { hub, type Hub } from '@/lib/platform/live/hub';
import { takeStreamPlace, type Opener } from '@/lib/platform/live/places';

/** Maximum open streams of a process; further pages poll instead. */
const MAX_STREAMS = 2_000;

interface StreamRequest {
  readonly signal: AbortSignal;
  /**
   * Whether the reader still has the right to everything in the stream, read from the database. A stream
   * outlives the request that opened it, so it is asked again and again.
   */
  readonly proof: () => Promise<boolean>;
  readonly opener?: Opener;
}

interface StreamOf extends StreamRequest {
  readonly gameId: string;
  /** The version that the page already has (Last-Event-ID). */
  readonly known?: string | undefined;
  /** The rows of a new version as one line, sent before it; undefined if there are none. */
  readonly rowsOf?: ((version: string) => Promise<string | undefined>) | undefined;
  /** A version as this page sees it; nothing is sent if it is the page's current one. */
  readonly versionOf?: ((version: string) => Promise<string>) | undefined;
  /** The seat of the page, if other players can see that it is open. */
  readonly seat?: number | undefined;
}

type VersionedTable = Pick<StreamOf, 'gameId' | 'versionOf'>;

interface StreamOfTables extends StreamRequest {
  /** The tables to watch, reloaded with each proof: new ones are added to the stream. */
  readonly tables: () => Promise<readonly VersionedTable[]>;
  /** Data sent with a version; undefined for a table that the reader can no longer see. */
  readonly factsOf: (gameId: string) => Promise<object | undefined>;
}

export type StreamedTable = Pick<StreamOf, 'gameId' | 'known' | 'rowsOf' | 'versionOf' | 'seat'>;

interface StreamOfPages extends StreamRequest {
  readonly tables: readonly StreamedTable[];
}

/**
 * The changes of a table as server-sent events. Each has the version as its id, so a page that
 * reconnects sends the version it knows. A slow reader gets only the newest version. `full` if this
 * process has its maximum number of streams, `too-many` if the client has.
 */
export function streamOf(
  { gameId, known, rowsOf, versionOf, seat, signal, proof, opener = {} }: StreamOf,
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
  return responseOf(channel, proof, () => {
    channel.begin(watched, [[gameId, known]], signal);
    if (seat !== undefined) channel.beHere(gameId, seat);
  });
}

/** Returns a filter for new versions: undefined for the one that the page has. */
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
 * The changes of several tables in one stream: the current version of each, then every new one, with
 * its table and data. New tables are added later.
 */
export async function streamOfTables(
  { tables, factsOf, signal, proof, opener = {} }: StreamOfTables,
  watched: Hub = hub(),
): Promise<Response | 'full' | 'too-many'> {
  const heard = new Map<string, ReturnType<typeof hearing>>();
  const told: VersionMessage = async (table, version) => {
    const shown = await heard.get(table)?.(version);
    if (shown === undefined) return '';
    const facts = await factsOf(table).catch(() => ({}));
    if (facts === undefined) return '';
    return `event: table\ndata: ${JSON.stringify({ gameId: table, table, version: shown, ...facts })}\n\n`;
  };
  const { endings } = streams();
  const first = await tables();
  // A stream opened now would survive `closeStreams`, and keep the server from stopping.
  if (streams().endings !== endings) return 'full';
  const channel = openChannel(told, opener);
  if (typeof channel === 'string') return channel;
  const join = (found: readonly VersionedTable[]) => {
    const fresh = found.filter(({ gameId }) => !heard.has(gameId));
    for (const { gameId, versionOf } of fresh) heard.set(gameId, hearing({ versionOf }));
    return fresh.map(({ gameId }) => gameId);
  };
  const proofAndTables = async () => {
    if (!(await proof())) return false;
    for (const gameId of join(await tables())) channel.watch(watched, gameId);
    return true;
  };
  return responseOf(channel, proofAndTables, () => {
    channel.begin(
      watched,
      join(first).map((gameId) => [gameId, undefined] as const),
      signal,
    );
  });
}

/**
 * The changes of all tables that are open in one browser. `event: tables` lists the ids it covers. Messages,
 * `rows` and `here` are the same as in `streamOf`, as JSON with the id of their table.
 */
export function streamOfPages(
  { tables, signal, proof, opener = {} }: StreamOfPages,
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
  const toldSeats: PresenceMessage = (table, seats) =>
    `event: here\ndata: ${JSON.stringify({ table, seats })}\n\n`;
  const channel = openChannel(told, opener, toldSeats);
  if (typeof channel === 'string') return channel;
  return responseOf(channel, proof, () => {
    channel.write(`event: tables\ndata: ${JSON.stringify([...byId.keys()])}\n\n`);
    const known = [...byId.values()].map((table) => [table.gameId, table.known] as const);
    channel.begin(watched, known, signal);
    for (const { gameId, seat } of byId.values()) if (seat !== undefined) channel.beHere(gameId, seat);
  });
}

/** Formats the present seats as an event. */
const seatsAlone: PresenceMessage = (_gameId, seats) => `event: here\ndata: ${JSON.stringify(seats)}\n\n`;

function openChannel(
  told: VersionMessage,
  opener: Opener,
  toldSeats = seatsAlone,
): LiveChannel | 'full' | 'too-many' {
  if (streams().open.size >= MAX_STREAMS) return 'full';
  const leave = takeStreamPlace(opener);
  return leave ? new LiveChannel(told, leave, toldSeats) : 'too-many';
}

function responseOf(channel: LiveChannel, proof: StreamRequest['proof'], begin: () => void): Response {
  const body = new ReadableStream<Uint8Array>(channel);
  begin();
  channel.lookAgain(proof);
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // For proxies that would buffer the stream (nginx).
      'x-accel-buffering': 'no',
    },
  });
}
