import type { BoxRefusal } from '@/lib/features/boxes/refusals';
import { BOX_REFUSALS } from '@/lib/features/boxes/refusals';
import { isBoxProblemCode } from '@/lib/game/box/problem';
import type { Wording } from '@/lib/game/wording/wording';

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
