'use client';

import { isEscape } from '@/components/ui/browser/keys';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

/** Overlays opened by a summary: the menu, and on a desktop the text next to a drawing. */
const OVER_THE_PAGE = 'details.menu[open], details.in-words[open]';

/** Closes open overlays on a press outside, and on Escape, which restores the focus to the opener. */
export function CloseDetails() {
  useWindowEvent('pointerdown', ({ target }) => close(target));
  useWindowEvent('keydown', (event) => isEscape(event) && close());
  return null;
}

/**
 * Closes open overlays, except the one around `target`. Folds in the page's flow stay open, because closing
 * them would shift the page.
 */
function close(target?: EventTarget | null): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(OVER_THE_PAGE)) {
    if (target instanceof Node && details.contains(target)) continue;
    const isOver = details.matches('.menu') || getComputedStyle(details).position === 'absolute';
    if (!isOver) continue;
    const hasFocus = details.contains(document.activeElement);
    details.open = false;
    const [summary] = details.getElementsByTagName('summary');
    if (!target && hasFocus) summary?.focus();
  }
}
