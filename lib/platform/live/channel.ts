import 'server-only';
import { randomInt } from 'node:crypto';
import type { Hub } from '@/lib/platform/live/hub';
import { here } from '@/lib/platform/live/presence';
import { perProcess } from '@/lib/platform/process';

export const STREAM_BEAT_MS = 20_000;
/** Maximum age of a stream. Serverless hosts stop a function after five minutes as well. */
export const STREAM_LIFE_MS = 5 * 60_000;
/** Streams that were opened together end within this time before, not all at once. */
const SPREAD_MS = 60_000;
export const STREAM_RETRY_MS = 2_000;
/** Delay of the reconnection after a stream that ended by age. */
const RENEW_MS = 250;
/** How often the right to an open stream is proved again. */
const LOOK_MS = 15_000;
interface Streams {
  readonly open: Set<() => void>;
  /** How many times all streams have been ended. */
  endings: number;
  /** Messages that are being read from the database. */
  readonly reads: Set<Promise<unknown>>;
  beat?: ReturnType<typeof setInterval> | undefined;
}
export const streams = perProcess<Streams>('pragaStreams', () => ({
  open: new Set(),
  endings: 0,
  reads: new Set(),
})).get;

/** The number of open streams in this process. */
export function openStreams(): number {
  return streams().open.size;
}

/**
 * Ends all streams: an open one would keep the server from stopping. The pages reconnect to the next
 * server. Resolves when no stream uses the database any longer.
 */
export async function closeStreams(): Promise<void> {
  const { open, reads } = streams();
  streams().endings += 1;
  for (const close of [...open]) close();
  await Promise.allSettled(reads);
}

/** Makes `closeStreams` wait for this read. */
async function whileReading<Result>(read: Promise<Result>): Promise<Result> {
  const { reads } = streams();
  reads.add(read);
  try {
    return await read;
  } finally {
    reads.delete(read);
  }
}

/** Formats the present seats as an event. */
export type PresenceMessage = (gameId: string, seats: readonly number[]) => string;

/** The message about a new version of a table. */
export type VersionMessage = (gameId: string, version: string) => string | Promise<string>;

/** The stream of one page: the table versions it was sent, and the events it cannot take yet. */
export class LiveChannel implements UnderlyingDefaultSource<Uint8Array> {
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private readonly waiting = new Map<string, string>();
  private readonly sent = new Map<string, string>();
  private readonly forget: (() => void)[] = [];
  private life: ReturnType<typeof setTimeout> | undefined;
  /** The present seats that were not sent yet, by table. */
  private readonly seats = new Map<string, readonly number[]>();
  /** Whether the next message is being read. */
  private isReading = false;

  constructor(
    private readonly told: VersionMessage,
    private readonly leave: () => void,
    private readonly toldSeats: PresenceMessage,
  ) {}

  start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.controller = controller;
    this.write(`retry: ${STREAM_RETRY_MS}\n\n`);
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
    all.beat ??= setInterval(() => beat(), STREAM_BEAT_MS).unref();
    beats.set(this.close, () => this.write('event: beat\ndata: \n\n'));
    this.life = setTimeout(() => this.renew(), STREAM_LIFE_MS - randomInt(SPREAD_MS));
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

  /**
   * Ends the stream as soon as `proof` is false. While the database is unreachable nothing is proved, and
   * the next look asks again.
   */
  lookAgain(proof: () => Promise<boolean>): void {
    if (!this.controller) return;
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      const holds = await whileReading(proof()).catch(() => true);
      isLooking = false;
      if (!holds) this.close();
    };
    const timer = setInterval(() => void look(), LOOK_MS).unref();
    this.forget.push(() => clearInterval(timer));
  }

  /** Ends an old stream. The reader opens it again at once and misses nothing. */
  private renew(): void {
    this.write(`retry: ${RENEW_MS}\n\n`);
    this.close();
  }

  /** Announces this page's seat at a table, and sends the present seats. */
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

  /** Later events wait, so that all are sent in order. */
  private async writeWhenRead(text: Promise<string>): Promise<void> {
    this.isReading = true;
    this.write(await whileReading(text));
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
      // The reader has already cancelled the stream.
    }
  };
}

/** Heartbeats of open streams, so that proxies and pages do not close them. */
const beats = new Map<() => void, () => void>();

function beat(): void {
  for (const send of beats.values()) send();
}
