import type { PackData } from '@/lib/game/engine/pack';

/** Name of a pack in addresses. */
export function packName({ id, version }: Pick<PackData, 'id' | 'version'>): string {
  return `${id}-${version}`;
}

/** The pack of a name; undefined for a text that is no name of one. */
export function packNamed(name: string): Pick<PackData, 'id' | 'version'> | undefined {
  const [, id, version] = /^([a-z0-9:-]{1,80})-(\d{1,4})$/.exec(name) ?? [];
  return id === undefined || version === undefined ? undefined : { id, version: Number(version) };
}

/** Where the browser gets the content of a pack. */
export function packUrl(pack: Pick<PackData, 'id' | 'version'>): string {
  return `/pack/${packName(pack)}`;
}
