import 'server-only';
import { hub, type Hub } from '@/lib/platform/live/hub';
import { takePlace, type Opener } from '@/lib/platform/live/places';
import { perProcess } from '@/lib/platform/process';

const BEAT_MS = 20_000;
/** The browser comes again after this; also the moment at which it is looked anew who may watch. */
const LIFE_MS = 30 * 60_000;
const RETRY_MS = 2_000;
/** So many streams one process keeps open; further pages ask now and then instead. */
export const MOST_STREAMS = 2_000;

interface Streams {
  readonly open: Set<() => void>;
  beat?: ReturnType<typeof setInterval> | undefined;
}
const streams = perProcess<Streams>('pragaStreams', () => ({ open: new Set() })).get;

/** How many streams are open in this process. */
export function openStreams(): number {
  return streams().open.size;
}

/**
 * Ends all streams: an open one would keep the server from stopping. The pages come again, to whoever serves
 * then.
 */
export function closeStreams(): void {
  for (const close of [...streams().open]) close();
}

interface StreamOf {
  readonly gameId: string;
  /** What the page knows already (Last-Event-ID). */
  readonly known?: string | undefined;
  readonly signal: AbortSignal;
  readonly opener?: Opener;
}

/**
 * The changes of a table as server-sent events: each has the version as id, so a page that comes again says
 * by itself what it has seen. A reader that is slower than the changes gets the newest only. `full` when this
 * process has as many streams as it can keep, `too-many` when whoever asks has.
 */
export function streamOf(
  { gameId, known, signal, opener = {} }: StreamOf,
  watched: Hub = hub(),
): Response | 'full' | 'too-many' {
  if (streams().open.size >= MOST_STREAMS) return 'full';
  const leave = takePlace(opener);
  if (!leave) return 'too-many';
  const channel = new Channel(known, leave);
  const body = new ReadableStream<Uint8Array>(channel);
  channel.begin(watched, gameId, signal);
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      // For proxies that would wait until there is more (nginx).
      'x-accel-buffering': 'no',
    },
  });
}

/** One page: what it has been sent, and what waits until it can take more. */
class Channel implements UnderlyingDefaultSource<Uint8Array> {
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private waiting: string | undefined;
  private forget: (() => void) | undefined;
  private life: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private sent: string | undefined,
    private readonly leave: () => void,
  ) {}

  start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.controller = controller;
    this.write(`retry: ${RETRY_MS}\n\n`);
  }

  pull(): void {
    const version = this.waiting;
    if (version !== undefined) this.send(version);
  }

  cancel(): void {
    this.close();
  }

  begin(watched: Hub, gameId: string, signal: AbortSignal): void {
    const all = streams();
    all.open.add(this.close);
    all.beat ??= setInterval(() => beat(), BEAT_MS).unref();
    beats.set(this.close, () => this.write('event: beat\ndata: \n\n'));
    this.life = setTimeout(this.close, LIFE_MS);
    this.life.unref();
    this.forget = watched.watch(gameId, this.note);
    signal.addEventListener('abort', this.close, { once: true });
    if (signal.aborted) this.close();
  }

  private readonly note = (version: string): void => {
    if (version === this.sent) return;
    if ((this.controller?.desiredSize ?? 0) > 0) this.send(version);
    else this.waiting = version;
  };

  private send(version: string): void {
    this.waiting = undefined;
    this.sent = version;
    this.write(`id: ${version}\ndata: ${version}\n\n`);
  }

  private write(text: string): void {
    this.controller?.enqueue(new TextEncoder().encode(text));
  }

  private readonly close = (): void => {
    const { controller } = this;
    if (!controller) return;
    this.controller = undefined;
    clearTimeout(this.life);
    this.forget?.();
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

/** What keeps each open stream from looking dead, to proxies and to the page. */
const beats = new Map<() => void, () => void>();

function beat(): void {
  for (const send of beats.values()) send();
}
