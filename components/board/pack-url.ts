import type { PackData } from '@/lib/game/engine/pack';

/** Name of a pack in addresses. */
export function packName({ id, version }: Pick<PackData, 'id' | 'version'>): string {
  return `${id}-${version}`;
}

/** Where the browser gets the content of a pack. */
export function packUrl(pack: Pick<PackData, 'id' | 'version'>): string {
  return `/pack/${packName(pack)}`;
}
