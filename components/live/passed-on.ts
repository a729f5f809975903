/** When more than the table changes in the page: then the server draws it anew. */
import { toAct } from '@/lib/game/engine/acting';
import type { LiveTable } from '@/lib/game/live/live-table';
import type { Stand } from '@/lib/game/live/stand';

/**
 * Whether what stands beside the table is another now: with the end, with a turn of the reader's own, and
 * with any where clocks are shown.
 */
export function isPassedOn({ seat, confirmed }: LiveTable, { position: before }: Stand): boolean {
  const { state } = confirmed.position;
  const asked = toAct(state);
  if (state.phase === 'finished') return true;
  if (String(asked) === String(toAct(before.state))) return false;
  return (
    (seat !== undefined && asked.includes(seat)) || document.querySelector('#moves [data-clocks]') !== null
  );
}
