import 'server-only';
import type { Pack } from '@/lib/game/engine/pack-index';
import { PACKS, packFor } from '@/lib/game/rulesets';

/** All content packs of past and current games, for drawing them; the newest comes last. */
export function registeredPacks(): readonly Pack[] {
  return PACKS.map(({ id, version }) => packFor(id, version));
}
