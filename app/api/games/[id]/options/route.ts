import { optionsContract } from '@/lib/features/table/contract-play';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { requireSeatOfTable } from '@/app/api/_shared/visitor';
import { loadOptions } from '@/lib/features/table/commands/load-options';
import { optionsAnswer } from '@/app/api/_shared/options-answer';
import { refused } from '@/lib/platform/http/refused';

const list = endpoint(optionsContract, async ({ params: { id }, headers }) => {
  const me = await requireSeatOfTable(id, headers);
  if (!me.ok) return me;
  const found = await loadOptions(me.value);
  if (!found) return refused({ kind: 'unknown-table' });
  const { seq, options } = found;
  return { ok: true, value: { body: { seq, ...optionsAnswer(options) } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
