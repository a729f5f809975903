import 'server-only';
import { LRUCache } from 'lru-cache';
import { valuesOfPack } from '@/lib/features/boxes/pack-store';
import { BOX_PACK_VERSION, boxPackId, isBoxPackId, packDataOf, type PackSource } from '@/lib/game/box/box';
import { packFrom } from '@/lib/game/box/pack-from';
import type { PackData } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError } from '@/lib/game/engine/rejections';
import { packFor, PACKS, UnknownPackError } from '@/lib/game/rulesets';
import { perProcess } from '@/lib/platform/process';

type Named = Pick<PackSource, 'id' | 'version'>;

const LIMIT = 50;
const packs = perProcess('pragaBoxPacks', () => new LRUCache<string, Pack>({ max: LIMIT })).get;

/**
 * The pack of a game. A registered pack needs no query; the pack of a box needs one in each process.
 * Throws UnknownPackError if there is none.
 */
export async function loadPack({ id, version }: Named): Promise<Pack> {
  if (!isBoxPackId(id)) return packFor(id, version);
  const known = packs().get(id);
  if (known) return known;
  const pack = await readPack({ id, version });
  packs().set(id, pack);
  return pack;
}

/** The pack of a game by the columns of its row. */
export async function packOfGame(game: {
  readonly packId: string;
  readonly packVersion: number;
}): Promise<Pack> {
  return loadPack({ id: game.packId, version: game.packVersion });
}

/** Any requested pack; undefined if there is none. */
export async function findPack(named: Named): Promise<Pack | undefined> {
  try {
    return await loadPack(named);
  } catch (error) {
    if (error instanceof UnknownPackError) return undefined;
    throw error;
  }
}

/** The pack of a box by its id; undefined if there is none. */
export async function findBoxPack(id: string): Promise<Pack | undefined> {
  return findPack({ id, version: BOX_PACK_VERSION });
}

const printed = new WeakMap<Pack, PackData>();

/** The pack as plain data, without look-up maps: for threads, documents and programs. */
export async function loadPackData(named: Named): Promise<PackData> {
  const registered = registeredData(named);
  if (registered) return registered;
  const pack = await loadPack(named);
  const base = pack.box && registeredData(pack.box.base);
  if (!pack.box || !base) throw new UnknownPackError(named.id, named.version);
  const data = printed.get(pack) ?? packDataOf(base, pack.box);
  printed.set(pack, data);
  return data;
}

const registeredData = ({ id, version }: Named): PackData | undefined =>
  PACKS.find((pack) => pack.id === id && pack.version === version);

async function readPack({ id, version }: Named): Promise<Pack> {
  const box = version === BOX_PACK_VERSION ? await valuesOfPack(id) : undefined;
  if (!box) throw new UnknownPackError(id, version);
  if (boxPackId(box) !== id) throw new InvariantError(`the values of ${id} have another hash`);
  return packFrom({ id, version, box });
}
