/** Whoever plays by keys in the moves panel stays there, whichever panel is drawn. */
import { whenIdle } from '@/components/ui/when-idle';
import { isShown } from './table-dom';

/**
 * Why a step was refused, the next question, what else may be done, or the panel: it says whose turn it is.
 */
const NEXT = ['#moves [role="alert"]', '#moves [data-question]', '#step ~ section h3', '#moves'];

/** What of the panel has the focus by keys, or was given it here, while it has gone nowhere else since. */
let kept: HTMLElement | undefined;

function note(target: EventTarget | null): void {
  const isKept =
    target instanceof HTMLElement && (target === kept || target.matches('#moves :focus-visible'));
  kept = isKept ? target : undefined;
}

const onFocus = ({ target }: Event): void => note(target);

/** What is taken away with the focus on it goes without a word: it is noted before. */
function listen(): void {
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onFocus);
}

/**
 * To the next question, so that the next Tab leads to its answers, and who listens hears no more than what is
 * asked. Only whoever plays by keys in the panel has it brought into view.
 */
export function focusOnMoves(preventScroll = true): void {
  const next = NEXT.map((place) => document.querySelector<HTMLElement>(place)).find((it) => it !== null);
  if (!next) return;
  next.tabIndex = -1;
  kept = next;
  listen();
  next.focus({ preventScroll });
}

/** Whoever is there stays when another panel takes its place; the old one may be gone already. */
export function stayInMoves(): void {
  listen();
  if (document.activeElement !== document.body) note(document.activeElement);
  if (!kept) return;
  queueMicrotask(() => {
    if (kept && document.activeElement === document.body) focusOnMoves();
  });
}

/** What had the focus in the panel before a step by a pointer. */
let before: HTMLElement | undefined;

/**
 * Takes the focus out of the panel before a step draws it anew: where it is taken away with what held it, the
 * browser works out every style in the middle of the drawing.
 */
export function letGo(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !activeElement.closest('#moves')) return;
  kept = undefined;
  before = activeElement;
  activeElement.blur();
}

/**
 * The focus comes back once the step is seen, for it has the browser lay the page out: to what held it, if
 * that is still there, else to the next question.
 */
export function takeUpAgain(): void {
  requestAnimationFrame(() =>
    whenIdle(() => {
      const held = before;
      before = undefined;
      const { activeElement } = document;
      // What is hidden while it has the focus loses it a moment later.
      if (activeElement && activeElement !== document.body && isShown(activeElement)) return;
      if (held?.isConnected) held.focus({ preventScroll: true });
      else focusOnMoves();
    }),
  );
}
