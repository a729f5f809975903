/** The card for a piece seen large in place: its content, place and duration. */
import { isShown, piecesAt } from '@/components/board/pieces';
import { isPhone } from '@/components/ui/browser/screen';

const GAP = 6;
/** Time the card stays for a pointer on its way to it, from its last step nearer. */
const GRACE_MS = 400;
/** How much of a large piece around the pointer counts: the card is never farther off. */
const FAR = 90;
/** Less is no card: then it lies over the piece. */
const LEAST = 200;
/** The look of the card; no dialog, because that would take the focus. */
export const CARD = 'seen-large';

/** Every piece of the table; the boards of a seat are larger than a card, and open by their name. */
export function pieceAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element
    ? (target.closest('.tabletop a[data-at]:not([data-at^="board:"], dialog *)') ?? undefined)
    : undefined;
}

const atOf = (piece: Element | undefined): string | undefined => piece?.getAttribute('data-at') ?? undefined;

export class LargeCard {
  /** The piece of the card, by address, because its element may be rendered again. */
  private at: string | undefined;
  private coming: string | undefined;
  private timer = 0;
  private leaving = 0;
  /** How far from the card the pointer was when it was nearest. */
  private nearest = Infinity;
  private pointer: { readonly x: number; readonly y: number } | undefined;

  /**
   * A piece is fetched from the address with its name appended. `onShown` is called whenever one is shown.
   */
  constructor(
    private readonly ref: { readonly current: HTMLElement | null },
    private readonly address: () => string,
    private readonly onShown: () => void,
  ) {}

  /** Missing once its component is gone: the focus may leave the table with it, and that is heard here. */
  private get card(): HTMLElement | null {
    return this.ref.current;
  }

  get isShown(): boolean {
    return this.card?.matches(':popover-open') ?? false;
  }

  private get isKept(): boolean {
    return this.card?.dataset.kept !== undefined;
  }

  /** Whether a thumb has opened it: then the next tap elsewhere is to close it. */
  get isByThumb(): boolean {
    return this.card?.dataset.kept === 'thumb';
  }

  /** Nothing more comes. */
  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.coming = undefined;
  }

  /** Shows a piece after a while, unless another one comes first. A pinned card stays. */
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

  /** A thumb has held a piece: it stays until another tap, if there is something to see of it. */
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
    // The service does not know yet what was done since, so it cannot list the next legal moves.
    if (isAhead()) card.querySelector('.why-at')?.remove();
    card.append(makeCloseButton());
    card.scrollTop = 0;
    card.showPopover();
    this.place(card, piece.isConnected ? piece : (piecesAt(at).find(isShown) ?? piece));
    this.onShown();
    return true;
  }

  /** Whether this is on the card. */
  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.card?.contains(target) === true;
  }

  /** Whether this is, or is on, the piece that is shown. */
  isAbout(target: EventTarget | null): boolean {
    const piece = target instanceof Element ? target.closest('[data-at]') : undefined;
    return this.isShown && Boolean(piece) && atOf(piece ?? undefined) === this.at;
  }

  /** The pointer has come back, or has reached it: nothing else comes in its place. */
  stay(): void {
    clearTimeout(this.leaving);
    clearTimeout(this.timer);
    this.leaving = 0;
    this.nearest = Infinity;
    this.coming = undefined;
  }

  /** A pointer on its way to the card reaches it. */
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

  /** Hides the card. A scheduled one still comes. */
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

  /** Beside the piece, never on it; beside the pointer on a piece that is larger than the way to the card. */
  private place(card: HTMLElement, piece: Element): void {
    const box = this.around(piece.getBoundingClientRect());
    const room = Math.max(LEAST, box.top - 2 * GAP, innerHeight - box.bottom - 2 * GAP);
    // A low one has its picture whole, and its words below it.
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

/** The button that closes the card, for thumbs too. */
function makeCloseButton(): HTMLElement {
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'btn';
  close.dataset.largeClose = '';
  close.textContent = document.getElementById('inspect')?.lastElementChild?.textContent ?? '×';
  return close;
}

/** Whether steps were made that the service has not confirmed. */
const isAhead = (): boolean => Number(document.documentElement.dataset.pending ?? 0) > 0;

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

/** By address, which includes the row: another piece may lie there after any step. */
const known = new Map<string, Promise<string | undefined>>();
/** More would be pieces of rows that are long past. */
const MAX_KNOWN = 200;

function fetched(address: string): Promise<string | undefined> {
  if (known.size > MAX_KNOWN) known.clear();
  const coming = known.get(address) ?? fetchPiece(address);
  known.set(address, coming);
  return coming;
}

/** Ids, labels and places that the page has already are removed from the copy. */
const OF_PAGE = / (?:id|aria-labelledby|data-at)="[^"]*"| href="\?look=[^"]*"/g;

async function fetchPiece(address: string): Promise<string | undefined> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) return (await response.text()).replaceAll(OF_PAGE, '');
  known.delete(address);
  return undefined;
}
