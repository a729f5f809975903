/**
 * Keeps keyboard focus. Every step re-renders buttons and drawings, which would reset the focus to the page.
 */
import { firstGlowing, focusOn, leadsOn } from '@/components/board/marks';
import { isShown } from '@/components/board/pieces';
import { whenIdle } from '@/components/ui/browser/when-idle';

export type FocusOwner = 'table' | 'moves' | 'pointer';

const moves = () => document.getElementById('moves');

/** The reason for a refusal, the next question, and optional steps. */
const NEXT = '[role="alert"], [data-question], #step ~ section h3';

export class KeyFocus {
  /** The input that made the step being sent. */
  #from: FocusOwner | undefined;
  /** The focus moved on to a place. If a step reveals something, its response may remove that place. */
  #standsThere = false;
  /** The panel element that has the focus, by keyboard or set from here, until the focus goes elsewhere. */
  #kept: HTMLElement | undefined;
  /** The panel element that had the focus before a step by pointer. */
  #before: HTMLElement | undefined;

  /** Called when the focus moves or a pointer is pressed, because a removed element fires no event. */
  note(target: EventTarget | null): void {
    const isKept =
      target instanceof HTMLElement && (target === this.#kept || target.matches('#moves :focus-visible'));
    this.#kept = isKept ? target : undefined;
  }

  pressed(target: EventTarget | null): void {
    this.#standsThere = false;
    this.note(target);
  }

  /** A step was made. */
  remember(from: FocusOwner | undefined): void {
    this.#from = from;
    this.#standsThere = false;
    if (from === 'pointer') this.#leavePanel();
  }

  /**
   * Takes the focus out of the panel before a step re-renders it. If the focused element were removed, the
   * browser would recompute all styles during the render.
   */
  #leavePanel(): void {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !moves()?.contains(activeElement)) return;
    this.#kept = undefined;
    this.#before = activeElement;
    activeElement.blur();
  }

  /**
   * After a step by keyboard on the table, focuses the first highlighted place or End turn. If there is
   * neither, or the button of another step is gone, it focuses the next question in the moves. The server's
   * response never takes the focus from an element.
   */
  goOn(): void {
    const isGone = this.#standsThere && document.activeElement === document.body;
    const from = this.#from ?? (isGone ? 'table' : undefined);
    // The pressed button may stay until the response and disappear only then.
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
      footButton('e')?.focus();
    }
    if (document.activeElement === document.body) this.#toMoves(from === 'table');
  }

  /** Keeps the focus in the panel when another panel replaces it. The old panel may already be gone. */
  stay(): void {
    if (document.activeElement !== document.body) this.note(document.activeElement);
    if (!this.#kept) return;
    queueMicrotask(() => {
      if (this.#kept && document.activeElement === document.body) this.#toMoves();
    });
  }

  /**
   * Focuses the next question, else the panel, which says whose turn it is; the next Tab reaches the answers.
   * It scrolls only for players who use the keyboard in the panel.
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
   * Restores the focus after the step is painted, because focusing forces a layout: to the earlier element if
   * it still exists, else to the next question.
   */
  #comeBack(): void {
    requestAnimationFrame(() =>
      whenIdle(() => {
        const held = this.#before;
        this.#before = undefined;
        const { activeElement } = document;
        // A hidden element loses the focus only a moment later.
        if (activeElement && activeElement !== document.body && isShown(activeElement)) return;
        if (held?.isConnected) held.focus({ preventScroll: true });
        else this.#toMoves();
      }),
    );
  }
}

/** The button that ends the turn or undoes a step. */
export const footButton = (name: 'e' | 'u') =>
  moves()?.querySelector<HTMLButtonElement>(`[data-key="${name}"]`) ?? undefined;
