/** A refused step travels back to the page in the address: a short code and what its sentence needs, never free text. */
import { z } from 'zod';
import type { Rejection } from '@/lib/engine/rejections';
import type { Refused } from '@/lib/service/refused';
import { describeRefusal, isRejectionCode } from '@/lib/wording/refusals';

const Params = z.record(z.string().max(40), z.union([z.string().max(80), z.number()]));

/** The address of the table with the reason why a step was not taken. */
export function refusalQuery(refused: Refused | { readonly kind: 'unreadable' }): string {
  const query = new URLSearchParams();
  if (refused.kind === 'rejected') {
    query.set('refused', refused.rejection.code);
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

/** The sentence for what stands in the address, if it is one of ours. */
export function refusalSentence(code: unknown, params: unknown): string | undefined {
  if (typeof code !== 'string') return undefined;
  if (Object.hasOwn(SENTENCES, code)) return SENTENCES[code];
  if (!isRejectionCode(code)) return undefined;
  const rejection: Rejection = { code, rule: '', params: readParams(params) };
  return `Not possible. ${describeRefusal(rejection)}`;
}

function readParams(text: unknown): Readonly<Record<string, string | number>> {
  if (typeof text !== 'string') return {};
  try {
    return Params.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
