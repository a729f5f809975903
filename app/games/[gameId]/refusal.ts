/**
 * A refused step is sent back in the address as a short code and the parameters of its message, never as free
 * text.
 */
import { z } from 'zod';
import { jsonOfValue, wantQuery } from '@/components/move/forms/command-value';
import type { Refusal } from '@/components/move/refusal-notice';
import type { ApiRefusal } from '@/lib/features/api/problem-of';
import { whatHelps } from '@/lib/features/table/commands/helping-steps';
import type { TableView } from '@/lib/features/table/load/table-view';
import { SubmissionSchema } from '@/lib/features/table/submission';
import type { Command } from '@/lib/game/engine/commands';
import type { Rejection } from '@/lib/game/engine/rejections';
import { describeHelp, describeRefusal, isRejectionCode } from '@/lib/game/wording/refusals';
import type { Wording } from '@/lib/game/wording/wording';

const Params = z.record(z.string().max(40), z.union([z.string().max(80), z.number()]));

/** The table's address with the reason for the refusal and the step, so the intention is not lost. */
export function refusalQuery(
  refused: ApiRefusal | { readonly kind: 'unreadable' },
  command?: Command,
): string {
  const query = new URLSearchParams(command ? wantQuery(command) : '');
  if (refused.kind === 'rejected') {
    query.set('refused', refused.rejection.code);
    query.set('rule', refused.rejection.rule);
    if (refused.rejection.params) query.set('with', JSON.stringify(refused.rejection.params));
    if (refused.help && command) query.set('tried', JSON.stringify(command));
  } else query.set('refused', refused.kind);
  return query.toString();
}

/** Whether the address says that End turn was pressed in this position, where it loses something. */
export const endAsked = (seq: number, end: unknown) => (end === String(seq) ? ('sure' as const) : undefined);

/** The valid command in the address that a player has questions about, if any. */
export function readWanted(value: unknown): Command | undefined {
  if (typeof value !== 'string' || value.length > 400) return undefined;
  const parsed = SubmissionSchema.shape.command.safeParse(parseJson(jsonOfValue(value)));
  return parsed.success ? parsed.data : undefined;
}

/** Refusals from outside the rules. Each has a message. */
const OWN = [
  'stale',
  'token-missing',
  'token-wrong',
  'not-seated',
  'command-id-reused',
  'too-many',
  'read-only',
  'clock-wrong',
  'seat-held',
  'delegate-ended',
  'delegate-may-not',
  'not-to-take-back',
  'unreadable',
] as const satisfies readonly (ApiRefusal['kind'] | 'unreadable')[];

/** The casebook has an entry for every rule and ruling, but none for commands and options. */
const IN_CASEBOOK = /^(?!DE[CV]-)[A-Z]{1,10}-[A-Z]{0,3}\d{1,3}$/;

/** The refusal in the address, if it is known. */
export function readRefusal(
  words: Wording,
  code: unknown,
  rule: unknown,
  params: unknown,
): Refusal | undefined {
  if (typeof code !== 'string') return undefined;
  const own = OWN.find((kind) => kind === code);
  if (own) return { sentence: words.t(`moves.refused.${own}`) };
  if (!isRejectionCode(code)) return undefined;
  const rejection: Rejection = { code, rule: '', params: Params.safeParse(parseJson(params)).data ?? {} };
  const sentence = words.t('moves.notPossible', { reason: describeRefusal(words, rejection) });
  return typeof rule === 'string' && IN_CASEBOOK.test(rule) ? { sentence, rule } : { sentence };
}

/**
 * Remedies for the refused step in the address, at the current position; undefined if the step cannot be
 * parsed.
 */
export function readHelp(words: Wording, table: TableView, tried: unknown): string | undefined {
  const parsed = SubmissionSchema.shape.command.safeParse(parseJson(tried));
  const help = parsed.success ? whatHelps(table, parsed.data) : undefined;
  return help && describeHelp({ words, ...help }, help.cures);
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
