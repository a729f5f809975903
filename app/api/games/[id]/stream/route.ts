import { countedAddress } from '@/lib/platform/auth/address';
import { streamContract } from '@/lib/features/table/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import { streamOf } from '@/lib/platform/live/stream';
import { loadTable } from '@/lib/features/table/load-table';
import { refused } from '@/lib/platform/http/refused';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const dynamic = 'force-dynamic';
/** On hosts that count the time of a function: then the page comes again. */
export const maxDuration = 300;

/** When a page tries again that asks now and then meanwhile. */
const RETRY_S = 60;
const ASK_INSTEAD = 'Ask now and then instead.';
const REFUSALS = {
  'too-many': problem('too-many-streams', ASK_INSTEAD, { retryAfter: RETRY_S }),
  full: problem('streams-full', ASK_INSTEAD, { retryAfter: RETRY_S }),
};

const stream = endpoint(streamContract, async ({ params, headers, signal }) => {
  const visitor = await visitorOfRequest(params.id, headers);
  const table = await loadTable(params.id, visitor, { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  const seat = table.me === undefined ? undefined : `${params.id} ${table.me}`;
  const opener = { address: countedAddress(headers), person: visitor.userId ?? seat };
  const known = headers.get('last-event-id') ?? undefined;
  const response = streamOf({ gameId: params.id, known, signal, opener });
  return typeof response === 'string' ? { problem: REFUSALS[response] } : { response };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(stream);
