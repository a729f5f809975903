import 'server-only';
import type { Pack } from '@/lib/engine/pack-index';
import { PACKS, packFor } from '@/lib/rulesets';

/** A content pack that games are or were played with, for drawing it; undefined when there is none of this name. */
export function packNamed(id: string, version: number): Pack | undefined {
  return PACKS.some((pack) => pack.id === id && pack.version === version) ? packFor(id, version) : undefined;
}
