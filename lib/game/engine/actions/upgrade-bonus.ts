/**
 * Collecting the bonus of an upgrade for a performance (UPGRADE-5, UPGRADE-6, UPGRADE-7, UPGRADE-8,
 * UPGRADE-9, UPGRADE-10, UPGRADE-11).
 */
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import { resolve } from '@/lib/game/engine/effects/resolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import { reject } from '@/lib/game/engine/rejections';
import type { Rule } from '@/lib/game/engine/rule';
import type { Performance } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import type { Effect, ItemClass } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { bonusCandidates } from './feasible';

/** DEC-24, R-12, R-57. */
export const collectUpgradeBonus: Rule<CommandOf<'CollectUpgradeBonus'>> = {
  refuse({ state }, _seat, { performance: id, tile }) {
    const performance = state.turn.performances.find((candidate) => candidate.id === id);
    if (!performance) return reject('no-candidate', 'UPGRADE-5');
    if (performance.paid) return reject('already-paid', 'UPGRADE-9');
    return bonusCandidates(performance).includes(tile)
      ? undefined
      : reject('no-candidate', 'UPGRADE-5', { tile });
  },
  candidates: ({ state }) =>
    state.turn.performances.flatMap((performance) =>
      bonusCandidates(performance).map((tile) => ({
        type: 'CollectUpgradeBonus' as const,
        performance: performance.id,
        tile,
      })),
    ),
};

export function decideCollectUpgradeBonus(
  work: Work,
  seat: SeatId,
  { performance, tile }: CommandOf<'CollectUpgradeBonus'>,
): void {
  collectBonus(work, seat, performance, tile);
}

function collectBonus(work: Work, seat: SeatId, performance: number, tile: string): void {
  work.emit({ type: 'UpgradeBonusCollected', seat, performance, tile });
  resolve(work, seat, must(work.pack.upgradeById, tile).bonus, { kind: 'upgrade', id: tile });
}

/**
 * P-UPG, P-RETRO: a single earlier top tile is collected automatically, two candidates are a choice, and
 * later tiles are only an offer. A bonus that contains a choice is never collected automatically.
 */
export function bonusClass(pack: Pack, performance: Performance): ItemClass | undefined {
  const candidates = bonusCandidates(performance);
  if (candidates.length === 0) return undefined;
  if (performance.top === undefined) return 'lapse';
  if (candidates.length > 1) return 'must';
  return holdsChoice(must(pack.upgradeById, performance.top).bonus) ? 'must' : 'auto';
}

function holdsChoice(effect: Effect): boolean {
  return effect.kind === 'choose-one' || (effect.kind === 'both' && effect.of.some(holdsChoice));
}

/** END-1: collects bonuses with a single candidate from before the performance. */
export function collectUpgradeBonuses(work: Work, seat: SeatId): void {
  for (const performance of work.state.turn.performances)
    if (bonusClass(work.pack, performance) === 'auto' && performance.top !== undefined)
      collectBonus(work, seat, performance.id, performance.top);
}

/** END-1: unclaimed retroactive bonuses lapse (UPGRADE-9). */
export function lapseUpgradeBonuses(work: Work, seat: SeatId): void {
  for (const performance of work.state.turn.performances)
    if (bonusClass(work.pack, performance) === 'lapse')
      work.emit({ type: 'UpgradeBonusLapsed', seat, performance: performance.id });
}
