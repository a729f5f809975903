/** Manage Mines and Manage Quarries (MINE-2, QUARRY-2). */
import type { CommandOf, SeatId } from '../commands';
import type { Work } from '../decision';
import { gainGood } from '../effects/gain';
import { advanceProduction, isTokenOpen, produce } from '../effects/tracks';
import type { Track } from '../vocabulary';
import { reject } from '../rejections';
import { currentPerformance, type Rule } from '../rule';
import { finishPerformance } from './declare';

type Manage = CommandOf<'ManageMines'> | CommandOf<'ManageQuarries'>;

/** DEC-13. */
export const manageMines: Rule<CommandOf<'ManageMines'>> = {
  ...manage('manage-mines', 'gold-mine'),
  candidates: () => [
    { type: 'ManageMines', choice: 'increase' },
    { type: 'ManageMines', choice: 'produce' },
  ],
};

/** DEC-14. */
export const manageQuarries: Rule<CommandOf<'ManageQuarries'>> = {
  ...manage('manage-quarries', 'quarry'),
  candidates: () => [
    { type: 'ManageQuarries', choice: 'increase' },
    { type: 'ManageQuarries', choice: 'produce' },
  ],
};

function manage(
  action: 'manage-mines' | 'manage-quarries',
  track: Track,
): Pick<Rule<Manage>, 'refuse' | 'decide'> {
  const resource = track === 'gold-mine' ? 'gold' : 'stone';
  return {
    refuse({ state }, seat, { choice }) {
      if (currentPerformance(state)?.action !== action) return reject('not-declared', 'TURN-6', { action });
      if (choice === 'produce' && isTokenOpen(state.items, seat, track))
        return reject('token-first', 'MINE-5', { track });
      return undefined;
    },
    decide(work: Work, seat: SeatId, { choice }) {
      const source = { kind: 'action', id: action } as const;
      if (choice === 'produce') produce(work, seat, resource);
      else {
        // At the end of the track the good is still gained and the marker stays.
        gainGood(work, seat, resource, 1, source);
        advanceProduction(work, seat, track, source);
      }
      finishPerformance(work, seat);
    },
  };
}
