/**
 * Steps through a game in its page: from wherever one is to any other moment, without asking the server
 * again.
 */
import { flushSync } from 'react-dom';
import { look, play } from '@/components/move/browser/motion';
import { mayMove } from '@/components/move/browser/table-dom';
import type { Replay } from './replay';
import type { Directions } from '@/lib/game/recap/timeline';
import { arrive, lying } from '@/components/history/film/arrive';
import { setShown, shownNow } from './shown';
import { takeOver } from './take-over';

export type Where = number | keyof Directions;

export interface StepperOptions {
  readonly gameId: string;
  /** The moment that came from the server. */
  readonly seq: number;
  /** What is carried on from address to address. */
  readonly query: string;
  readonly load: () => Promise<Replay>;
  readonly onLoading: (is: boolean) => void;
  /** Told once nobody has stepped on for a moment. */
  readonly onRest: () => void;
}

/** Browsers refuse addresses that change too often. */
const REST_MS = 250;
/** Whoever steps faster than this sees no gliding, which would only ever have begun. */
const GLIDE_AFTER_MS = 300;
/** Pieces drop and numbers run as in the film of what was missed, unless it goes quicker than this. */
const ARRIVES_FROM = 0.5;
const ARRIVE_MS = 700;

export class Stepper {
  private replay: Replay | undefined;
  private loading: Promise<void> | undefined;
  private queue: Where[] = [];
  private step: number;
  private steppedAt = 0;
  private rest = 0;

  constructor(private readonly on: StepperOptions) {
    this.step = on.seq;
    showTurn();
  }

  get isAtEnd(): boolean {
    return this.replay !== undefined && this.step >= this.replay.last;
  }

  /** How many steps are to be seen in the turn of the next one. */
  get stepsAhead(): number {
    return this.replay?.stepsOfTurn(this.step + 1) ?? 1;
  }

  /** The step that is shown. */
  get at(): number {
    return this.step;
  }

  /** Fetches what stepping needs, once. What was asked for in the meantime happens then. */
  load(): Promise<void> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  private async fetch(): Promise<void> {
    try {
      this.replay = await this.on.load();
    } catch {
      // Without it the same ways are links, as they are without scripts.
      this.loading = undefined;
    }
    const [first] = this.queue;
    if (this.queue.length === 0 || first === undefined) return;
    // At once: whoever takes over counts on a page that stays as it is.
    flushSync(() => this.on.onLoading(false));
    const asked = this.queue;
    this.queue = [];
    if (!this.replay) return location.assign(this.addressOf(first));
    const last = asked.reduce((step: number, where) => this.stepOf(where, step), this.step);
    this.show(last, 1);
  }

  /**
   * Goes somewhere; `pace` below 1 has things glide quicker, `push` makes a step of the browser's own history
   * of it.
   */
  go(where: Where, { pace, push = false }: { readonly pace?: number; readonly push?: boolean } = {}): void {
    if (!this.replay) {
      this.queue.push(where);
      this.on.onLoading(true);
      return void this.load();
    }
    const step = this.stepOf(where, this.step);
    if (push && step !== this.step) {
      this.settleAddress();
      history.pushState(history.state, '', this.pathOf(step));
    }
    this.show(step, pace);
  }

  /** To the moment the address names, after going back in the browser. */
  follow(): void {
    const [, step] = /\/at\/(\d{1,7})$/.exec(location.pathname) ?? [];
    if (step !== undefined && this.replay && Number(step) !== this.step) this.show(Number(step));
  }

  /** Takes up what was left half done; nothing is drawn after this. */
  end(): void {
    clearTimeout(this.rest);
    setShown(undefined);
  }

  private stepOf(where: Where, from: number): number {
    if (!this.replay) return from;
    const step = typeof where === 'number' ? where : (this.replay.directionsFrom(from)[where] ?? from);
    return Math.min(this.replay.last, Math.max(1, step));
  }

  private show(step: number, pace?: number): void {
    const now = performance.now();
    const glide = pace ?? (now - this.steppedAt > GLIDE_AFTER_MS ? 1 : undefined);
    this.steppedAt = now;
    const next = this.replay?.at(step);
    if (!next || (step === this.step && shownNow())) return;
    if (!shownNow()) this.begin();
    const before = glide !== undefined && mayMove() ? look() : undefined;
    const laid = before && (glide ?? 0) >= ARRIVES_FROM ? lying() : undefined;
    flushSync(() => setShown(next));
    if (before) play(before, look(), glide);
    if (laid) arrive(laid, ARRIVE_MS * (glide ?? 1));
    this.step = step;
    const slider = document.querySelector<HTMLInputElement>('#history-step');
    if (slider) slider.value = String(step);
    document.querySelector('header.top')?.setAttribute('data-seq', String(step));
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.settle(), REST_MS);
  }

  private begin(): void {
    const here = this.replay?.at(this.step);
    if (here) takeOver(() => flushSync(() => setShown(here)));
  }

  private settle(): void {
    this.settleAddress();
    showTurn();
    this.on.onRest();
  }

  private settleAddress(): void {
    clearTimeout(this.rest);
    document.title = titleAt(document.title, this.step);
    if (location.pathname + location.search !== this.pathOf(this.step))
      history.replaceState(history.state, '', this.pathOf(this.step));
  }

  private pathOf(step: number): string {
    return `/games/${this.on.gameId}/at/${step}${this.on.query}`;
  }

  private addressOf(where: Where): string {
    if (typeof where === 'number') return this.pathOf(where);
    return (
      document.querySelector<HTMLAnchorElement>(`[data-direction="${where}"]`)?.href ?? this.pathOf(this.step)
    );
  }
}

/**
 * The first number is that of the step; before it may stand in brackets how many tables wait, and after it
 * the name of the table.
 */
export function titleAt(title: string, step: number): string {
  return title.replace(/^(\(\d+\) )?(\D*)\d+/, `$1$2${step}`);
}

/**
 * The turn of this moment comes into sight in its list; only the list moves, never the page under the
 * reader's eyes.
 */
function showTurn(): void {
  const list = document.querySelector<HTMLElement>('.timeline');
  const turn = list?.querySelector<HTMLElement>(':scope > [aria-current]');
  if (!list || !turn) return;
  const [frame, box] = [list.getBoundingClientRect(), turn.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom)
    list.scrollTop += box.top - frame.top - frame.height / 4;
}
