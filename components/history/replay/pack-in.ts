import { untilDone } from '@/components/ui/browser/until-done';
import type { Pack } from '@/lib/game/engine/pack-index';
import { loadPack } from '@/lib/game/load-pack';

const coming = new Map<string, Promise<Pack>>();

/** The pack of a game, fetched until it has come. */
export function packIn({ id, version }: { readonly id: string; readonly version: number }): Promise<Pack> {
  const name = `${id} ${version}`;
  const pack = coming.get(name) ?? untilDone(() => loadPack(id, version));
  coming.set(name, pack);
  return pack;
}
