/** Why a request about boxes was refused. */
import { type BoxProblem, isBoxProblemCode } from '@/lib/game/box/problem';
import type { Wording } from '@/lib/game/wording/wording';
import type { Result } from '@/lib/platform/http/refused';

const BOX_REFUSALS = [
  /** There is no such box, or it is private. */
  'unknown-box',
  /** Only its editors can do this. */
  'not-an-editor',
  /** Only its owner can do this. */
  'not-the-owner',
  /** The link opens no box. */
  'box-closed',
  /** It has the maximum number of editors. */
  'box-full',
  /** The person edits the maximum number of boxes. */
  'many-boxes',
  /** It has the maximum number of revisions. */
  'many-revisions',
  /** The base has no such component. */
  'unknown-component',
  /** The name is not plain text of at most 40 characters. */
  'bad-name',
  /** The doubt is not plain text of at most 200 characters. */
  'bad-doubt',
  /** No entry of the component has this value. */
  'not-entered',
  /** Entries differ, and none of them was chosen. */
  'entries-differ',
  /** Games use a revision of it. */
  'box-in-use',
  /** The owner cannot leave: they delete the box or transfer it. */
  'owner-stays',
  /** It would change nothing. */
  'nothing-to-do',
] as const;

export type BoxRefusal =
  | { readonly kind: (typeof BOX_REFUSALS)[number] }
  /** The values break a rule of boxes, alone or with the other values. */
  | { readonly kind: 'bad-values'; readonly problem: BoxProblem };

export type BoxOutcome<T> = Result<T, BoxRefusal>;

/** The code of a refusal that the address of a page carries. */
export function boxRefusalCode(error: BoxRefusal): string {
  return error.kind === 'bad-values' ? error.problem.code : error.kind;
}

/** The sentence for a code; undefined for an unknown code. */
export function boxRefusalSentence({ t }: Wording, code: unknown): string | undefined {
  if (code === 'often') return t('tables.problem.many');
  const known = (['form', ...BOX_REFUSALS] as const).find((kind) => kind === code);
  if (known) return t(`boxes.problem.${known}`);
  return typeof code === 'string' && isBoxProblemCode(code) ? t(`boxes.badValue.${code}`) : undefined;
}
