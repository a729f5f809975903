/** The seals that a seat could claim. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { reject, type Rejection } from '@/lib/game/engine/rejections';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { refusePayment } from './gain';

/** Why `seat` may not claim this seal, or undefined (SEAL-1, SEAL-4, SEAL-5). */
export function refuseSeal(pack: Pack, state: State, seat: SeatId, id: string): Rejection | undefined {
  const seal = pack.sealById.get(id);
  if (!seal) return reject('unknown-seal', 'SEAL-1', { seal: id });
  const player = elementAt(state.players, seat);
  if (player.sealRights === 0) return reject('no-seal-right', 'SEAL-2');
  if (state.seals.some((claimed) => claimed.seal === id)) return reject('seal-taken', 'SEAL-1', { seal: id });
  if (player.cubes === 0) return reject('no-cube', 'SEAL-5');
  return refusePayment(player.goods, seal.cost, 'SEAL-4', { seal: id });
}

/** Whether any seal could be claimed now. */
export function isAnySealClaimable(pack: Pack, state: State, seat: SeatId): boolean {
  return pack.seals.some((seal) => refuseSeal(pack, state, seat, seal.id) === undefined);
}
