/** Sends steps in their order, one request at a time; what waits meanwhile goes with the next. */
import { isOnline } from '@/components/ui/browser-features';
import type { Rejection } from '@/lib/game/engine/rejections';
import {
  readyToSend,
  type Act,
  type AnsweredRow,
  type Gone,
  type LiveTable,
} from '@/lib/game/live/live-table';
import { seqOf } from '@/lib/game/live/stand';
import type { Offer } from '@/lib/game/engine/view';

/** What keeps steps from being sent: no answer comes, or none before a time. */
export type Line = 'cut' | { readonly againAt: number };

interface SenderOptions {
  readonly gameId: string;
  readonly table: () => LiveTable;
  readonly act: (act: Act) => void;
  /** How the line is now; nothing where it is well. */
  readonly onLine: (line: Line | undefined) => void;
  /** Steps were refused: the table is another than was thought. */
  readonly onRefused: () => void;
}

interface Problem {
  readonly status?: number;
  readonly code?: string;
  readonly params?: Rejection['params'];
}

interface Answer {
  readonly rows: readonly AnsweredRow[];
  readonly offers?: readonly Offer[];
  readonly refused?: { readonly problem: Problem };
}

/** The server takes no more in one request. */
const MOST_STEPS = 16;
/** A request that is not answered by then is taken for lost; sent again it does no harm. */
const PATIENCE_MS = 20_000;
/** So long an answer may take before it is said that something is not sent yet. */
const SLOW_MS = 3_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export class Sender {
  #isSending = false;
  #retryMs = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #signal: AbortSignal | undefined;

  constructor(private readonly on: SenderOptions) {}

  /** Sends again when the line is back, until the signal. */
  listen(signal: AbortSignal): void {
    this.#signal = signal;
    addEventListener('online', () => this.#again(0), { signal });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Sends what waits, unless a request is under way. */
  send(): void {
    const { confirmed } = this.on.table();
    const ready = readyToSend(this.on.table());
    if (this.#isSending || this.#timer !== undefined || ready.length === 0) return;
    const steps = ready.slice(0, MOST_STEPS).map(({ commandId, command }) => ({ commandId, command }));
    this.#isSending = true;
    // Without any line it is tried, in case the browser errs, and stays as it is: not sent.
    if (isOnline()) this.on.act({ type: 'sent', commandIds: steps.map(({ commandId }) => commandId) });
    void this.#post(seqOf(confirmed), steps);
  }

  async #post(expectedSeq: number, steps: readonly { readonly commandId: string }[]): Promise<void> {
    const commandIds = steps.map(({ commandId }) => commandId);
    const slow = setTimeout(() => this.on.onLine('cut'), SLOW_MS);
    try {
      const response = await fetch(`/api/games/${this.on.gameId}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ expectedSeq, steps }),
        // The page may be left meanwhile.
        keepalive: true,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const laterMs = laterOf(response.status, response.headers.get('retry-after'));
      const answer: unknown = await response.json();
      this.#isSending = false;
      if (laterMs !== undefined) return this.#later(laterMs);
      this.on.onLine(undefined);
      this.#retryMs = FIRST_RETRY_MS;
      if (response.ok) this.#answered(commandIds, answer as Answer);
      else this.#refused(commandIds, answer as Problem);
    } catch {
      this.#isSending = false;
      this.on.onLine('cut');
      this.#again(this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
    } finally {
      clearTimeout(slow);
    }
  }

  #answered(commandIds: readonly string[], { rows, offers = [], refused }: Answer): void {
    const problem = refused?.problem;
    const laterMs = laterOf(problem?.status);
    // Before what was taken is told, or the rest would go out at once.
    if (laterMs !== undefined) this.#later(laterMs);
    const gone = problem && laterMs === undefined && { refused: goneOf(problem) };
    this.on.act({ type: 'answered', commandIds, rows, offers, ...gone });
    if (gone) this.on.onRefused();
  }

  /** Nothing is taken just now: what waits is kept until then. */
  #later(ms: number): void {
    this.#again(ms);
    this.on.onLine({ againAt: Date.now() + ms });
  }

  #refused(commandIds: readonly string[], problem: Problem): void {
    this.on.act({ type: 'refused', commandIds, gone: goneOf(problem) });
    this.on.onRefused();
  }

  #again(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#signal?.aborted) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.send();
    }, ms);
  }
}

/** Too often, or worked on: the answer names the time. */
function laterOf(status = 0, seconds: string | null = null): number | undefined {
  if (status !== 429 && status < 500) return undefined;
  return 1000 * Math.max(1, Number(seconds ?? 5));
}

const goneOf = ({ code = '', params }: Problem): Gone =>
  code === 'stale-position' ? { why: 'moved-on' } : { why: 'refused', code, ...(params ? { params } : {}) };
