import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { playAfterResponse } from '@/lib/features/jobs/jobs';
import { lookContract } from '@/lib/features/table/contract';
import { lookerOfRequest } from '@/app/api/_shared/visitor';
import { tableAnswer } from '@/app/api/_shared/table-answer';
import { loadTable } from '@/lib/features/table/load/load-table';
import { waitsForComputer } from '@/lib/features/table/load/seat-infos';
import { refused } from '@/lib/platform/http/refused';

export const maxDuration = 60;

const look = endpoint(lookContract, async ({ params, headers }) => {
  const who = await lookerOfRequest(params.id, headers);
  // A token without access still sees the public view of an open table.
  const table = await loadTable(params.id, who.ok ? who.value : {}, { log: 'none' });
  if (!table) return who.ok ? refused({ kind: 'unknown-table' }) : who;
  playAfterResponse(params.id, waitsForComputer(table));
  const token = who.ok ? {} : { unproven: who.error.kind };
  return { ok: true, value: { body: { ...tableAnswer(table), ...token } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(look);
