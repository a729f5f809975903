import type { PackData } from '@/lib/game/engine/pack';

/** The pack with this name; undefined if the name is malformed. */
export function packNamed(name: string): Pick<PackData, 'id' | 'version'> | undefined {
  const [, id, version] = /^([a-z0-9:-]{1,80})-(\d{1,4})$/.exec(name) ?? [];
  return id === undefined || version === undefined ? undefined : { id, version: Number(version) };
}

export function packUrl({ id, version }: Pick<PackData, 'id' | 'version'>): string {
  return `/pack/${id}-${version}`;
}
