/**
 * A piece seen large while the pointer rests on it, or the keys are on it; a click keeps it there. The board
 * stays free: the card lies over the log, else beside the piece.
 */
import { isPhone, isShown, piecesAt } from '@/components/move/browser/table-dom';

const GAP = 6;
/** Whoever only passes has enough with the word (hints.ts). */
const REST_MS = 700;
/** Nothing below it is out of reach until it is kept; what can be pressed on it is there only then. */
const CARD =
  'seen-large fixed inset-auto m-0 max-h-[min(34rem,calc(100dvh-1rem))] w-[min(20rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-[4px] border border-line bg-card px-3 py-2 text-sm text-ink shadow-(--shadow-dialog) not-data-kept:pointer-events-none not-data-kept:[&_:is(.to-rules,.why-at)]:hidden [&_h2]:text-base [&_.inspect-drawings_svg]:max-h-60 [&_.words]:my-1';

/**
 * Begins, with what it was fetched for; ends with the signal. Pieces are fetched from the address, to which
 * their name is added.
 */
export function startLarge(url: string, signal: AbortSignal, first: Event): void {
  const large = new SeenLarge(url);
  const on = { signal, capture: true };
  const rest = (piece: Element | undefined, ms: number) => large.rest(piece, ms);
  const over = ({ target, pointerType }: PointerEvent) =>
    pointerType === 'mouse' && !large.holds(target) && rest(pieceAt(target), REST_MS);
  document.addEventListener('pointerover', over, { ...on, passive: true });
  if (first instanceof PointerEvent) over(first);
  bringZoom(first, signal);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isByKeys = target instanceof Element && target.matches(':focus-visible');
      if (isByKeys) rest(pieceAt(target), REST_MS);
    },
    on,
  );
  document.addEventListener('keydown', ({ key }) => (key === 'Escape' ? large.close() : large.leave()), on);
  for (const type of ['scroll', 'focusout']) document.addEventListener(type, () => large.leave(), on);
  // On the window: before the table hears of it.
  addEventListener('click', (event) => large.onClick(event), on);
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      // What is pressed may be kept by it.
      if (!large.holds(target) && !large.isAbout(target)) large.leave();
    },
    on,
  );
  signal.addEventListener('abort', () => large.remove());
}

/** What enlarges a drawing comes with the first finger. */
function bringZoom(first: Event, signal: AbortSignal): void {
  const come = new AbortController();
  const bring = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    come.abort();
    void import('@/components/table/zoom').then(({ startZoom }) => signal.aborted || startZoom(signal));
  };
  document.addEventListener('pointerdown', bring, { signal: AbortSignal.any([signal, come.signal]) });
  bring(first);
}

/** Pieces of the drawings, and the tiles of the rows. */
function pieceAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element
    ? (target.closest(':is(svg, .tiles) a[data-at]:not(dialog *)') ?? undefined)
    : undefined;
}

const atOf = (piece: Element | undefined): string | undefined => piece?.getAttribute('data-at') ?? undefined;

class SeenLarge {
  /** No dialog: that would take the focus. */
  private readonly card = document.createElement('div');
  private readonly known = new Map<string, Promise<string | undefined>>();
  /** What it is about: the element for it may be drawn anew meanwhile. */
  private at: string | undefined;
  private timer = 0;

  constructor(private readonly url: string) {
    this.card.className = CARD;
    this.card.popover = 'manual';
    // Whoever cannot see it hears the name of the piece, and opens it as a page of its own.
    this.card.ariaHidden = 'true';
    document.body.append(this.card);
  }

  get isShown(): boolean {
    return this.card.matches(':popover-open');
  }

  private get isKept(): boolean {
    return 'kept' in this.card.dataset;
  }

  remove(): void {
    clearTimeout(this.timer);
    this.card.remove();
  }

  /** Shows a piece after a while, unless something else is come to before; what is kept stays. */
  rest(piece: Element | undefined, ms: number): void {
    if (this.isKept || atOf(piece) === this.at) return;
    this.close();
    this.at = atOf(piece);
    if (piece) this.timer = window.setTimeout(() => void this.show(piece), ms);
  }

  private async show(piece: Element): Promise<void> {
    const at = atOf(piece) ?? '';
    const html = await this.fetched(at);
    if (html === undefined || this.at !== at || this.isKept) return;
    this.card.innerHTML = html;
    this.card.showPopover();
    this.place(piece.isConnected ? piece : (piecesAt(at).find(isShown) ?? piece));
  }

  /** Whether this is on the card. */
  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.card.contains(target);
  }

  /** Whether this is, or is on, the piece that is shown. */
  isAbout(target: EventTarget | null): boolean {
    const piece = target instanceof Element ? target.closest('[data-at]') : undefined;
    return this.isShown && Boolean(piece) && atOf(piece ?? undefined) === this.at;
  }

  /** Away with what is not kept. */
  leave(): void {
    if (!this.isKept) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    delete this.card.dataset.kept;
    this.card.ariaHidden = 'true';
    this.at = undefined;
    if (this.isShown) this.card.hidePopover();
  }

  /** What lies there may be another piece after every step. */
  private fetched(at: string): Promise<string | undefined> {
    const row = document.querySelector<HTMLElement>('[data-seq]')?.dataset.seq ?? '';
    const key = `${row} ${at}`;
    const known = this.known.get(key) ?? fetchPiece(this.url + at);
    this.known.set(key, known);
    return known;
  }

  /** A click on the piece that is shown keeps it, unless it is a step; one on the sign for it lets it go. */
  onClick(event: MouseEvent): void {
    const { target, detail } = event;
    if (!(target instanceof Element) || detail === 0) return;
    if (target.closest('[data-large-close]')) return this.close();
    if (!this.isAbout(target)) return;
    if (target.closest('[data-legal]')) return this.close();
    event.preventDefault();
    event.stopImmediatePropagation();
    this.keep();
  }

  private keep(): void {
    this.card.dataset.kept = '';
    this.card.ariaHidden = null;
    const close = document.createElement('button');
    close.type = 'button';
    close.className = 'btn';
    close.dataset.largeClose = '';
    close.textContent = document.querySelector('dialog.inspect .inspect-foot')?.textContent ?? '×';
    this.card.append(close);
  }

  /** Over the log where that lies beside the board, else beside the piece, never on it. */
  private place(piece: Element): void {
    const { card } = this;
    const log = isDesk() && document.querySelector('.at-log')?.getBoundingClientRect();
    const box = piece.getBoundingClientRect();
    const isBeside = log && box.left >= log.right;
    card.style.width = isBeside ? `${log.width}px` : '';
    const { offsetWidth: width, offsetHeight: height } = card;
    const spot = isBeside ? { x: log.left, y: innerHeight - height - GAP } : besides(box, width, height);
    card.style.left = `${spot.x}px`;
    card.style.top = `${spot.y}px`;
  }
}

const isDesk = (): boolean => matchMedia('(min-width: 74rem)').matches;

/** Left or right of a piece, where the most room is; above or below it where neither has enough. */
function besides({ left, top, right, bottom }: DOMRect, width: number, height: number) {
  const isLeft = left > innerWidth - right;
  const room = isLeft ? left : innerWidth - right;
  if (!isPhone() && room >= width + 2 * GAP) {
    const x = isLeft ? left - GAP - width : right + GAP;
    return { x, y: within((top + bottom - height) / 2, height, innerHeight) };
  }
  const isAbove = top > innerHeight - bottom;
  const x = within((left + right - width) / 2, width, innerWidth);
  return { x, y: isAbove ? Math.max(GAP, top - GAP - height) : within(bottom + GAP, height, innerHeight) };
}

const within = (at: number, size: number, all: number): number =>
  Math.min(Math.max(GAP, at), Math.max(GAP, all - size - GAP));

/** Nothing in it is named, or a place to point at: the same stands in the page already. */
const OF_PAGE = / (?:id|aria-labelledby|data-at)="[^"]*"| href="\?look=[^"]*"/g;

async function fetchPiece(address: string): Promise<string | undefined> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? (await response.text()).replaceAll(OF_PAGE, '') : undefined;
}
