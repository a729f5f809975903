/** The height of a phone's sheet while the reader uses the strip above the board. */
import { hasSheet } from '@/components/ui/browser/screen';

const sheet = () => document.querySelector<HTMLElement>('.at-moves');

/** Lowers the sheet. Returns a function that raises it again, unless the reader has moved it since. */
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

/** Raises a low sheet that contains a choice the reader has to make. */
export function raiseSheet(): void {
  const low = sheet();
  if (low?.matches('[data-height="peek"]:has(#step)')) low.dataset.height = 'half';
}
