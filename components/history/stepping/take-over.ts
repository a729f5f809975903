/**
 * Lets the browser's drawing of a moment take the place of the server's, which is the same, without anybody
 * noticing.
 */

const UNSCROLLED = { scrollLeft: 0, scrollTop: 0 };

interface Kept {
  readonly open: boolean;
  readonly left: number;
  readonly top: number;
  readonly focused: boolean;
  readonly tabIndex: string | null;
}

/** Forms of the server have fields that only it needs; what is folded away may come later. */
const DRAWN = 'main :not(input[type="hidden"], .words li, .words li *, [data-row], [data-row] *)';

/** Draws with `draw`; what was open, scrolled or focused before stays so. */
export function takeOver(draw: () => void): void {
  const before = [...document.querySelectorAll(DRAWN)].map(keptOf);
  draw();
  const after = [...document.querySelectorAll(DRAWN)];
  // Both have the same elements in the same order; if ever not, nothing is lost but a fold.
  if (after.length !== before.length) return;
  for (const [i, element] of after.entries()) {
    const was = before[i];
    if (was) restore(element, was);
  }
}

/**
 * Asked where something is scrolled, a browser lays it out that had left it out so far, for nobody has come
 * near it. Drawings do not scroll. Browsers that cannot be asked (before 2024) leave nothing out.
 */
const mayBeScrolled = (element: Element): boolean =>
  element instanceof HTMLElement &&
  (!('checkVisibility' in element) || element.checkVisibility({ contentVisibilityAuto: true }));

function keptOf(element: Element): Kept {
  const { scrollLeft: left, scrollTop: top } = mayBeScrolled(element) ? element : UNSCROLLED;
  return {
    open: element instanceof HTMLDetailsElement && element.open,
    left,
    top,
    focused: element === document.activeElement,
    tabIndex: element.getAttribute('tabindex'),
  };
}

function restore(element: Element, { open, left, top, focused, tabIndex }: Kept): void {
  if (element instanceof HTMLDetailsElement && element.open !== open) element.open = open;
  if (left > 0) element.scrollLeft = left;
  if (top > 0) element.scrollTop = top;
  // A panel can only hold the focus that it was given if it can be given one.
  if (focused && tabIndex !== null) element.setAttribute('tabindex', tabIndex);
  if (
    focused &&
    element !== document.activeElement &&
    (element instanceof HTMLElement || element instanceof SVGElement)
  )
    element.focus({ preventScroll: true });
}
