/** Why something about boxes was not done. */
import type { BoxProblem } from '@/lib/game/box/problem';
import type { Result } from '@/lib/platform/http/refused';

export const BOX_REFUSALS = [
  /** There is no such box, at least not for this person. */
  'unknown-box',
  /** Only its editors may do that. */
  'not-an-editor',
  /** Only its owner may do that. */
  'not-the-owner',
  /** The link opens no box. */
  'box-closed',
  /** It has as many editors as it may have. */
  'box-full',
  /** The person edits as many boxes as they may. */
  'many-boxes',
  /** It has as many revisions as it may have. */
  'many-revisions',
  /** The base has no such component. */
  'unknown-component',
  /** The name is no plain text of at most 40 characters. */
  'bad-name',
  /** The doubt is no plain text of at most 200 characters. */
  'bad-doubt',
  /** No entry of the component has this value. */
  'not-entered',
  /** Entries differ, and none of them has been chosen. */
  'entries-differ',
  /** Games use a revision of it. */
  'box-in-use',
  /** The owner deletes a box or hands it on; they cannot leave it. */
  'owner-stays',
  /** It is so already. */
  'nothing-to-do',
] as const;

export type BoxRefusal =
  | { readonly kind: (typeof BOX_REFUSALS)[number] }
  /** The values break a rule of boxes, alone or with the other values. */
  | { readonly kind: 'bad-values'; readonly problem: BoxProblem };

export type BoxOutcome<T> = Result<T, BoxRefusal>;
