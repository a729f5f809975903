import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { playAfterResponse } from '@/lib/features/notify/after-move';
import { lookContract } from '@/lib/features/table/contract';
import { lookerOfRequest } from '@/app/api/_shared/visitor';
import { tableAnswer } from '@/app/api/_shared/table-answer';
import { loadTable } from '@/lib/features/table/load-table';
import { waitsForComputer } from '@/lib/features/table/seat-infos';
import { refused } from '@/lib/platform/http/refused';

export const maxDuration = 60;

const look = endpoint(lookContract, async ({ params, headers }) => {
  const who = await lookerOfRequest(params.id, headers);
  if (!who.ok) return who;
  const table = await loadTable(params.id, who.value, { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  playAfterResponse(params.id, waitsForComputer(table));
  return { ok: true, value: { body: tableAnswer(table) } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(look);
