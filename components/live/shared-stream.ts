/**
 * Server-sent events of tables over one connection that the tabs of a browser share. Under HTTP/1.1 a browser
 * opens at most six, so a stream per tab would use them all up. The tab that holds the lock leads: it has the
 * connection and forwards events. When it closes, freezes or is hidden, the next one leads. Without locks or
 * channels each tab has its own connection.
 */
import { newId } from '@/components/live/new-id';
import { hasLocks, openChannel, requestLock } from '@/components/ui/browser/browser-features';
import { hasAll } from '@/components/ui/browser/payload';
import { StreamLeader, type StreamEvent, type WatchedTable } from './stream-leader';

/**
 * The version of the message format. Tabs of an older version of the site may still be open, so another
 * format needs another name.
 */
const NAME = 'table-stream 1';

type Message =
  | { readonly type: 'want'; readonly tab: string; readonly want: WatchedTable }
  | { readonly type: 'leave'; readonly tab: string }
  | { readonly type: 'lead' }
  | { readonly type: 'told'; readonly told: StreamEvent };

/** States of a stream, as in EventSource. */
const CONNECTING = 0;
export const OPEN = 1;
const CLOSED = 2;

export interface TableStream {
  readonly readyState: number;
  readonly close: () => void;
}

interface Opening extends Pick<WatchedTable, 'gameId' | 'isHere'> {
  readonly hear: (told: StreamEvent) => void;
  /** Whether the leading tab seems dead, because it has been silent for long. */
  readonly isSilent: boolean;
}

export function openSharedStream(opening: Opening): TableStream {
  return new SharedStream(opening);
}

class SharedStream implements TableStream {
  readyState = CONNECTING;
  readonly #tab = newId();
  readonly #over = new AbortController();
  #channel = hasLocks() ? openChannel(NAME) : undefined;
  #known = '';
  #leader: StreamLeader | undefined;
  #release: (() => void) | undefined;

  constructor(private readonly opening: Opening) {
    if (!this.#channel) {
      this.#leader = new StreamLeader((told) => this.#hear(told));
      this.#leader.take(this.#tab, this.#want());
      return;
    }
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (hasAll<Message>(data, ['type'])) this.#take(data);
    };
    this.#post({ type: 'want', tab: this.#tab, want: this.#want() });
    void this.#queue(opening.isSilent);
  }

  readonly close = (): void => {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#post({ type: 'leave', tab: this.#tab });
    this.#over.abort();
    this.#stopLeading();
    this.#channel?.close();
  };

  #want(): WatchedTable {
    const { gameId, isHere } = this.opening;
    return { gameId, isHere, known: this.#known };
  }

  /** Waits to become the leader. A tab whose lock was stolen waits again. */
  async #queue(steals: boolean): Promise<void> {
    const options = steals ? { steal: true } : { signal: this.#over.signal };
    const hasHeld = await requestLock(NAME, options, () => this.#lead()).then(
      () => true,
      () => this.#leader !== undefined,
    );
    if (this.readyState === CLOSED) return;
    this.#stopLeading();
    // If locks are forbidden, each tab has its own connection.
    if (hasHeld) return void this.#queue(false);
    this.#channel?.close();
    this.#channel = undefined;
    void this.#lead();
  }

  /** Leads until the stream is closed, or another tab takes the lock. */
  #lead(): Promise<void> | undefined {
    if (this.readyState === CLOSED) return undefined;
    this.#leader = new StreamLeader((told) => {
      this.#hear(told);
      this.#post({ type: 'told', told });
    });
    this.#leader.take(this.#tab, this.#want());
    this.#post({ type: 'lead' });
    return new Promise((done) => (this.#release = done));
  }

  #stopLeading(): void {
    this.#leader?.close();
    this.#leader = undefined;
    this.#release?.();
    this.#release = undefined;
  }

  #take(message: Message): void {
    switch (message.type) {
      case 'want':
        return this.#leader?.take(message.tab, message.want);
      case 'leave':
        return this.#leader?.drop(message.tab);
      case 'lead':
        this.readyState = CONNECTING;
        return this.#post({ type: 'want', tab: this.#tab, want: this.#want() });
      case 'told':
        return this.#hear(message.told);
    }
  }

  #hear(told: StreamEvent): void {
    if (this.readyState === CLOSED) return;
    if (told.gameId !== undefined && told.gameId !== this.opening.gameId) return;
    if (told.event === 'open') this.readyState = OPEN;
    if (told.event === 'error') this.readyState = CONNECTING;
    if (told.event === 'version') this.#known = String(told.data);
    this.opening.hear(told);
  }

  #post(message: Message): void {
    if (this.readyState !== CLOSED || message.type === 'leave') this.#channel?.postMessage(message);
  }
}
