/** What the page says of the table that is played in it, for styles, other scripts and tests. */
import { seqOf } from '@/lib/game/live/stand';
import type { LiveTable } from '@/lib/game/live/live-table';

const header = () => document.querySelector('header.top');

/** The newest row that the page came with, or that was confirmed in it. */
export const seqOnPage = (): number => Number(header()?.getAttribute('data-seq'));

/** Says how far the server has confirmed it, and how many steps it has not. */
export function mark({ pending, confirmed }: LiveTable): void {
  markPlayedHere(pending.length);
  header()?.setAttribute('data-seq', String(seqOf(confirmed)));
}

/** Steps are made in the page; so many are not confirmed by anybody yet. */
export function markPlayedHere(pending = 0): void {
  document.documentElement.dataset.pending = String(pending);
}

/** Nothing is played any more. */
export function unmark(): void {
  delete document.documentElement.dataset.pending;
}
