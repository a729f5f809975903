/** Packs for browsers, which fetch only the one that is played with. */
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';

const FILES: Readonly<Record<string, () => Promise<PackData>>> = {
  'reconstruction 1': async () => (await import('@/lib/game/content/base-1')).BASE_PACK_1,
  'reconstruction 2': async () => (await import('@/lib/game/content/base')).BASE_PACK,
};

/** The pack a game is played with, as `packFor` of rulesets.ts has it. */
export async function loadPack(packId: string, packVersion: number): Promise<Pack> {
  const load = FILES[`${packId} ${packVersion}`];
  if (!load) throw new Error(`no file for pack "${packId}" version ${packVersion}`);
  return indexPack(await load());
}
