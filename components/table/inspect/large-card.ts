/** The card with a close-up next to a piece: its content, position and lifetime. */
import { isShown, piecesAt } from '@/components/board/pieces';
import { isPhone } from '@/components/ui/browser/screen';

const GAP = 6;
/** Milliseconds the card stays open while the pointer approaches it, counted from its last approach. */
const GRACE_MS = 400;
/**
 * Distance in pixels around the pointer for positioning at a large piece, which keeps the card within reach.
 */
const FAR = 90;
/** Minimum height in pixels; with less room the card covers the piece. */
const MIN_HEIGHT = 200;
/** Classes of the card. It is not a dialog, because that would take the focus. */
export const CARD = 'seen-large';

/** Any piece of the table. A seat's boards are larger than a card and open by their name only. */
export function pieceAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element
    ? (target.closest('.tabletop a[data-at]:not([data-at^="board:"], dialog *)') ?? undefined)
    : undefined;
}

const atOf = (piece: Element | undefined): string | undefined => piece?.getAttribute('data-at') ?? undefined;

export class LargeCard {
  /** Address of the shown piece, because its element may be rendered again. */
  private at: string | undefined;
  private coming: string | undefined;
  private timer = 0;
  private leaving = 0;
  /** The pointer's smallest distance from the card so far. */
  private nearest = Infinity;
  private pointer: { readonly x: number; readonly y: number } | undefined;

  /**
   * Close-ups are fetched from `address` with the piece's name appended. `onShown` is called whenever one is
   * shown.
   */
  constructor(
    private readonly ref: { readonly current: HTMLElement | null },
    private readonly address: () => string,
    private readonly onShown: () => void,
  ) {}

  /**
   * Null after the component has unmounted: the focus may leave the table at the same time, and that event
   * still arrives here.
   */
  private get card(): HTMLElement | null {
    return this.ref.current;
  }

  get isShown(): boolean {
    return this.card?.matches(':popover-open') ?? false;
  }

  private get isKept(): boolean {
    return this.card?.dataset.kept !== undefined;
  }

  /** Whether a long press opened it. The next tap elsewhere then closes it. */
  get isByThumb(): boolean {
    return this.card?.dataset.kept === 'thumb';
  }

  /** Cancels everything that is scheduled. */
  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.coming = undefined;
  }

  /** Shows a piece after a delay, unless another one comes first. A pinned card stays. */
  rest(piece: Element | undefined, ms: number): void {
    if (this.isKept) return;
    const at = atOf(piece);
    if (this.isShown && at !== undefined && at === this.at) return this.stay();
    if (at === undefined || at !== this.coming) this.await(piece, ms);
    if (this.isShown && this.leaving === 0) this.leaveSoon();
  }

  private await(piece: Element | undefined, ms: number): void {
    clearTimeout(this.timer);
    this.coming = atOf(piece);
    if (piece) this.timer = window.setTimeout(() => void this.show(piece), ms);
  }

  /** Shows the close-up of a long press. It stays until another tap. */
  async hold(piece: Element): Promise<void> {
    this.close();
    this.coming = atOf(piece);
    if (await this.show(piece)) this.keep('thumb');
  }

  private async show(piece: Element): Promise<boolean> {
    const at = atOf(piece) ?? '';
    const html = await fetched(this.address() + at);
    const { card } = this;
    if (html === undefined || !card || this.coming !== at || this.isKept) return false;
    this.stay();
    this.at = at;
    card.innerHTML = html;
    // The server does not know the unconfirmed steps, so its list of legal moves is outdated.
    if (isAhead()) card.querySelector('.why-at')?.remove();
    card.append(makeCloseButton());
    card.scrollTop = 0;
    card.showPopover();
    this.place(card, piece.isConnected ? piece : (piecesAt(at).find(isShown) ?? piece));
    this.onShown();
    return true;
  }

  /** Whether the target is on the card. */
  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.card?.contains(target) === true;
  }

  /** Whether the target is, or is within, the shown piece. */
  isAbout(target: EventTarget | null): boolean {
    const piece = target instanceof Element ? target.closest('[data-at]') : undefined;
    return this.isShown && Boolean(piece) && atOf(piece ?? undefined) === this.at;
  }

  /** The pointer has returned or arrived, so the card stays. */
  stay(): void {
    clearTimeout(this.leaving);
    clearTimeout(this.timer);
    this.leaving = 0;
    this.nearest = Infinity;
    this.coming = undefined;
  }

  /** Keeps the card open while the pointer approaches it. */
  approach({ x, y }: PointerEvent): void {
    this.pointer = { x, y };
    if (this.leaving === 0 || !this.card) return;
    const { left, top, right, bottom } = this.card.getBoundingClientRect();
    const far = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
    if (far >= this.nearest) return;
    this.nearest = far;
    this.leaveSoon();
  }

  private leaveSoon(): void {
    clearTimeout(this.leaving);
    this.leaving = window.setTimeout(() => this.hide(), GRACE_MS);
  }

  /** Hides an unpinned card. */
  leave(): void {
    if (!this.isKept) this.close();
  }

  close(): void {
    this.stay();
    this.hide();
  }

  /** Hides the card. A scheduled one still appears. */
  private hide(): void {
    clearTimeout(this.leaving);
    this.leaving = 0;
    this.nearest = Infinity;
    this.at = undefined;
    const { card } = this;
    if (!card) return;
    delete card.dataset.kept;
    card.ariaHidden = 'true';
    if (this.isShown) card.hidePopover();
  }

  keep(by: 'pointer' | 'thumb'): void {
    const { card } = this;
    if (!card || this.isKept) return;
    this.stay();
    card.dataset.kept = by;
    card.ariaHidden = null;
  }

  /** Positions the card next to the piece, never on it; at a very large piece, next to the pointer. */
  private place(card: HTMLElement, piece: Element): void {
    const box = this.around(piece.getBoundingClientRect());
    const room = Math.max(MIN_HEIGHT, box.top - 2 * GAP, innerHeight - box.bottom - 2 * GAP);
    // A low card shows its whole picture, with its text below.
    card.style.setProperty('--room', `${room}px`);
    card.style.maxHeight = isPhone() ? `min(34rem, ${room}px)` : '';
    const { offsetWidth: width, offsetHeight: height } = card;
    const { x, y } = besides(box, width, height);
    card.style.left = `${x}px`;
    card.style.top = `${y}px`;
  }

  private around(box: DOMRect): DOMRect {
    const { x, y } = this.pointer ?? { x: -1, y: -1 };
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return box;
    const [left, top] = [Math.max(box.left, x - FAR), Math.max(box.top, y - FAR)];
    return new DOMRect(left, top, Math.min(box.right, x + FAR) - left, Math.min(box.bottom, y + FAR) - top);
  }
}

/** The button that closes the card, needed on touch screens. */
function makeCloseButton(): HTMLElement {
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'btn';
  close.dataset.largeClose = '';
  close.textContent = document.getElementById('inspect')?.lastElementChild?.textContent ?? '×';
  return close;
}

/** Whether there are unconfirmed steps. */
const isAhead = (): boolean => Number(document.documentElement.dataset.pending ?? 0) > 0;

/** Left or right of a piece, whichever has more room; above or below it if neither has enough. */
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

/** By address, which includes the row, because another piece may be there after any step. */
const known = new Map<string, Promise<string | undefined>>();
/** Maximum cached close-ups; older ones are from rows long past. */
const MAX_KNOWN = 200;

function fetched(address: string): Promise<string | undefined> {
  if (known.size > MAX_KNOWN) known.clear();
  const coming = known.get(address) ?? fetchPiece(address);
  known.set(address, coming);
  return coming;
}

/** Ids, labels and places that the page already has are removed from the copy. */
const OF_PAGE = / (?:id|aria-labelledby|data-at)="[^"]*"| href="\?look=[^"]*"/g;

async function fetchPiece(address: string): Promise<string | undefined> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) return (await response.text()).replaceAll(OF_PAGE, '');
  known.delete(address);
  return undefined;
}
