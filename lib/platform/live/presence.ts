import 'server-only';
import { sendNotice } from '@/lib/platform/live/change-store';
import { perProcess } from '@/lib/platform/process';

/** Receives the seats whose holders have the table open: immediately, then at every change. */
type Seats = (seats: readonly number[]) => void;

export interface HereTimes {
  /** How often a process repeats its present seats. */
  readonly againMs: number;
  /** A page that was not announced for this long is gone: its process has died. */
  readonly goneMs: number;
  /** A page that returns within this time counts as present throughout. */
  readonly graceMs: number;
}
const TIMES: HereTimes = { againMs: 60_000, goneMs: 150_000, graceMs: 4_000 };

/** Maximum seats in a notification; the database allows 8,000 bytes. */
const MAX_IN_NOTICE = 200;
/** All three have the same length. A process that announces arrivals gets an answer from the others. */
const CAME = 'came ';
const HERE = 'here ';
const GONE = 'gone ';

/**
 * Presence: the players who have a table open in any process, without storage. Each process announces
 * arrivals and departures, and repeats its present seats once a minute. It learns of other seats by
 * their announcements.
 */
export class Presence {
  /** Open pages of this process, by table and seat. */
  private readonly own = new Map<string, number>();
  private readonly known = new Map<string, Map<number, number>>();
  private readonly watchers = new Map<string, Set<Seats>>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly say: (payload: string) => Promise<void> = sendNotice,
    private readonly times: HereTimes = TIMES,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Adds an open page of a visible player; returns a function that removes it. */
  arrive(gameId: string, seat: number): () => void {
    const who = `${gameId}.${seat}`;
    const open = this.own.get(who) ?? 0;
    this.own.set(who, open + 1);
    this.tell(CAME + who);
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      setTimeout(() => this.leave(who), this.times.graceMs).unref();
    };
  }

  private leave(who: string): void {
    const left = (this.own.get(who) ?? 1) - 1;
    if (left > 0) return void this.own.set(who, left);
    this.own.delete(who);
    this.tell(GONE + who);
  }

  /** Calls back when players come to or leave a table; returns a function that stops it. */
  watch(gameId: string, seats: Seats): () => void {
    const all = this.watchers.get(gameId) ?? new Set();
    this.watchers.set(gameId, all.add(seats));
    this.timer ??= setInterval(() => this.tick(), this.times.againMs).unref();
    const there = this.at(gameId);
    if (there.length > 0) seats(there);
    return () => {
      all.delete(seats);
      if (all.size === 0 && this.watchers.get(gameId) === all) {
        this.watchers.delete(gameId);
        this.known.delete(gameId);
      }
      if (this.watchers.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }

  /** Handles a notification; returns whether it is about presence. */
  takes(payload: string): boolean {
    const word = [CAME, HERE, GONE].find((each) => payload.startsWith(each));
    if (!word) return false;
    for (const who of payload.slice(word.length).split(',')) {
      this.note(who, word !== GONE);
      if (word === CAME) this.answer(who);
    }
    return true;
  }

  private answer(who: string): void {
    const [gameId = ''] = who.split('.');
    const others = [...this.own.keys()].filter((own) => own.startsWith(`${gameId}.`) && own !== who);
    if (others.length > 0) this.tell(HERE + others.join(','));
  }

  private at(gameId: string): readonly number[] {
    return [...(this.known.get(gameId)?.keys() ?? [])].sort((a, b) => a - b);
  }

  private note(who: string, isHere: boolean): void {
    const [gameId = '', name] = who.split('.');
    const seat = Number(name);
    // Tables without a watcher in this process are not tracked.
    if (!this.watchers.has(gameId) || !Number.isInteger(seat)) return;
    const seats = this.known.get(gameId) ?? new Map<number, number>();
    this.known.set(gameId, seats);
    const isNews = seats.has(seat) !== isHere;
    if (isHere) seats.set(seat, this.now());
    // The same seat may also be open in another process, which will announce it.
    else if (!this.own.has(who)) seats.delete(seat);
    if (isNews) this.changed(gameId);
  }

  private changed(gameId: string): void {
    for (const seats of this.watchers.get(gameId) ?? []) seats(this.at(gameId));
  }

  /** Call when notifications can be received: asks the other processes for their seats. */
  nowHears(): void {
    this.tellOwn(CAME);
  }

  private tellOwn(word: string): void {
    const all = [...this.own.keys()];
    for (let i = 0; i < all.length; i += MAX_IN_NOTICE)
      this.tell(word + all.slice(i, i + MAX_IN_NOTICE).join(','));
  }

  private tick(): void {
    this.tellOwn(HERE);
    for (const [gameId, seats] of this.known) {
      const gone = [...seats].filter(([, at]) => this.now() - at > this.times.goneMs);
      for (const [seat] of gone) seats.delete(seat);
      if (gone.length > 0) this.changed(gameId);
    }
  }

  private tell(payload: string): void {
    // While the database is unavailable no arrival is announced; the next announcement repeats it.
    this.say(payload).catch(() => undefined);
  }
}

/** The presence known to this process. */
export const here = perProcess('pragaHere', () => new Presence()).get;
