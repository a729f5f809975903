'use client';

import { isEscape } from '@/components/ui/browser/keys';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

/** Overlays opened by a summary: the menu, and on a desk the text next to a drawing. */
const OVER_THE_PAGE = 'details.menu[open], details.in-words[open]';

/**
 * A press beside an open sheet closes it, and so does Escape, which gives the focus back to what opened it.
 */
export function CloseDetails() {
  useWindowEvent('pointerdown', ({ target }) => close(target));
  useWindowEvent('keydown', (event) => isEscape(event) && close());
  return null;
}

/**
 * Closes open overlays, except the one around `target`. Parts that unfold in the flow stay open: closing
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
