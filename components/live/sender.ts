/** Sends steps in order, one request at a time. Steps made meanwhile go with the next request. */
import { useLayoutEffect, useRef } from 'react';
import type { ConnectionState } from '@/components/move/live-context';
import { isOnline } from '@/components/ui/browser/browser-features';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { Offer } from '@/lib/game/engine/view';
import { seqOf } from '@/lib/game/live/live-snapshot';
import {
  readyToSend,
  type LiveAction,
  type AnsweredRow,
  type DropReason,
  type LiveTable,
} from '@/lib/game/live/live-table';
import { backoffMs, isForLater, retryWait } from '@/lib/platform/retry-after';

export interface SenderOptions {
  readonly gameId: string;
  readonly table: () => LiveTable;
  readonly act: (act: LiveAction) => void;
  /** The connection problem; undefined if it works. */
  readonly onLine: (line: ConnectionState | undefined) => void;
  /** Steps were refused because the table has changed. They are discarded after the new table is loaded. */
  readonly onRefused: (act: LiveAction) => Promise<void>;
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

/** The server's limit per request. */
const MAX_STEPS = 16;
/** Request timeout in milliseconds. Sending a step again is harmless. */
const PATIENCE_MS = 20_000;
/** Milliseconds without a response before the page shows unsent steps. */
const SLOW_MS = 3_000;
const RETRY = { firstMs: 1_000, mostMs: 30_000 };

export class Sender {
  #isSending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(private readonly on: SenderOptions) {}

  /** Sends waiting steps when the connection is back. */
  back(): void {
    this.#again(0);
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** Sends waiting steps, unless a request is in progress. */
  send(): void {
    const { confirmed } = this.on.table();
    const ready = readyToSend(this.on.table());
    if (this.#isSending || this.#timer !== undefined || ready.length === 0) return;
    const steps = ready.slice(0, MAX_STEPS).map(({ commandId, command }) => ({ commandId, command }));
    this.#isSending = true;
    // While offline it still tries, in case the browser is wrong, but does not mark the steps as sent.
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
        // The request must outlive the page.
        keepalive: true,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      clearTimeout(slow);
      // A proxy's own page is no JSON, but it can say when to come again.
      if (isForLater(response.status)) return this.#later(retryWait(response.headers));
      const answer: unknown = await response.json();
      this.on.onLine(undefined);
      this.#failures = 0;
      const act = response.ok ? this.#answered(commandIds, answer as Answer) : refusal(commandIds, answer);
      const isRefused = act.type === 'refused' || act.refused !== undefined;
      if (isRefused) await this.on.onRefused(act);
      this.#isSending = false;
      if (!isRefused) this.on.act(act);
    } catch {
      clearTimeout(slow);
      this.#isSending = false;
      this.on.onLine('cut');
      this.#failures += 1;
      this.#again(backoffMs(this.#failures, RETRY));
    }
  }

  #answered(
    commandIds: readonly string[],
    { rows, offers = [], refused }: Answer,
  ): Extract<LiveAction, { type: 'answered' }> {
    const problem = refused?.problem;
    const isLater = isForLater(problem?.status ?? 0);
    // Schedule the retry before reporting accepted steps, or the rest would be sent at once.
    if (isLater) this.#later(retryWait(undefined));
    const gone = problem && !isLater && { refused: goneOf(problem) };
    return { type: 'answered', commandIds, rows, offers, ...gone };
  }

  /** The server accepts no steps now; they wait. */
  #later(ms: number): void {
    this.#isSending = false;
    this.#again(ms);
    this.on.onLine({ againAt: Date.now() + ms });
  }

  #again(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.send();
    }, ms);
  }
}

const refusal = (
  commandIds: readonly string[],
  problem: unknown,
): Extract<LiveAction, { type: 'refused' }> => ({
  type: 'refused',
  commandIds,
  gone: goneOf(problem as Problem),
});

const goneOf = ({ code = '', params }: Problem): DropReason =>
  code === 'stale-position' ? { why: 'moved-on' } : { why: 'refused', code, params };

/** Sends a table's pending steps as soon as they are rendered. Other options are another sender. */
export function useSender(on: SenderOptions, live: LiveTable): void {
  const sender = useRef<Sender>(undefined);
  useLayoutEffect(() => {
    const now = new Sender(on);
    sender.current = now;
    return () => now.end();
  }, [on]);
  useLayoutEffect(() => sender.current?.send(), [live]);
  useWindowEvent('online', () => sender.current?.back());
}
