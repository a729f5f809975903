/** The card next to a piece: a small one that takes nothing away, or the whole close-up of a long press. */
import { isShown, piecesAt } from '@/components/board/pieces';
import { isPhone } from '@/components/ui/browser/screen';

const GAP = 6;
/** Distances in pixels between the pointer's surroundings and the small card, tried in turn. */
const FAR = [10, 50, 90, 130];
/** Distance in pixels around the pointer for positioning at a large piece. */
const AROUND = 60;
/** Minimum height in pixels of the whole close-up; with less room it covers the piece. */
const MIN_HEIGHT = 200;
/** No small card opens within this many milliseconds after a press. */
const QUIET_MS = 1_500;
/** Parts that the small card never covers, because the next press may be meant for them. */
const IN_USE = '#tabletop [data-legal], #tabletop [data-chosen], #moves, #turn-bar:popover-open, #lesson';
/** Parts of the whole close-up that are pressed, or about pressing, or a forecast. */
const OF_WHOLE = ['.why-at', '.to-rules', 'fieldset', '.ahead'];
/** Classes of the card. It is not a dialog, because that would take the focus. */
export const CARD = 'seen-large';

/** Any piece of the table. A seat's boards are larger than a card and open by their name only. */
export function pieceAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element
    ? (target.closest('.tabletop a[data-at]:not([data-at^="board:"], dialog *)') ?? undefined)
    : undefined;
}

const atOf = (piece: Element | undefined): string | undefined => piece?.getAttribute('data-at') ?? undefined;

interface Point {
  readonly x: number;
  readonly y: number;
}

export class LargeCard {
  /** Address of the shown piece, because its element may be rendered again. */
  private at: string | undefined;
  private coming: string | undefined;
  private timer = 0;
  private pressedAt = -Infinity;

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

  private get isShown(): boolean {
    return this.card?.matches(':popover-open') ?? false;
  }

  /** Whether a long press opened it. The next tap elsewhere then closes it. */
  get isByThumb(): boolean {
    return this.isShown && this.card?.inert === false;
  }

  /** Cancels everything that is scheduled. */
  end(): void {
    clearTimeout(this.timer);
    this.coming = undefined;
  }

  /** Nothing opens for a while, because the next press is likely to follow. */
  press(): void {
    this.pressedAt = performance.now();
    if (!this.isByThumb) this.close();
  }

  /** Shows a small card once the pointer, or the focus, has rested at a piece for `ms`. */
  rest(piece: Element | undefined, ms: number, pointer?: Point): void {
    const at = atOf(piece);
    if (this.isByThumb || (this.isShown && at === this.at)) return;
    this.close();
    if (!piece) return;
    this.coming = at;
    const quiet = this.pressedAt + QUIET_MS - performance.now();
    const open = (card: HTMLElement, shown: Element) => peek(card, shown, pointer);
    this.timer = window.setTimeout(() => void this.show(piece, open), Math.max(ms, quiet));
  }

  /** Closes the small card of another piece. */
  leaveFor(piece: Element | undefined): void {
    if (!this.isByThumb && atOf(piece) !== (this.at ?? this.coming)) this.close();
  }

  /** Shows the close-up of a long press. It stays until another tap. */
  async hold(piece: Element): Promise<void> {
    this.close();
    this.coming = atOf(piece);
    await this.show(piece, (card, shown) => {
      card.inert = false;
      card.ariaHidden = null;
      // The server does not know the unconfirmed steps, so its list of legal moves is outdated.
      if (isAhead()) card.querySelector('.why-at')?.remove();
      card.append(makeCloseButton());
      card.showPopover();
      placeWhole(card, shown.getBoundingClientRect());
    });
  }

  private async show(piece: Element, open: (card: HTMLElement, piece: Element) => void): Promise<void> {
    const at = atOf(piece) ?? '';
    const html = await fetched(this.address() + at);
    const { card } = this;
    if (html === undefined || !card || this.coming !== at) return;
    this.coming = undefined;
    this.at = at;
    card.innerHTML = html;
    open(card, piece.isConnected ? piece : (piecesAt(at).find(isShown) ?? piece));
    card.scrollTop = 0;
    if (this.isShown) this.onShown();
    else this.close();
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

  /** Hides a small card. */
  leave(): void {
    if (!this.isByThumb) this.close();
  }

  close(): void {
    this.end();
    this.at = undefined;
    const { card } = this;
    if (!card || !this.isShown) return;
    card.hidePopover();
    // Without events and without buttons, until a long press opens it.
    card.inert = true;
    card.ariaHidden = 'true';
    card.style.cssText = '';
  }
}

/** Shows name, picture and text of a piece, next to it and off everything in use; else stays closed. */
function peek(card: HTMLElement, piece: Element, pointer: Point | undefined): void {
  for (const part of OF_WHOLE) card.querySelector(part)?.remove();
  card.querySelector('.peek-more')?.removeAttribute('hidden');
  card.showPopover();
  const { offsetWidth: width, offsetHeight: height } = card;
  const used = [...document.querySelectorAll(IN_USE)]
    .map((each) => each.getBoundingClientRect())
    .filter((rect) => rect.width > 0);
  const box = around(piece.getBoundingClientRect(), pointer);
  const corner = cornersAround(box, width, height).find(({ x, y }) =>
    used.every(
      ({ left, top, right, bottom }) => x >= right || x + width <= left || y >= bottom || y + height <= top,
    ),
  );
  if (corner) Object.assign(card.style, { left: `${corner.x}px`, top: `${corner.y}px` });
  else card.hidePopover();
}

/** Upper left corners on the screen for a card of this size, the nearest to the box first. */
function cornersAround(box: DOMRect, width: number, height: number): readonly Point[] {
  const [middle, centre] = [(box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2];
  return FAR.flatMap((far) => {
    const [left, right] = [box.left - far - width, box.right + far];
    const [above, below] = [box.top - far - height, box.bottom + far];
    const beside = [right, left].flatMap((x) =>
      [centre, box.top, box.bottom - height].map((y) => ({ x, y })),
    );
    const over = [above, below].flatMap((y) => [middle, box.left, box.right - width].map((x) => ({ x, y })));
    const across = [right, left].flatMap((x) => [above, below].map((y) => ({ x, y })));
    return [...beside, ...over, ...across];
  }).filter(
    ({ x, y }) => x >= GAP && y >= GAP && x + width <= innerWidth - GAP && y + height <= innerHeight - GAP,
  );
}

/** The part of a piece that the pointer is at. */
function around(box: DOMRect, pointer: Point | undefined): DOMRect {
  const { x, y } = pointer ?? { x: -1, y: -1 };
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return box;
  const [left, top] = [Math.max(box.left, x - AROUND), Math.max(box.top, y - AROUND)];
  return new DOMRect(
    left,
    top,
    Math.min(box.right, x + AROUND) - left,
    Math.min(box.bottom, y + AROUND) - top,
  );
}

/** Positions the whole close-up next to the piece. */
function placeWhole(card: HTMLElement, box: DOMRect): void {
  const room = Math.max(MIN_HEIGHT, box.top - 2 * GAP, innerHeight - box.bottom - 2 * GAP);
  // A low card shows its whole picture, with its text below.
  card.style.setProperty('--room', `${room}px`);
  card.style.maxHeight = isPhone() ? `min(34rem, ${room}px)` : '';
  const { x, y } = besides(box, card.offsetWidth, card.offsetHeight);
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
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
