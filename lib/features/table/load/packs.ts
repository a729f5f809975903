import 'server-only';
import type { PackData } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import { PACKS, packFor, UnknownPackError } from '@/lib/game/rulesets';

/** All content packs that games are or were played with, for drawing them; the newest comes last. */
export function registeredPacks(): readonly Pack[] {
  return PACKS.map(({ id, version }) => packFor(id, version));
}

/** The pack a game names as it is printed, without lookup maps. */
export function printedPack({ id, version }: { readonly id: string; readonly version: number }): PackData {
  const data = PACKS.find((pack) => pack.id === id && pack.version === version);
  if (!data) throw new UnknownPackError(id, version);
  return data;
}
