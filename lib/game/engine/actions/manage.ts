/** Manage Mines and Manage Quarries (MINE-2, QUARRY-2, MINE-9). */
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { gainGood } from '@/lib/game/engine/effects/gain';
import { advanceProduction, isTokenOpen, produce } from '@/lib/game/engine/effects/tracks';
import { reject } from '@/lib/game/engine/rejections';
import { currentPerformance, type Game, type Rule } from '@/lib/game/engine/rule';
import type { Track } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { finishPerformance } from './declare';

type Choice = CommandOf<'ManageMines' | 'ManageQuarries'>['choice'];
type ManageAction = 'manage-mines' | 'manage-quarries';

/** DEC-13. */
export const manageMines: Rule<CommandOf<'ManageMines'>> = {
  refuse: (game, seat, { choice }) => refuseManage(game, seat, choice, 'manage-mines', 'gold-mine'),
  candidates: () => [
    { type: 'ManageMines', choice: 'increase' },
    { type: 'ManageMines', choice: 'produce' },
  ],
};

/** DEC-14. */
export const manageQuarries: Rule<CommandOf<'ManageQuarries'>> = {
  refuse: (game, seat, { choice }) => refuseManage(game, seat, choice, 'manage-quarries', 'quarry'),
  candidates: () => [
    { type: 'ManageQuarries', choice: 'increase' },
    { type: 'ManageQuarries', choice: 'produce' },
  ],
};

export function decideManageMines(work: Work, seat: SeatId, { choice }: CommandOf<'ManageMines'>): void {
  manage(work, seat, choice, 'manage-mines', 'gold-mine');
}

export function decideManageQuarries(
  work: Work,
  seat: SeatId,
  { choice }: CommandOf<'ManageQuarries'>,
): void {
  manage(work, seat, choice, 'manage-quarries', 'quarry');
}

function refuseManage({ state }: Game, seat: SeatId, choice: Choice, action: ManageAction, track: Track) {
  if (currentPerformance(state)?.action !== action) return reject('not-declared', 'TURN-6', { action });
  if (choice === 'produce' && isTokenOpen(state.items, seat, track))
    return reject('token-first', 'MINE-5', { track });
  return undefined;
}

function manage(work: Work, seat: SeatId, choice: Choice, action: ManageAction, track: Track): void {
  const resource = track === 'gold-mine' ? 'gold' : 'stone';
  const source = { kind: 'action', id: action } as const;
  if (choice === 'produce') produce(work, seat, resource);
  else {
    // At the end of the track the good is still gained and the marker stays.
    gainGood(work, seat, resource, 1, source);
    advanceProduction(work, seat, track, source);
  }
  finishPerformance(work, seat);
}
