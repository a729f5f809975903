/** How high the sheet of a phone stands beside what is told above the board. */
import { hasSheet } from '@/components/move/browser/table-dom';

const sheet = () => document.querySelector<HTMLElement>('.at-moves');

/** Leaves room for the board; returns a function that raises it again, unless it was pulled meanwhile. */
export function lowerSheet(): () => void {
  const lowered = hasSheet() ? sheet() : null;
  if (!lowered) return () => {};
  const { height } = lowered.dataset;
  lowered.dataset.height = 'peek';
  return () => {
    const now = sheet();
    if (now?.dataset.height === 'peek' && height) now.dataset.height = height;
  };
}

/** Nothing is told any more: whoever has to move sees their moves. */
export function raiseSheet(): void {
  const low = sheet();
  if (low?.matches('[data-height="peek"]:has(#step)')) low.dataset.height = 'half';
}
