import { BOX_REFUSALS, type BoxRefusal } from '@/lib/features/boxes/refusals';
import { isBoxProblemCode } from '@/lib/game/box/problem';
import type { Wording } from '@/lib/game/wording/wording';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The part of an address that carries a refusal to the page. */
export function refusalQuery(error: BoxRefusal): `problem=${string}` {
  return error.kind === 'bad-values' ? `problem=${error.problem.code}` : `problem=${error.kind}`;
}

/** The sentence for the refusal in the address of a page; undefined without one. */
export function boxProblem(words: Wording, { problem }: Query): string | undefined {
  if (problem === 'often') return words.t('tables.problem.many');
  const known = (['form', ...BOX_REFUSALS] as const).find((kind) => kind === problem);
  if (known) return words.t(`boxes.problem.${known}`);
  return typeof problem === 'string' && isBoxProblemCode(problem)
    ? words.t(`boxes.badValue.${problem}`)
    : undefined;
}

/** The sentence for a refusal. */
export const refusalSentence = (words: Wording, error: BoxRefusal): string | undefined =>
  boxProblem(words, Object.fromEntries(new URLSearchParams(refusalQuery(error))));
