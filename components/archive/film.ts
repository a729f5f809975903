/** A game that plays by itself in a page that stands alone, with rhythm and motion of the film at a table. */
import { arrive, lying } from '@/components/history/replay/arrive';
import { beatOf } from '@/components/history/replay/rhythm';
import { look, play } from '@/components/move/browser/motion';
import { mayMove } from '@/components/move/browser/table-dom';
import { FILM_ICONS } from '@/components/history/film/icons';
import type { Replayed } from './replayed';

export class Film {
  /** Counts down to the next step; 0 while nothing plays. */
  private timer = 0;
  private readonly button = document.querySelector<HTMLElement>('#play');
  private readonly slower = document.querySelector<HTMLInputElement>('#slower');

  constructor(
    private readonly game: Pick<Replayed, 'last' | 'stepsOfTurn'>,
    private readonly show: (step: number) => void,
  ) {}

  /** Stops, or plays on from a step; from the beginning where that is the last one. */
  toggle(step: number): void {
    if (this.timer !== 0) return this.pause();
    if (step === this.game.last) this.show(1);
    this.next(step === this.game.last ? 1 : this.stepOn(step));
    this.told();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.told();
  }

  /** Waits as long as the turn wants the step seen, and goes on. */
  private next(step: number): void {
    if (step >= this.game.last) return this.pause();
    this.timer = window.setTimeout(() => this.next(this.stepOn(step)), this.beat(step));
  }

  /** A step on, seen to happen: markers glide, the wheel turns, pieces drop, numbers run. */
  private stepOn(from: number): number {
    const before = mayMove() ? { seen: look(), lying: lying() } : undefined;
    const step = from + 1;
    this.show(step);
    if (before) {
      turnWheel();
      play(before.seen, look());
      arrive(before.lying, this.beat(step));
    }
    return step;
  }

  private beat(step: number): number {
    return beatOf(this.game.stepsOfTurn(step), this.slower?.checked);
  }

  private told(): void {
    const isPlaying = this.timer !== 0;
    // Whoever listens hears where it comes to rest, not every step on the way.
    document.querySelector('#now')?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    const { button } = this;
    const name = isPlaying ? button?.dataset.pause : button?.dataset.play;
    button?.querySelector('path')?.setAttribute('d', FILM_ICONS[isPlaying ? 'pause' : 'play']);
    button?.setAttribute('aria-label', name ?? '');
    button?.setAttribute('title', name ?? '');
  }
}

/** The wheel turns into its new place, and a little past it, as it does at a table (styles/states.css). */
function turnWheel(): void {
  for (const by of [1, 2])
    document
      .querySelector(`.turned-${by}`)
      ?.animate([{ transform: `rotate(${-30 * by}deg)` }, { transform: 'none' }], WHEEL);
}

const WHEEL = { duration: 600, easing: 'cubic-bezier(0.5, -0.05, 0.25, 1.2)' };
