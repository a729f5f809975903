/**
 * Unanswered steps in the browser's storage, which survive a reload, a closed tab or a lost connection. Each
 * page has its own entry, because two pages of one seat would overwrite each other's. A page with unanswered
 * steps holds a lock of that name. A page that gets the lock takes the steps over, because their page is
 * gone.
 */
import { useLayoutEffect, useState } from 'react';
import { hasLocks, localStore, requestLock, sessionStore } from '@/components/ui/browser/browser-features';
import { useLatest } from '@/components/ui/browser/use-latest';
import type { SeatId } from '@/lib/game/engine/commands';
import { seqOf } from '@/lib/game/live/live-snapshot';
import type { LiveTable } from '@/lib/game/live/live-table';
import type { UnsentSteps } from '@/lib/game/live/unsent';
import { newId } from './new-id';

/** Milliseconds after which a page that was left counts as closed. A reload over a slow line can take ten seconds. */
const RELOAD_MS = 15_000;

export class KeptSteps {
  readonly #seat: string;
  /** Under this name the tab keeps the newest row that it has seen. */
  readonly #row: string;
  /** A new name each time steps are stored again, so a page that waits for the old lock finds nothing. */
  #name = '';
  #release: (() => void) | undefined;

  constructor(gameId: string, seat: SeatId | undefined) {
    this.#seat = `live ${gameId} ${seat}`;
    this.#row = `live-row ${gameId} ${seat}`;
  }

  /**
   * The newest row that this tab has seen. A page that is reloaded while a step is on its way may have been
   * read before that step was stored.
   */
  newestRow(): number {
    return Number(sessionStore.read(this.#row));
  }

  /** Stores unanswered steps, replacing those this page stored before. */
  keep({ pending, confirmed }: LiveTable): void {
    const steps = pending.map(({ commandId, command, isSent }) => ({ commandId, command, isSent }));
    const row = seqOf(confirmed);
    if (row > this.newestRow()) sessionStore.write(this.#row, String(row));
    const all: UnsentSteps = { seq: row, head: confirmed.rows.at(-1)?.hash ?? '', steps };
    if (steps.length > 0) {
      // Take the lock before other pages learn that there are steps.
      this.#hold();
      // Without storage the steps last as long as the page.
      localStore.write(this.#name, JSON.stringify(all));
    } else if (this.#name) {
      localStore.remove(this.#name);
      this.end();
    }
  }

  /**
   * Hands over steps that pages of this seat stored: at once if this tab or a closed page did. If another page
   * is open, it waits, because a reloading page comes back for its own steps. They stay stored until `by` is
   * done. It may ask the server first or store them under this page's name, so a page that closes in between
   * loses nothing. Without locks (they need HTTPS) no page knows which others are open: everything is handed
   * over, and ids prevent duplicates.
   */
  takeUp(by: (kept: UnsentSteps) => unknown, signal: AbortSignal): void {
    const hand = async (name: string) => {
      const text = localStore.read(name);
      if (text) await by(JSON.parse(text) as UnsentSteps);
      // A page that was left meanwhile has not stored them itself.
      if (!signal.aborted) localStore.remove(name);
    };
    const take = async (name: string, isOpen?: boolean) => {
      // The previous version stored them only by seat.
      if (!`${name} `.startsWith(`${this.#seat} `)) return;
      // A reloaded tab waits for no lock, because its player may make a step meanwhile. Another page may take
      // the same steps: their ids prevent duplicates.
      if (!hasLocks() || sessionStore.read(this.#seat) === name) return hand(name);
      const isTaken = async (lock: unknown) => lock !== null && (await hand(name), true);
      if (!isOpen && (await requestLock(name, { ifAvailable: true }, isTaken))) return;
      await requestLock(name, { signal }, () => undefined);
      await new Promise((done) => setTimeout(done, RELOAD_MS));
      await requestLock(name, { signal }, isTaken);
    };
    // Unreadable entries are skipped, and leaving the page ends the wait.
    const tryTo = (name: string, isOpen?: boolean) => void take(name, isOpen).catch(() => undefined);
    // Sorted by time, so the most recently closed page comes first.
    for (const name of localStore.keys().toSorted().reverse()) tryTo(name);
    if (!hasLocks()) return;
    addEventListener('storage', ({ key, newValue }) => key && newValue && tryTo(key, true), { signal });
  }

  /** Leaves the stored steps to the next page. */
  end(): void {
    this.#release?.();
    this.#release = undefined;
    this.#name = '';
  }

  #hold(): void {
    if (this.#name) return;
    this.#name = `${this.#seat} ${Date.now()} ${newId()}`;
    sessionStore.write(this.#seat, this.#name);
    if (!hasLocks()) return;
    const held = new Promise<void>((done) => (this.#release = done));
    void requestLock(this.#name, {}, () => held).catch(() => undefined);
  }
}

interface KeptOptions {
  /** Fetches the table if the page is older than this row. */
  readonly catchUp: (row: number, signal: AbortSignal) => Promise<void>;
  readonly takeUp: (kept: UnsentSteps, signal: AbortSignal) => Promise<void>;
}

/** Stores unanswered steps, and takes over the steps that other pages of this seat stored. */
export function useKeptSteps(gameId: string, live: LiveTable, options: KeptOptions): void {
  const { seat } = live;
  const [kept] = useState(() => new KeptSteps(gameId, seat));
  const latest = useLatest(options);
  useLayoutEffect(() => kept.keep(live), [kept, live]);
  // Take stored steps over before the player can make a new one.
  useLayoutEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const isCaughtUp = latest.current.catchUp(kept.newestRow(), signal);
    kept.takeUp(async (steps) => {
      await isCaughtUp;
      await latest.current.catchUp(steps.seq, signal);
      await latest.current.takeUp(steps, signal);
    }, signal);
    return () => {
      over.abort();
      kept.end();
    };
  }, [kept, latest]);
}
