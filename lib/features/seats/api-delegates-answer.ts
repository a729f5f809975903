import 'server-only';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { planToConfirm } from '@/lib/features/plans/confirm';
import { findDelegation } from '@/lib/features/seats/delegates/delegates';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { refused } from '@/lib/platform/http/refused';

/** The permissions of a delegate's token; undefined for other tokens. */
export async function answerMine(gameId: string, who: Visitor): Promise<ApiResult | undefined> {
  const found = await findDelegation(who.token);
  if (found?.gameId !== gameId) return undefined;
  if (found.isOver) return refused({ kind: 'delegate-ended' });
  const { seat, power, until } = found;
  const plan = power === 'plans' ? await planToConfirm(found) : undefined;
  const mine = { power, until, ...(plan ? { plan } : {}) };
  return { ok: true, value: { body: { seat, delegates: [], mine } } };
}
