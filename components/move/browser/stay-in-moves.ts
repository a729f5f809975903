/** Whoever plays by keys in the moves panel stays there, whichever panel is drawn. */

/**
 * The panel itself, so that the next Tab leads to its first button, and who listens hears whose turn it is.
 */
export function focusOnMoves(): void {
  const panel = document.getElementById('moves');
  if (!panel) return;
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
}

/** Whoever is in the panel stays there when another one takes its place. */
export function stayInMoves(): void {
  if (document.activeElement?.id === 'moves') queueMicrotask(focusOnMoves);
}
