/** A valid box whose gains open as many choices at once as they can. */
import { boxPackId } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import { BASE_PACK } from '@/lib/game/content/base';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { CountedKind, Effect } from '@/lib/game/engine/vocabulary';

const oneOf = (kind: CountedKind): Effect => ({
  kind: 'choose-one',
  of: [1, 2, 3, 4].map((n) => ({ kind, n })),
});
/** Sixteen ways to answer, and none of them pays for anything. */
export const ASKING: Effect = { kind: 'both', of: [oneOf('points'), oneOf('egg')] };
/** Any answer brings wealth bonuses, which ask again. */
const GROWING: Effect = { kind: 'both', of: [oneOf('gold'), oneOf('stone')] };

export function hostilePack(): Pack {
  const changes = Object.fromEntries([
    ...BASE_PACK.upgrades.map(({ id }) => [id, { bonus: GROWING }] as const),
    ...[...BASE_PACK.walls, ...BASE_PACK.buildings].map(({ id }) => [id, { gain: GROWING }] as const),
    ...BASE_PACK.playerBoard.wealthBonuses.map(({ id }) => [id, { gain: ASKING }] as const),
  ]);
  const parsed = parseBoxValues({ base: { id: BASE_PACK.id, version: BASE_PACK.version }, changes });
  if (!parsed.ok) throw new Error(parsed.problem.sentence);
  return packFrom({ id: boxPackId(parsed.values), version: 1, box: parsed.values });
}
