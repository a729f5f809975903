/**
 * Steps that were not answered yet, in the store of the browser: they outlive a reload, a closed tab and a
 * tunnel. Each page keeps its own, or two of one seat would overwrite each other's; as long as it has any it
 * holds a lock of their name, so that no other page takes them up.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { LiveTable } from '@/lib/game/live/live-table';
import { seqOf } from '@/lib/game/live/stand';
import type { Kept } from '@/lib/game/live/unsent';
import { newId } from './new-id';

export class KeptSteps {
  private readonly seat: string;
  private readonly name: string;
  private release: (() => void) | undefined;

  constructor(gameId: string, seat: SeatId | undefined) {
    this.seat = `live ${gameId} ${seat}`;
    // By time, so that of pages that are gone the newest comes first.
    this.name = `${this.seat} ${Date.now()} ${newId()}`;
  }

  /** Keeps what is not answered, in place of what this page has kept before. */
  keep({ pending, confirmed }: LiveTable): void {
    const steps = pending.map(({ commandId, command, isSent }) => ({ commandId, command, isSent }));
    const all: Kept = { seq: seqOf(confirmed), head: confirmed.rows.at(-1)?.hash ?? '', steps };
    try {
      if (steps.length > 0) {
        localStorage.setItem(this.name, JSON.stringify(all));
        this.hold();
      } else {
        localStorage.removeItem(this.name);
        this.end();
      }
    } catch {
      // Full or forbidden: then they last as long as the page.
    }
  }

  /** Where pages that are there no more have kept some for this seat, as the version before did. */
  async left(): Promise<readonly string[]> {
    try {
      const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
      const isOpen = (name: string) => held.some((lock) => lock.name === name);
      const isOfSeat = (name: string) => `${name} `.startsWith(`${this.seat} `) && name !== this.name;
      const names = Object.keys(localStorage).filter((name) => isOfSeat(name) && !isOpen(name));
      return names.toSorted().reverse();
    } catch {
      return [];
    }
  }

  /**
   * Hands over what was kept under such a name. It lies there until `takeUp` has it, which may keep it under
   * the name of this page: a page that is closed between loses nothing.
   */
  hand(name: string, takeUp: (kept: Kept) => void): void {
    try {
      const text = localStorage.getItem(name);
      if (text !== null) takeUp(JSON.parse(text) as Kept);
      localStorage.removeItem(name);
    } catch {
      // Nothing can be read there.
    }
  }

  /** What is kept is for whoever comes next. */
  end(): void {
    this.release?.();
    this.release = undefined;
  }

  private hold(): void {
    // Only on a private line; elsewhere nobody knows which pages are open, and ids keep steps from doubling.
    if (this.release || !('locks' in navigator)) return;
    const held = new Promise<void>((done) => (this.release = done));
    void navigator.locks.request(this.name, () => held).catch(() => undefined);
  }
}
