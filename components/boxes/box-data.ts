/** A box as its pages have it: plain data from the server. */
import type { BoxValues } from '@/lib/game/engine/pack';
import type { Differing } from './editor/draft';

/** The value of a component as one person entered it. */
export interface BoxEntry {
  readonly by: string;
  readonly isMine: boolean;
  readonly value: Differing;
  readonly doubt: string;
}

/** All that the workshop shows of a box. */
export interface WorkshopData {
  readonly boxId: string;
  readonly name: string;
  readonly values: BoxValues;
  /** By component. */
  readonly entries: Readonly<Record<string, readonly BoxEntry[]>>;
  /** Components whose entries differ, without a choice so far. */
  readonly open: readonly string[];
  readonly mayEdit: boolean;
}

/** An entry on its way to the server. */
export interface EntryToSave {
  readonly boxId: string;
  readonly componentId: string;
  readonly value: Differing;
  readonly doubt: string;
}

/** The answer: undefined once it is saved, else the code of the refusal. */
export type SaveEntry = (entry: EntryToSave) => Promise<string | undefined>;
