/** Common fields of the named things of a content pack. */

/** How reliable a value of the pack is (see docs/content.md). */
export const PROVENANCES = ['published', 'inferred', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/**
 * Every named component of a pack: a stable kebab-case id, unique in the pack, and the source of its
 * values.
 */
export interface PackEntry {
  readonly id: string;
  readonly provenance: Provenance;
  readonly note?: string;
}

export interface HexEntry extends PackEntry {
  readonly q: number;
  readonly r: number;
}
