import type { Wording } from '@/lib/i18n/wording';
import type { PackData } from '@/lib/engine/pack';
import type { State } from '@/lib/engine/state';

/** What words about a position may look at. */
export interface Labelling {
  readonly words: Wording;
  readonly pack: PackData;
  readonly state: State;
}
