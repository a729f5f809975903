/** Undo (DEC-38). */
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { reject } from '@/lib/game/engine/rejections';
import type { Rule } from '@/lib/game/engine/rule';
import type { Work } from '@/lib/game/engine/work';

/**
 * Returns to the position right after row `to`: any row since the last barrier, and only by the active
 * seat.
 */
export const undo: Rule<CommandOf<'Undo'>> = {
  refuse({ state }, seat, { to }) {
    const { floor, steps } = state.undo;
    if (seat !== state.turn.seat) return reject('not-your-turn', 'DEC-38');
    if (steps.length === 0) return reject('nothing-to-undo', 'DEC-38');
    return [floor, ...steps.slice(0, -1)].includes(to)
      ? undefined
      : reject('undo-barrier', 'DEC-38', { to, floor });
  },
  candidates: ({ state: { undo: trail } }) =>
    trail.steps.length === 0
      ? []
      : [trail.floor, ...trail.steps.slice(0, -1)].map((to) => ({ type: 'Undo', to })),
};

export function decideUndo(work: Work, seat: SeatId, { to }: CommandOf<'Undo'>): void {
  const { steps } = work.state.undo;
  work.events.push({ type: 'Undone', seat, to, rows: steps.slice(steps.indexOf(to) + 1) });
}
