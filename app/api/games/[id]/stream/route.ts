import { streamContract } from '@/lib/http/contracts/tables';
import { endpoint, routes } from '@/lib/http/endpoint';
import { problem } from '@/lib/http/problem';
import { streamOf } from '@/lib/live/stream';
import { loadTable } from '@/lib/service/load-table';
import { refused } from '@/lib/service/refused';
import { visitorOfRequest } from '@/lib/service/seats';

export const dynamic = 'force-dynamic';
/** On hosts that count the time of a function: then the page comes again. */
export const maxDuration = 300;

const stream = endpoint(streamContract, async ({ params, headers, signal }) => {
  const table = await loadTable(params.id, await visitorOfRequest(params.id, headers), { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  const known = headers.get('last-event-id') ?? undefined;
  const response = streamOf({ gameId: params.id, known, signal });
  return response ? { response } : { problem: problem('too-many-streams', 'Ask now and then instead.') };
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(stream);
