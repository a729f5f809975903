/**
 * Finds the pack of a source, in server and worker. Pages use import-pack.ts, which does not load every pack.
 */
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';
import { packFor } from '@/lib/game/rulesets';
import { isBoxPackId, packDataOf, type PackSource } from './box';

const indexed = new Map<string, Pack>();
const MAX_PACKS = 50;

/**
 * The pack that a source names, cached by id. The values of a box must be validated (parse-box.ts). Throws
 * UnknownPackError for an unregistered pack or a box without values.
 */
export function packFrom({ id, version, box }: PackSource): Pack {
  if (!box || !isBoxPackId(id)) return packFor(id, version);
  const pack = indexed.get(id) ?? indexPack(packDataOf(packFor(box.base.id, box.base.version), box));
  // The map is an LRU cache: the pack used last moves to the end, and the first is evicted.
  indexed.delete(id);
  indexed.set(id, pack);
  const [oldest] = indexed.keys();
  if (indexed.size > MAX_PACKS && oldest !== undefined) indexed.delete(oldest);
  return pack;
}
