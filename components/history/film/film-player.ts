/** Plays what was missed on the board of the live table; whatever is done at the table ends it. */
import { flushSync } from 'react-dom';
import { hasSheet, isDesk, mayMove } from '@/components/move/browser/table-dom';
import { keep, keepOwnClick } from '@/components/move/browser/own-click';
import { liveNow, onLive, setLive, type LiveNow } from '@/components/live/live-now';
import type { Frame } from '@/components/live/past';
import type { Film } from '@/lib/game/recap/film';
import { arrive, lying } from '@/components/history/replay/arrive';
import { IntoSight } from './into-sight';
import { beatOf } from '@/components/history/replay/rhythm';

/** So long the board stands as it was left, before the first step. */
const LEFT_MS = 700;
/** So long what is to happen waits for its place to come into sight. */
const COMING_MS = 280;
/** How high the sheet of a phone stands meanwhile. */
const LOW = 'peek';

export class FilmPlayer {
  /** The next frame; none is shown before the first. */
  private at = 0;
  private timer = 0;
  private stops = 0;
  private over = new AbortController();
  private shown: LiveNow | undefined;
  private frames: readonly Frame[] = [];
  private height: string | undefined;
  private sight = new IntoSight();
  isSlow = false;

  constructor(
    private readonly film: Film,
    /** Told whenever it begins or stops to play. */
    private readonly onPlaying: (is: boolean) => void,
    /** Told when it has come to its end, or somebody has ended it. */
    private readonly onShown: () => void,
  ) {}

  /** Goes on where it was stopped, else from the beginning, without the turns whose last row was seen. */
  async play(isSeen: (row: number) => boolean = () => false): Promise<void> {
    const live = liveNow();
    if (!live || this.timer !== 0) return;
    if (this.shown === undefined) {
      const { stops } = this;
      const frames = unseen(await live.framesOf(this.film), isSeen);
      // Meanwhile somebody may have gone on, or pressed once more.
      if (frames.length === 0 || this.real || this.stops > stops) return;
      this.begin(liveNow() ?? live, frames);
    }
    this.onPlaying(true);
    this.next();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.onPlaying(false);
  }

  /** To the end: the table as it is now, as it stood before, unless something was pressed where it stands. */
  skip(isPressed = false): void {
    if (this.shown === undefined) return;
    this.stop(isPressed);
    flushSync(() => liveNow()?.redraw());
    choose('me');
    this.onShown();
  }

  /** Shows nothing of it any more; who stops it draws the table. */
  stop(isPressed = false): void {
    this.stops += 1;
    this.pause();
    this.over.abort();
    const live = this.shown && this.real;
    this.shown = undefined;
    this.real = undefined;
    delete document.documentElement.dataset.film;
    setRings('');
    // Not where it was pulled meanwhile, or came anew with the page.
    if (sheet()?.dataset.height === LOW) setSheet(this.height);
    this.height = undefined;
    if (!isPressed) this.sight.goBack();
    if (live) setLive(live);
  }

  private real: LiveNow | undefined;

  private begin(live: LiveNow, frames: readonly Frame[]): void {
    this.real = live;
    this.frames = frames;
    this.at = 0;
    this.sight = new IntoSight();
    this.over = new AbortController();
    document.documentElement.dataset.film = '';
    // In the same frame, or the strip is low for a moment.
    delete document.getElementById('recap')?.dataset.awaits;
    this.height = hasSheet() ? setSheet(LOW) : undefined;
    const { signal } = this.over;
    const stopped = onLive(() => liveNow() !== this.shown && this.overtaken());
    signal.addEventListener('abort', stopped);
    const on = { signal, capture: true };
    document.addEventListener('pointerdown', this.byHand, on);
    document.addEventListener('keydown', this.byHand, on);
  }

  /** Somebody has stepped, or news has come: the table is drawn already. */
  private overtaken(): void {
    this.real = undefined;
    this.stop();
    choose('me');
  }

  private readonly byHand = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('#recap')) return;
    // What lies there now was not to be seen when it was pressed.
    if (target.closest('.cards')) {
      if (event.type === 'keydown') keep(event);
      else keepOwnClick();
    }
    this.skip(true);
  };

  private next(): void {
    const frame = this.frames[this.at];
    if (!frame) return this.skip();
    const steps =
      this.frames.filter(({ turn }) => turn === frame.turn).length - (this.isFirst(frame) ? 1 : 0);
    const before = this.isFirst(frame) ? LEFT_MS : 0;
    const ms = this.at === 0 ? LEFT_MS : beatOf(steps, this.isSlow, before);
    const began = performance.now();
    choose(String(frame.turn));
    const show = () => {
      this.show(frame, ms);
      this.at += 1;
      // A turn takes as long as it should, however long its drawings take.
      const left = Math.max(0, ms - (performance.now() - began));
      this.timer = window.setTimeout(() => this.next(), left);
    };
    // What happens is seen from its beginning on.
    if (this.bring(frame) && this.at > 0) this.timer = window.setTimeout(show, Math.min(COMING_MS, ms / 3));
    else show();
  }

  /** On a phone there is room for a part of the card: it goes on with the steps, to what it means. */
  private tell(frame: Frame): void {
    const steps = this.frames.filter(({ turn }) => turn === frame.turn);
    const at = steps.indexOf(frame) / Math.max(1, steps.length - 1);
    const card = document.querySelector('#recap ol');
    if (card)
      card.scrollTo({
        top: (card.scrollHeight - card.clientHeight) * at,
        behavior: mayMove() ? 'smooth' : 'auto',
      });
  }

  private bring({ sights, boards }: Frame): boolean {
    return this.sight.bring(isDesk() ? [boards] : sights);
  }

  private readonly isFirst = ({ turn }: Frame): boolean => turn === this.frames[0]?.turn;

  private show(frame: Frame, ms: number): void {
    const { real } = this;
    if (!real) return;
    const before = mayMove() && this.at > 0 ? lying() : undefined;
    this.shown = {
      ...real,
      shown: frame.seq,
      draw: (part, slots) =>
        part === 'board' || part === 'boards' || part === 'scores'
          ? frame.draw(part)
          : real.draw(part, slots),
    };
    flushSync(() => setLive(this.shown));
    setRings(frame.rings);
    this.tell(frame);
    if (before) arrive(before, ms);
  }
}

/** The frames of the other turns; before them the board as it was left. */
function unseen(frames: readonly Frame[], isSeen: (row: number) => boolean): readonly Frame[] {
  const [, ...steps] = frames;
  const ends = new Map(steps.map(({ turn, seq }) => [turn, seq]));
  const isNew = ({ turn }: Frame) => !isSeen(ends.get(turn) ?? 0);
  const first = steps.findIndex(isNew);
  const [left, next] = [frames[first], steps[first]];
  return left && next ? [{ ...left, turn: next.turn, rings: '' }, ...steps.filter(isNew)] : [];
}

/** The card of a turn, or what all of it means. */
function choose(turn: string): void {
  const choice = document.getElementById(`recap-turn-${turn}`);
  if (choice instanceof HTMLInputElement) choice.checked = true;
}

function setRings(rings: string): void {
  const style = document.getElementById('film-rings');
  if (style) style.textContent = rings;
}

/** Sets how high the sheet of a phone stands; gives how high it stood. */
function setSheet(height: string | undefined): string | undefined {
  const element = sheet();
  const before = element?.dataset.height;
  if (element && height) element.dataset.height = height;
  return before;
}

const sheet = () => document.querySelector<HTMLElement>('.at-moves');
