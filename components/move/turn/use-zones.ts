/** On small screens: scrolls to the zone of the next choice, and back afterwards. */
import { useContext, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isShown, piecesAt, scrollersOf } from '@/components/board/pieces';
import { hasSheet, mayMove } from '@/components/ui/browser/screen';
import type { TurnData } from '@/lib/game/turn/turn-data';
import type { Choice } from './choice';
import { TurnShownContext } from './turn-context';

/**
 * Follows the turn from zone to zone. `bar` is the element next to the chosen piece; `isOwnTurn` means that the
 * reader is to move.
 */
export function useZones(bar: RefObject<HTMLElement | null>, isOwnTurn: boolean): void {
  const { now } = useContext(TurnShownContext);
  const before = useRef(now);
  const [cameWithTurn] = useState(isOwnTurn);
  const [zones] = useState(() => new Zones(bar));
  useLayoutEffect(() => {
    const last = before.current;
    before.current = now;
    if (!now || !last) return;
    const { state, data, renewals } = now;
    const { choice, keepsForm, given } = state;
    const isRenewed = renewals !== last.renewals;
    // A tile that enters a row should be visible there.
    const isGiven = given !== undefined && given !== last.state.given;
    if (isGiven) zones.goBack('row' in given.command);
    // The moves that the page came with are on screen, and the reader may have scrolled to one of them.
    const isOnScreen = cameWithTurn && last.renewals === 0;
    if (isRenewed && data) zones.showNext(data, isOnScreen);
    const isOther = choice.kind !== (isRenewed ? 'nothing' : last.state.choice.kind);
    if (isOther && !keepsForm && !isGiven) zones.show(choice);
  }, [now, zones, cameWithTurn]);
}

interface Came {
  readonly left: number;
  /** The original height of the sheet. */
  readonly height: string | undefined;
}

class Zones {
  #came: Came | undefined;
  /** Something new has appeared in the visible zone, and the player should see it before the next step. */
  #stays = false;

  constructor(private readonly bar: RefObject<HTMLElement | null>) {}

  get #sheet() {
    return this.bar.current?.closest<HTMLElement>('.at-moves') ?? undefined;
  }

  get #cards() {
    return this.#sheet?.nextElementSibling ?? undefined;
  }

  get #openBar() {
    const { current } = this.bar;
    return current?.matches(':popover-open') ? current : undefined;
  }

  /** Shows the places for a chosen tile, or the place itself. The sheet makes room for the bar. */
  show(choice: Choice): void {
    const at = atToShow(choice);
    if (!hasSheet()) return;
    if (!at) return this.goBack();
    this.#stays = false;
    this.#came ??= { left: this.#cards?.scrollLeft ?? 0, height: this.#sheet?.dataset.height };
    this.#setHeight('peek');
    this.#sheet?.style.setProperty('--bar', `${this.#openBar?.offsetHeight ?? 0}px`);
    const behavior = mayMove() ? 'smooth' : 'auto';
    cardOf(at)?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' });
    void this.#whenSheetStands().then(() => this.#came && this.#showAboveSheet(at));
  }

  /** Waits for the sheet's animation. */
  async #whenSheetStands(): Promise<void> {
    const moving = this.#sheet?.getAnimations() ?? [];
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }

  /**
   * Returns to the start once the step is made or dropped, unless the next step continues there. `stays`
   * keeps a visible result in view.
   */
  goBack(stays = false): void {
    this.#stays = stays;
    if (!this.#came) return;
    const { left, height } = this.#came;
    this.#came = undefined;
    this.#setHeight(height);
    if (!stays) this.#cards?.scrollTo({ left, behavior: mayMove() ? 'smooth' : 'auto' });
  }

  #setHeight(height: string | undefined): void {
    const sheet = this.#sheet;
    sheet?.style.removeProperty('--bar');
    if (sheet && height) sheet.dataset.height = height;
  }

  /** Shows the place of the next step. `isOnScreen`: the reader already sees these moves. */
  showNext(data: TurnData, isOnScreen: boolean): void {
    // A redrawn table drops the old choice.
    if (this.#came && !this.#openBar) {
      this.#setHeight(this.#came.height);
      this.#came = undefined;
    }
    const at = nextPlace(data);
    // A new position is read from the top, so the panel scrolls up. The first new choice is shown only after
    // that.
    if (!isOnScreen) this.#sheet?.scrollTo(0, 0);
    if (!hasSheet() || !at || this.#stays) return;
    const show = () => void this.#whenSheetStands().then(() => this.#showAboveSheet(at));
    const hasLookedElsewhere = isOnScreen && this.#cards !== undefined && this.#cards.scrollLeft > 0;
    if (!hasLookedElsewhere) {
      cardOf(at)?.scrollIntoView({ block: 'nearest', inline: 'start' });
      show();
    }
    // Below a recap the sheet is low. It rises if the step just made folds the recap.
    const recap = document.getElementById('recap');
    const comeUp = () => {
      if (recap?.hasAttribute('open')) return;
      if (this.#sheet?.dataset.height === 'peek' && !this.#came) this.#setHeight('half');
      show();
    };
    // Replaces the earlier handler, whose place no longer matters.
    if (recap) recap.ontoggle = comeUp;
  }

  /**
   * Scrolls a piece into view within its frames (a card, its map). The bar covers the lower part of a card,
   * except next to the sheet. A tile is shown with its name.
   */
  #showAboveSheet(at: string): void {
    const found = piecesAt(at).find(isShown);
    const piece = found?.closest('li') ?? found;
    const over = this.#openBar?.getBoundingClientRect().top ?? innerHeight;
    for (const each of piece ? scrollersOf(piece) : []) {
      if (!piece || each === this.#cards) continue;
      const [box, frame] = [piece.getBoundingClientRect(), each.getBoundingClientRect()];
      each.scrollTop += beyond(box.top, box.bottom, frame.top, Math.min(frame.bottom, over));
      each.scrollLeft += beyond(box.left, box.right, frame.left, frame.right);
    }
  }
}

function atToShow(choice: Choice): string | undefined {
  if (choice.kind === 'nothing' || choice.kind === 'pressed') return undefined;
  if (choice.kind === 'steps' || choice.kind === 'filled') return choice.at;
  return choice.kind === 'spot' ? choice.spot.at : choice.tile.spots[0]?.at;
}

/** Optional steps, which do not determine where the turn continues. */
const OPTIONAL = /^(Collect|Buy|Score|Use|ClaimSeal|MoveUp|Refill|Skip)/;

/**
 * The place that a lesson or the coach marks, a tile of a row, else the first highlighted place, preferably of
 * a step that continues the turn.
 */
function nextPlace({ tiles, steps, fillings }: TurnData): string | undefined {
  const marked = document.getElementById('lesson')?.dataset.marks;
  if (
    marked !== undefined &&
    (tiles.some(({ at }) => at === marked) || steps.some(({ at }) => at.includes(marked)))
  )
    return marked;
  const placed = steps.filter(({ at, command }) => at.length > 0 && command.type !== 'RefreshRow');
  const next = placed.find(({ command }) => !OPTIONAL.test(command.type)) ?? placed[0];
  return tiles[0]?.at ?? fillings[0]?.at ?? next?.at[0];
}

/**
 * Scroll distance that centres a span reaching out of its frame, else 0. Centring keeps adjacent parts
 * visible too.
 */
function beyond(from: number, to: number, least: number, most: number): number {
  return to > most || from < least ? (from + to - least - most) / 2 : 0;
}

const cardOf = (at: string): Element | null | undefined => piecesAt(at)[0]?.closest('.projects, .zone');
