import type { PackData } from '@/lib/game/engine/pack';
import type { State } from '@/lib/game/engine/state';
import type { Wording } from '@/lib/game/wording/wording';

/** The context for words about a position. */
export interface Labelling {
  readonly words: Wording;
  readonly pack: PackData;
  readonly state: State;
}
