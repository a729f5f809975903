/**
 * The card of a piece. It tells the piece's name, then shows it in small, which takes nothing away; after a
 * long press it is the whole close-up, which stays until another press.
 */
import { isShown, piecesAt } from '@/components/board/pieces';
import { placeName, placeSmall, placeWhole, type ScreenPoint } from './card-places';

/** Milliseconds of rest until the name, and until the small card. */
const NAME_MS = 350;
const SMALL_MS = 600;
/** No small card opens within this many milliseconds after a press. */
const QUIET_MS = 1_500;
/** The small card leaves out what would make it higher, in this order, and never cuts a text. */
const MAX_SMALL_HEIGHT = 240;
const SPARED = ['.words', '.inspect-drawings'];
/** Parts of the whole close-up that are pressed, or about pressing, or a forecast. */
const OF_WHOLE = ['.why-at', '.to-rules', 'fieldset', '.ahead'];

/** Any piece with a close-up. A seat's boards are larger than a card and open by their name only. */
export const linkAt = (target: EventTarget | null): Element | undefined =>
  closest(target, '.tabletop a[data-at]:not([data-at^="board:"], dialog *)');

/** Any piece of the table; one without a close-up is in a drawing, and has a name. */
export const pieceAt = (target: EventTarget | null): Element | undefined =>
  linkAt(target) ?? closest(target, 'svg [data-at][aria-label]:not(dialog *)');

const closest = (target: EventTarget | null, selector: string): Element | undefined =>
  (target instanceof Element && target.closest(selector)) || undefined;

const atOf = (piece: Element | undefined): string | undefined => piece?.getAttribute('data-at') ?? undefined;

export class PieceCard {
  /** Address of the awaited or shown piece, because its element may be rendered again. */
  private at: string | undefined;
  private timers: readonly number[] = [];
  private pressedAt = -Infinity;

  /** Close-ups are fetched from `address` with the piece's name appended. */
  constructor(
    private readonly ref: { readonly current: HTMLElement | null },
    private readonly address: () => string,
  ) {}

  private get as(): string | undefined {
    return this.ref.current?.dataset.as;
  }

  /** Whether a long press opened it. The next tap elsewhere then closes it. */
  get isWhole(): boolean {
    return this.as === 'whole';
  }

  /** Whether the target is on the card. */
  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.ref.current?.contains(target) === true;
  }

  /** The pointer, or the focus, came to a piece or moved on it. */
  rest(piece: Element | undefined, pointer?: ScreenPoint): void {
    const at = atOf(piece);
    if (this.isWhole || (at === this.at && this.as === 'small')) return;
    if (at !== this.at) this.close();
    this.stop();
    if (!piece) return;
    this.at = at;
    if (!this.as) this.after(pointer ? NAME_MS : 0, () => this.name(piece));
    if (!linkAt(piece)) return;
    const quiet = this.pressedAt + QUIET_MS - performance.now();
    this.after(Math.max(SMALL_MS, quiet), () => void this.small(piece, pointer));
  }

  /** The pointer is over this now, though it may not have moved. */
  over(piece: Element | undefined): void {
    if (atOf(piece) !== this.at) this.leave();
  }

  /** A press closes everything small, and nothing small opens for a while. */
  press(): void {
    this.pressedAt = performance.now();
    this.leave();
  }

  /** Shows the close-up of a long press, and its name until it has loaded. */
  async hold(piece: Element): Promise<void> {
    this.close();
    this.at = atOf(piece);
    this.name(piece);
    const html = await this.fetched(piece);
    const card = html === undefined ? undefined : this.open('whole');
    if (!card || html === undefined) return;
    card.innerHTML = html;
    // The server does not know the unconfirmed steps, so its list of legal moves is outdated.
    if (Number(document.documentElement.dataset.pending ?? 0) > 0) card.querySelector('.why-at')?.remove();
    card.append(makeCloseButton());
    placeWhole(card, boxOf(piece));
    card.scrollTop = 0;
  }

  /** Hides a name or a small card. */
  leave(): void {
    if (!this.isWhole) this.close();
  }

  close(): void {
    this.stop();
    this.at = undefined;
    const card = this.ref.current;
    if (!card?.dataset.as) return;
    card.hidePopover();
    delete card.dataset.as;
  }

  private after(ms: number, act: () => void): void {
    this.timers = [...this.timers, window.setTimeout(act, ms)];
  }

  private stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  /**
   * Empty and without a place. The card is gone after the component has unmounted: the focus may leave the
   * table at the same time, and that event still arrives here.
   */
  private open(as: 'name' | 'small' | 'whole'): HTMLElement | undefined {
    const card = this.ref.current;
    if (!card) return undefined;
    if (!card.dataset.as) card.showPopover();
    card.dataset.as = as;
    card.style.cssText = '';
    // Without events and without buttons, until a long press opens it.
    card.inert = as !== 'whole';
    card.ariaHidden = as === 'whole' ? null : 'true';
    return card;
  }

  private name(piece: Element): void {
    const text = piece.matches('svg *') ? shownOf(piece).ariaLabel : null;
    const card = text === null ? undefined : this.open('name');
    if (!card) return;
    card.textContent = text;
    placeName(card, boxOf(piece));
  }

  /** Shows the name instead if there is no place next to the piece and off everything in use. */
  private async small(piece: Element, pointer: ScreenPoint | undefined): Promise<void> {
    const html = await this.fetched(piece);
    const card = html === undefined ? undefined : this.open('small');
    if (!card || html === undefined) return;
    card.innerHTML = html;
    for (const part of OF_WHOLE) card.querySelector(part)?.remove();
    card.querySelector('.peek-more')?.removeAttribute('hidden');
    for (const part of SPARED) if (card.offsetHeight > MAX_SMALL_HEIGHT) card.querySelector(part)?.remove();
    if (placeSmall(card, boxOf(piece), pointer)) return;
    card.hidePopover();
    delete card.dataset.as;
    this.name(piece);
  }

  /** The close-up of a piece, unless the card shows another piece. */
  private async fetched(piece: Element): Promise<string | undefined> {
    const at = atOf(piece) ?? '';
    const html = await fetchPiece(this.address() + at);
    return at === this.at && !this.isWhole ? html : undefined;
  }
}

/** The piece may have been rendered again meanwhile. */
const shownOf = (piece: Element): Element =>
  piece.isConnected ? piece : (piecesAt(atOf(piece) ?? '').find(isShown) ?? piece);

const boxOf = (piece: Element): DOMRect => shownOf(piece).getBoundingClientRect();

/** The button that closes the card, needed on touch screens. */
function makeCloseButton(): HTMLElement {
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'btn';
  close.dataset.largeClose = '';
  close.textContent = document.getElementById('inspect')?.lastElementChild?.textContent ?? '×';
  return close;
}

/** By address, which includes the row, because another piece may be there after any step. */
const known = new Map<string, Promise<string | undefined>>();
/** Maximum cached close-ups; older ones are from rows long past. */
const MAX_KNOWN = 200;
/** Ids, labels and places that the page already has are removed from the copy. */
const OF_PAGE = / (?:id|aria-labelledby|data-at)="[^"]*"| href="\?look=[^"]*"/g;

function fetchPiece(address: string): Promise<string | undefined> {
  if (known.size > MAX_KNOWN) known.clear();
  const coming =
    known.get(address) ??
    fetch(address)
      .then(async (response) => (response.ok ? (await response.text()).replaceAll(OF_PAGE, '') : undefined))
      .catch(() => undefined)
      .then((html) => {
        if (html === undefined) known.delete(address);
        return html;
      });
  known.set(address, coming);
  return coming;
}
