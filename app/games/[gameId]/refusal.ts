/** A refused step travels back to the page in the address: a short code and what its sentence needs, never free text. */
import { z } from 'zod';
import type { Refusal } from '@/components/prompt/refusal-notice';
import type { Rejection } from '@/lib/engine/rejections';
import type { Refused } from '@/lib/service/refused';
import { describeRefusal, isRejectionCode } from '@/lib/wording/refusals';

const Params = z.record(z.string().max(40), z.union([z.string().max(80), z.number()]));

/** The address of the table with the reason why a step was not taken. */
export function refusalQuery(refused: Refused | { readonly kind: 'unreadable' }): string {
  const query = new URLSearchParams();
  if (refused.kind === 'rejected') {
    query.set('refused', refused.rejection.code);
    query.set('rule', refused.rejection.rule);
    if (refused.rejection.params) query.set('with', JSON.stringify(refused.rejection.params));
  } else query.set('refused', refused.kind);
  return query.toString();
}

const SENTENCES: Readonly<Record<string, string>> = {
  stale:
    'Somebody was faster: the table has moved on, and your step was not taken. This is the position now.',
  'token-missing': 'Open your seat link and sit down before you take a step.',
  'token-wrong': 'This browser holds no seat of this table.',
  'not-seated': 'Sit down first: open your seat link.',
  'command-id-reused': 'This step was already sent once. This is the position now.',
  unreadable: 'This step could not be read. Please choose again.',
} satisfies Record<
  Exclude<Refused['kind'], 'rejected' | 'unknown-table' | 'unknown-position'> | 'unreadable',
  string
>;

/** The refusal that stands in the address, if it is one of ours. */
export function readRefusal(code: unknown, rule: unknown, params: unknown): Refusal | undefined {
  if (typeof code !== 'string') return undefined;
  const own = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  if (own) return { sentence: own };
  if (!isRejectionCode(code)) return undefined;
  const rejection: Rejection = { code, rule: '', params: readParams(params) };
  const sentence = `Not possible. ${describeRefusal(rejection)}`;
  return isCasebookRule(rule) ? { sentence, rule } : { sentence };
}

/** The casebook has an entry for every rule and ruling, but none for commands and options. */
function isCasebookRule(rule: unknown): rule is string {
  return typeof rule === 'string' && /^(?!DE[CV]-)[A-Z]{1,10}-[A-Z]{0,3}\d{1,3}$/.test(rule);
}

function readParams(text: unknown): Readonly<Record<string, string | number>> {
  if (typeof text !== 'string') return {};
  try {
    return Params.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
