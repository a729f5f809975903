import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { Wording } from './wording';

/** The context for words about a position. */
export interface Labelling {
  readonly words: Wording;
  readonly pack: PackData;
  readonly state: State;
}

// The label of a command: its action, and separately its costs and gains.

export interface Label {
  readonly what: string;
  readonly brings?: string;
}

/** The whole label as one text. */
export function wholeLabel({ what, brings }: Label): string {
  return brings === undefined ? what : `${what}: ${brings}`;
}

/** Adds the clockwise rotation, for example "turned 120°", unless the tile lies as printed. */
export function turnedLabel({ t }: Wording, label: string, rotation: number): string {
  return rotation === 0 ? label : t('options.turned', { label, degrees: rotation * 60 });
}
