/**
 * Keeps the focus of keyboard players. Every step draws buttons and drawings again, and without this the
 * focus would fall back to the page.
 */
import { firstGlowing, focusOn, leadsOn } from '@/components/board/marks';
import { isShown } from '@/components/board/pieces';
import { whenIdle } from '@/components/ui/browser/when-idle';

export type FocusOwner = 'table' | 'moves' | 'pointer';

const moves = () => document.getElementById('moves');

/** Why a step was refused, the next question, and what else may be done. */
const NEXT = '[role="alert"], [data-question], #step ~ section h3';

export class KeyFocus {
  /** The hand that made the step being sent. */
  #from: FocusOwner | undefined;
  /** The keys went on to a place: where a step reveals something, its answer may take that away. */
  #standsThere = false;
  /** The element of the panel that has the focus, by keys or from here, until the focus goes elsewhere. */
  #kept: HTMLElement | undefined;
  /** The element of the panel that had the focus before a step by a pointer. */
  #before: HTMLElement | undefined;

  /** Called when the focus moves or a pointer is pressed: an element that is removed fires no event. */
  note(target: EventTarget | null): void {
    const isKept =
      target instanceof HTMLElement && (target === this.#kept || target.matches('#moves :focus-visible'));
    this.#kept = isKept ? target : undefined;
  }

  pressed(target: EventTarget | null): void {
    this.#standsThere = false;
    this.note(target);
  }

  /** A step is given. */
  remember(from: FocusOwner | undefined): void {
    this.#from = from;
    this.#standsThere = false;
    if (from === 'pointer') this.#leavePanel();
  }

  /**
   * Takes the focus out of the panel before a step redraws it. If the focused element went away, the
   * browser would work out all styles in the middle of the drawing.
   */
  #leavePanel(): void {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !moves()?.contains(activeElement)) return;
    this.#kept = undefined;
    this.#before = activeElement;
    activeElement.blur();
  }

  /**
   * After a step by keys on the table: to the first place that glows, or to the end of the turn. Where
   * neither is, and after any other step whose button is gone: to the next question of the moves, where keys
   * act. The answer of the server takes the focus from nothing.
   */
  goOn(): void {
    const isGone = this.#standsThere && document.activeElement === document.body;
    const from = this.#from ?? (isGone ? 'table' : undefined);
    // The button that was pressed may be there until the answer comes, and go only then.
    if (from === 'moves' && moves()?.contains(document.activeElement?.closest('button') ?? null)) return;
    this.#from = undefined;
    if (!from) return this.stay();
    if (from === 'pointer') return this.#comeBack();
    if (from === 'table') {
      const first = firstGlowing();
      if (first && leadsOn(first)) {
        focusOn(first);
        this.#standsThere = true;
        return;
      }
      endButton()?.focus();
    }
    if (document.activeElement === document.body) this.#toMoves(from === 'table');
  }

  /** Keeps the focus in the panel when another panel replaces it; the old panel may be gone already. */
  stay(): void {
    if (document.activeElement !== document.body) this.note(document.activeElement);
    if (!this.#kept) return;
    queueMicrotask(() => {
      if (this.#kept && document.activeElement === document.body) this.#toMoves();
    });
  }

  /**
   * To the next question, else to the panel, which says whose turn it is: the next Tab leads to the answers.
   * Only who plays by keys in the panel has it brought into view.
   */
  #toMoves(preventScroll = true): void {
    const panel = moves();
    const found = [...(panel?.querySelectorAll<HTMLElement>(NEXT) ?? [])];
    const rank = (it: HTMLElement) => (it.role === 'alert' ? 0 : 'question' in it.dataset ? 1 : 2);
    const [next = panel] = found.sort((a, b) => rank(a) - rank(b));
    if (!next) return;
    next.tabIndex = -1;
    this.#kept = next;
    next.focus({ preventScroll });
  }

  /**
   * The focus comes back once the step is seen, because it triggers a layout of the page: to what held it, if
   * that is still there, else to the next question.
   */
  #comeBack(): void {
    requestAnimationFrame(() =>
      whenIdle(() => {
        const held = this.#before;
        this.#before = undefined;
        const { activeElement } = document;
        // A hidden element loses the focus a moment later.
        if (activeElement && activeElement !== document.body && isShown(activeElement)) return;
        if (held?.isConnected) held.focus({ preventScroll: true });
        else this.#toMoves();
      }),
    );
  }
}

/** The button that ends the turn, or that takes back a step. */
export const footButton = (name: 'e' | 'u') =>
  moves()?.querySelector<HTMLButtonElement>(`[data-key="${name}"]`) ?? undefined;

const endButton = () => footButton('e');
