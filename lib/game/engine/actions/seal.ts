/** Claiming seals (SEAL, SEAL-6, SEAL-7, R-56). */
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { payCost } from '@/lib/game/engine/effects/gain';
import { refuseSeal } from '@/lib/game/engine/effects/seals';
import { reject } from '@/lib/game/engine/rejections';
import { itemsOf, mustItem, type Rule } from '@/lib/game/engine/rule';
import { must } from '@/lib/game/engine/util';
import type { Work } from '@/lib/game/engine/work';

/**
 * DEC-10: with a right, at any moment of the seat's own turn, or at once if the right was gained out of
 * turn.
 */
export const claimSeal: Rule<CommandOf<'ClaimSeal'>> = {
  answers: 'seal',
  refuse(game, seat, { seal }) {
    if (seal !== undefined) return refuseSeal(game.pack, game.state, seat, seal);
    return itemsOf(game.state, seat, 'seal').length > 0 ? undefined : reject('no-open-item', 'SEAL-3');
  },
  candidates: ({ pack }) => [
    { type: 'ClaimSeal' },
    ...pack.seals.map((seal) => ({ type: 'ClaimSeal' as const, seal: seal.id })),
  ],
};

export function decideClaimSeal(work: Work, seat: SeatId, { seal }: CommandOf<'ClaimSeal'>): void {
  if (seal === undefined) return work.close(mustItem(work.state, seat, 'seal'), 'declined');
  // In the player's own turn the right stays without an open item.
  const [item] = itemsOf(work.state, seat, 'seal');
  if (item) work.close(item, 'answered');
  payCost(work, seat, must(work.pack.sealById, seal).cost, { kind: 'seal', id: seal });
  work.emit({ type: 'SealClaimed', seat, seal });
}
