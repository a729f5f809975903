/** Claiming seals (SEAL). */
import type { CommandOf, SeatId } from '../commands';
import type { Work } from '../decision';
import { pay } from '../effects/gain';
import { refuseSeal } from '../effects/seals';
import { reject } from '../rejections';
import { itemsOf, type Rule } from '../rule';
import { must } from '../util';

/** DEC-10: with a right at any moment of the own turn, or at once when the right was gained out of turn. */
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

/** ClaimSeal, carried out. */
export function decideClaimSeal(work: Work, seat: SeatId, { seal }: CommandOf<'ClaimSeal'>): void {
  const [item] = itemsOf(work.state, seat, 'seal');
  if (item) work.close(item, seal === undefined ? 'declined' : 'answered');
  if (seal === undefined) return;
  pay(work, seat, must(work.pack.sealById, seal).cost, { kind: 'seal', id: seal });
  work.emit({ type: 'SealClaimed', seat, seal });
}
