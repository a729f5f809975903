/** Loads packs in browsers, which fetch only the one in use. */
import { packDataOf, type PackSource } from '@/lib/game/box/box';
import type { PackData } from '@/lib/game/engine/pack';
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';

const FILES: Readonly<Record<string, () => Promise<PackData>>> = {
  'reconstruction 1': async () => (await import('@/lib/game/content/base-1')).BASE_PACK_1,
  'reconstruction 2': async () => (await import('@/lib/game/content/base')).BASE_PACK,
};

/** The pack of a game, like `packFrom`. The values of a box must be validated before. */
export async function importPack({ id, version, box }: PackSource): Promise<Pack> {
  if (!box) return indexPack(await importData(id, version));
  return indexPack(packDataOf(await importData(box.base.id, box.base.version), box));
}

async function importData(id: string, version: number): Promise<PackData> {
  const load = FILES[`${id} ${version}`];
  if (!load) throw new Error(`no file for pack "${id}" version ${version}`);
  return load();
}
