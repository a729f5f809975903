import { untilDone } from '@/components/ui/browser/retry';
import type { PackSource } from '@/lib/game/box/box';
import type { Pack } from '@/lib/game/engine/pack-index';
import { importPack } from '@/lib/game/import-pack';

const coming = new Map<string, Promise<Pack>>();

/** The pack of a game, fetched with retries. */
export function packIn(source: PackSource): Promise<Pack> {
  const name = `${source.id} ${source.version}`;
  const pack = coming.get(name) ?? untilDone(() => importPack(source));
  coming.set(name, pack);
  return pack;
}
