/** Upgrade an Action (UPGRADE, ADJ, CORNER). */
import { actionBoardContacts, type Contacts } from '@/lib/game/engine/board/contacts';
import { SIX } from '@/lib/game/engine/board/hex';
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { fireAbilities, gainToken } from '@/lib/game/engine/effects/gain';
import { resolve } from '@/lib/game/engine/effects/resolve';
import { advanceAcademic } from '@/lib/game/engine/effects/tracks';
import { reject } from '@/lib/game/engine/rejections';
import { currentPerformance, type Rule } from '@/lib/game/engine/rule';
import { must } from '@/lib/game/engine/util';
import type { Work } from '@/lib/game/engine/work';
import { finishPerformance } from './declare';
import { refuseSlot, takableSlots, takeTile } from './rows';

/**
 * DEC-15: take, refill, place on the hex of the action the tile names, university, edges and corners
 * (UPGRADE-1, UPGRADE-2, UPGRADE-3, UPGRADE-4).
 */
export const placeUpgrade: Rule<CommandOf<'PlaceUpgrade'>> = {
  refuse({ state }, _seat, { slot }) {
    if (currentPerformance(state)?.action !== 'upgrade-action')
      return reject('not-declared', 'TURN-6', { action: 'upgrade-action' });
    return refuseSlot(state, 'upgrade', slot);
  },
  candidates({ state }) {
    if (currentPerformance(state)?.action !== 'upgrade-action') return [];
    return takableSlots(state, 'upgrade').flatMap((slot) =>
      SIX.map((rotation) => ({ type: 'PlaceUpgrade' as const, slot, rotation })),
    );
  },
  exact: true,
};

export function decidePlaceUpgrade(
  work: Work,
  seat: SeatId,
  { slot, rotation }: CommandOf<'PlaceUpgrade'>,
): void {
  const tile = must(work.pack.upgradeById, takeTile(work, seat, 'upgrade', slot));
  const { simplifiedCovering } = work.state.setup.options;
  const contacts = actionBoardContacts(
    work.pack,
    work.player(seat),
    tile.action,
    tile.id,
    rotation,
    simplifiedCovering,
  );
  const covered = work.player(seat).upgrades[tile.action].at(-1);
  work.emit({
    type: 'UpgradePlaced',
    seat,
    action: tile.action,
    tile: tile.id,
    rotation,
    ...(covered ? { covers: covered.tile } : {}),
  });
  for (let step = 0; step < tile.university; step += 1)
    advanceAcademic(work, seat, 'university', { kind: 'upgrade', id: tile.id });
  gainContacts(work, seat, contacts);
  fireAbilities(work, seat, 'upgrade-performed');
  finishPerformance(work, seat);
}

/** Both symbols of every edge pair (ADJ-1, ADJ-6) and one red token per other corner (CORNER-3). */
export function gainContacts(work: Work, seat: SeatId, { edges, corners }: Contacts): void {
  for (const { key, gains } of edges) {
    work.emit({ type: 'EdgeMatched', seat, contact: key, gains });
    for (const gain of gains) resolve(work, seat, gain, { kind: 'edge' });
  }
  gainCorners(work, seat, 'red-token', corners);
}

/** Tokens for matching corners; only the placing player gains them (CORNER-4). */
export function gainCorners(
  work: Work,
  seat: SeatId,
  token: 'red-token' | 'blue-token',
  contacts: readonly string[],
): void {
  if (contacts.length === 0) return;
  work.emit({ type: 'CornersMatched', seat, token, contacts });
  gainToken(work, seat, token, contacts.length, { kind: 'corner' });
}
