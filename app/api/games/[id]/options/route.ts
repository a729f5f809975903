import { optionsContract } from '@/lib/features/table/contract-play';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { requireSeat } from '@/app/api/_shared/visitor';
import { loadTable } from '@/lib/features/table/load-table';
import { refused } from '@/lib/platform/http/refused';

const list = endpoint(optionsContract, async ({ params: { id }, headers }) => {
  const me = await requireSeat(id, headers);
  if (!me.ok) return me;
  const table = await loadTable(id, me.value, { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  const { seq, options } = table;
  const commands = (options?.commands ?? []).map((option) =>
    option.command.type === 'Undo' ? { ...option, takesBack: true } : option,
  );
  return { ok: true, value: { body: { seq, commands, open: options?.open ?? [] } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
