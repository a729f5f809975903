/** Whoever plays by keys in the moves panel stays there, whichever panel is drawn. */

/** Whether the focus was put on the panel itself, and has gone nowhere else since. */
let isOnPanel = false;

const onFocus = ({ target }: Event): void => {
  if (!(target instanceof Element) || target.id !== 'moves') isOnPanel = false;
};

/**
 * The panel itself, so that the next Tab leads to its first button, and who listens hears whose turn it is.
 */
export function focusOnMoves(): void {
  const panel = document.getElementById('moves');
  if (!panel) return;
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
  isOnPanel = true;
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onFocus);
}

/** Whoever is on the panel stays there when another one takes its place; the old one may be gone already. */
export function stayInMoves(): void {
  if (!isOnPanel) return;
  queueMicrotask(() => {
    if (isOnPanel && document.activeElement === document.body) focusOnMoves();
  });
}
