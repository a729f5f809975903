/** The script of a page that stands alone (archive-html.ts). Bundled by scripts/lib/archive-bundle.ts. */
import './archive.css';
import { sheetOf } from '@/lib/game/drawing/sheet';
import { partsOf } from './board';
import { parseArchive, Replayed, DIRECTIONS } from './replayed';
import { directionOfKey } from '@/components/history/replay/direction-of-key';
import { Film } from './film';

const byId = (id: string): HTMLElement | null => document.getElementById(id);

class Viewer {
  private step: number;
  private readonly shown = new Map<string, string>();
  private readonly slider = document.querySelector<HTMLInputElement>('#slider');
  private readonly film: Film;

  constructor(
    private readonly game: Replayed,
    private readonly board: HTMLElement,
  ) {
    this.step = game.last;
    this.film = new Film(game, (step) => this.show(step));
  }

  start(): void {
    document.addEventListener('keydown', (event) => this.onKey(event));
    document.addEventListener('click', (event) => this.onClick(event));
    this.slider?.addEventListener('input', () => this.go(Number(this.slider?.value)));
    addEventListener('hashchange', () => this.go(stepInAddress()));
    const steps = byId('steps');
    if (steps) steps.hidden = false;
    this.show(stepInAddress() ?? this.game.last);
  }

  /** By hand: then it does not play on. */
  private go(wanted: number | undefined): void {
    this.film.pause();
    this.show(wanted);
  }

  private show(wanted: number | undefined): void {
    if (wanted === undefined || !Number.isInteger(wanted)) return;
    const step = Math.min(this.game.last, Math.max(1, wanted));
    const moment = this.game.momentAt(step);
    if (!moment) return;
    this.step = step;
    for (const [id, html] of partsOf(moment)) this.setPart(id, html);
    this.say(step);
    history.replaceState(null, '', `#${step}`);
    document.body.dataset.step = String(step);
  }

  /** What is the same stays untouched: most of the board does from step to step. */
  private setPart(id: string, html: string): void {
    if (this.shown.get(id) === html) return;
    this.shown.set(id, html);
    let part = byId(`part-${id}`);
    if (!part) {
      part = document.createElement('section');
      part.id = `part-${id}`;
      part.classList.add('zone', `part-${id.replace(/-\d$/, '')}`);
      this.board.append(part);
    }
    const open = part.querySelector('details')?.open ?? false;
    part.innerHTML = html;
    part.hidden = html === '';
    const words = part.querySelector('details');
    if (words) words.open = open;
  }

  private say(step: number): void {
    const { words, last } = this.game;
    if (this.slider) {
      this.slider.value = String(step);
      this.slider.setAttribute('aria-valuetext', words.t('archive.viewer.step', { step, steps: last }));
    }
    const output = byId('step');
    if (output) output.textContent = words.t('archive.viewer.step', { step, steps: last });
    document.querySelector('[data-seq][aria-current]')?.removeAttribute('aria-current');
    const item = document.querySelector<HTMLElement>(`[data-seq="${step}"]`);
    item?.setAttribute('aria-current', 'step');
    const list = item?.parentElement;
    // Only the list moves, never the page under the reader's eyes.
    if (item && list) list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
    const now = byId('now');
    if (!now) return;
    now.textContent = item?.querySelector('span')?.textContent ?? '';
    now.title = `${words.t('archive.viewer.receipt')}: ${this.game.receiptAt(step)}`;
  }

  private onClick(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.id === 'play') this.film.toggle(this.step);
    const direction = DIRECTIONS.find((entry) => entry === button?.dataset.direction);
    if (direction) this.go(this.game.follow(direction, this.step));
  }

  private onKey(event: KeyboardEvent): void {
    // The slider has its own keys, which do the same.
    if (event.target === this.slider && !event.shiftKey) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionOfKey(event.key, event.shiftKey);
    if (!direction) return;
    event.preventDefault();
    this.go(this.game.follow(direction, this.step));
  }
}

function stepInAddress(): number | undefined {
  const [, step] = /^#(\d{1,6})$/.exec(location.hash) ?? [];
  return step === undefined ? undefined : Number(step);
}

/** Symbols and empty boards, to which the drawings refer. */
function layOutSheet(pack: Parameters<typeof sheetOf>[0]): void {
  const holder = document.createElement('div');
  holder.className = 'sheet';
  holder.innerHTML = sheetOf(pack).file;
  document.body.prepend(holder);
}

const board = byId('board');
try {
  const data = parseArchive(byId('game')?.textContent ?? '');
  layOutSheet(data.pack);
  if (board) new Viewer(new Replayed(data), board).start();
} catch {
  const broken = byId('broken');
  if (broken) broken.hidden = false;
}
