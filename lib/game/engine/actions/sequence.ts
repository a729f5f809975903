/** Single-use technologies: their parts are resolved in the printed order (TECH-G11). */
import type { SeatId } from '@/lib/game/engine/commands';
import { oweChoice, resolve } from '@/lib/game/engine/effects/resolve';
import { InvariantError } from '@/lib/game/engine/rejections';
import type { Source } from '@/lib/game/engine/state';
import type { Effect } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';

/** Resolves an effect part by part; a part that waits for the player also holds back the parts after it. */
export function resolveInOrder(work: Work, seat: SeatId, effect: Effect, source: Source): void {
  const parts = effect.kind === 'both' ? effect.of : [effect];
  for (const [index, part] of parts.entries()) {
    const then = combined(parts.slice(index + 1));
    if (part.kind === 'choose-one') return oweChoice(work, seat, part, source, then);
    if (part.kind === 'perform-action') return owePerformance(work, seat, part, source, then);
    resolve(work, seat, part, source);
  }
}

function owePerformance(
  work: Work,
  seat: SeatId,
  part: Extract<Effect, { kind: 'perform-action' }>,
  source: Source,
  then: Effect | undefined,
): void {
  if (source.id === undefined) throw new InvariantError(`an action owed by ${source.kind}, which is no tile`);
  work.open({
    kind: 'perform',
    seat,
    source,
    class: 'must',
    tile: source.id,
    action: part.action,
    ...(part.discount ? { discount: part.discount } : {}),
    ...(then ? { then } : {}),
  });
}

function combined(parts: readonly Effect[]): Effect | undefined {
  const [first] = parts;
  return parts.length > 1 ? { kind: 'both', of: parts } : first;
}
