/**
 * What stands beside the table, as far as it is known without asking: clocks, and how much was said. Where
 * more has changed the server draws the page anew.
 */
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import type { LiveTable } from '@/lib/game/live/live-table';
import { seqOf, type Stand } from '@/lib/game/live/stand';
import type { ClocksNews } from '@/lib/features/clocks/turn-clocks';
import type { LiveData } from './live-data';

/** Clocks that do not come by then with the rows of the turn are those of a page. */
const PATIENCE_MS = 3_000;

interface BesideOptions {
  readonly refresh: () => void;
  /** Told when something was said, or heard. */
  readonly onTalk: () => void;
}

export class Beside {
  /** As they were told with the newest turn. */
  clocks: ClocksNews['clocks'];
  /** So much was said by then, and so much of it not heard. */
  #said = 0;
  #unheard = 0;
  #isSeated = false;
  /** For whom the table waits. */
  #waiting: readonly SeatId[] = [];

  #signal: AbortSignal | undefined;

  constructor(private readonly on: BesideOptions) {}

  /** Listens until the signal. */
  listen(signal: AbortSignal): void {
    this.#signal = signal;
    document.addEventListener('table-version', (event) => this.#hear(event), { signal });
    document.addEventListener('talk-heard', () => this.#count(0), { signal });
  }

  /** Takes the table as the server has handed it out. */
  begin({ table: { version, me, unheard = 0 }, ...rest }: LiveData): void {
    this.take(rest);
    this.#isSeated = me !== undefined;
    this.#said = saidIn(version);
    this.#unheard = unheard;
  }

  /** The table, with what was said since it was handed out. */
  of(data: LiveData): LiveData {
    const { unheard: _then, ...table } = data.table;
    return { ...data, table: this.#unheard > 0 ? { ...table, unheard: this.#unheard } : table };
  }

  #hear(event: Event): void {
    if (!(event instanceof CustomEvent) || !this.#isSeated) return;
    const said = saidIn(String(event.detail));
    // An open drawer shows it.
    const isRead = document.querySelector('dialog.drawer[open]') !== null;
    const more = Math.max(0, said - this.#said);
    this.#said = said;
    this.#count(isRead ? 0 : this.#unheard + more);
  }

  #count(unheard: number): void {
    if (unheard === this.#unheard) return;
    this.#unheard = unheard;
    this.on.onTalk();
  }

  /** Of a turn under way nothing is told: then they are those of before. */
  take({ rows, clocks }: ClocksNews & Pick<Stand, 'rows'>): void {
    if (rows.length > 0) this.clocks = clocks;
  }

  /**
   * Has the page drawn anew where what stands beside the table is another now: with the end, with a turn of
   * the reader's own, with any where a plan is kept or clocks are shown and those of now do not come, and
   * with every step of which a lesson speaks.
   */
  passedOn({ seat, confirmed }: LiveTable, before: Stand): void {
    const { state } = confirmed.position;
    const asked = toAct(state);
    // By the time the clocks are there another turn may have been played.
    this.#waiting = asked;
    const isOver = state.phase === 'finished';
    if (isOver || (isThere('lesson') && seqOf(confirmed) > seqOf(before))) return this.on.refresh();
    // Several turns may be heard of at once, and the same seat be asked after them.
    if (turnOf(state) === turnOf(before.position.state)) return;
    if (isThere('my-plans') || (seat !== undefined && asked.includes(seat))) return this.on.refresh();
    setTimeout(() => {
      const isShown = areOf(this.clocks, this.#waiting) || !document.querySelector('#moves [data-clocks]');
      if (!isShown && !this.#signal?.aborted) this.on.refresh();
    }, PATIENCE_MS);
  }
}

const turnOf = (state: State) => `${state.turn.number}:${toAct(state)}`;

/** Whether the server says something beside the table that is another with another position. */
const isThere = (id: 'lesson' | 'my-plans') => document.getElementById(id) !== null;

/** The second number of a version (lib/platform/live/change-store.ts). */
const saidIn = (version: string) => Number(version.split('.')[1]);

/** Whether these are the clocks of a moment at which the table waits for these seats. */
export function areOf(clocks: ClocksNews['clocks'], waiting: readonly SeatId[]): clocks is Clocks {
  return (
    clocks?.every(({ seat, since, notSeated }) => Boolean(since ?? notSeated) === waiting.includes(seat)) ??
    false
  );
}

type Clocks = Required<ClocksNews>['clocks'];
