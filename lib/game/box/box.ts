/** A box: the printed values that players entered, as differences from a standard pack. */
import { sha256Hex } from '@/lib/game/engine/hash';
import type { BoxValues, PackData } from '@/lib/game/engine/pack';
import { type Pack, withChanges } from '@/lib/game/engine/pack-index';
import { canonicalJson } from '@/lib/game/eventlog/chain';

/** A pack by its id; for a box, with its values. */
export interface PackSource {
  readonly id: string;
  readonly version: number;
  readonly box?: BoxValues | undefined;
}

/** The version of every box's pack. The hash in its id identifies the values. */
export const BOX_PACK_VERSION = 1;

const PREFIX = 'box:';

/** The pack id of a box, `box:` and the SHA-256 of its canonical form as 64 hex digits. */
export function boxPackId({ base, changes }: BoxValues): string {
  return `${PREFIX}${sha256Hex(canonicalJson({ base, changes }))}`;
}

/** Whether a pack id names the pack of a box. */
export function isBoxPackId(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** The base pack with the values of a box. The values must be valid (parse-box.ts). */
export function packDataOf(base: PackData, box: BoxValues): PackData {
  return { ...withChanges(base, box.changes), id: boxPackId(box), version: BOX_PACK_VERSION, box };
}

/** The source of a pack, as pages, workers and documents store it. */
export function sourceOf({ id, version, box }: Pack): PackSource {
  return { id, version, ...(box ? { box } : {}) };
}
