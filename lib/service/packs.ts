import 'server-only';
import type { Pack } from '@/lib/engine/pack-index';
import { PACKS, packFor } from '@/lib/rulesets';

/** All content packs that games are or were played with, for drawing them; the newest comes last. */
export function registeredPacks(): readonly Pack[] {
  return PACKS.map(({ id, version }) => packFor(id, version));
}
