import 'server-only';
import type { Pack } from '@/lib/game/engine/pack-index';
import { PACKS, packFor } from '@/lib/game/rulesets';

/** All content packs that games are or were played with, for drawing them; the newest comes last. */
export function registeredPacks(): readonly Pack[] {
  return PACKS.map(({ id, version }) => packFor(id, version));
}
