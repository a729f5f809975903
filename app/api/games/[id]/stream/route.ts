import { countedAddress } from '@/lib/platform/auth/address';
import { streamContract } from '@/lib/features/clocks/contract-stream';
import { endpoint } from '@/app/api/_shared/endpoint';
import { NO_STREAM } from '@/app/api/_shared/no-stream';
import { routes } from '@/lib/platform/http/endpoint';
import { streamOf } from '@/lib/platform/live/stream';
import { turnClocks } from '@/lib/features/clocks/turn-clocks';
import { loadTable } from '@/lib/features/table/load/load-table';
import { rowsTeller, versionTeller } from '@/lib/features/table/commands/rows-news';
import { refused } from '@/lib/platform/http/refused';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { standingLooks } from '@/lib/features/seats/standing-look';

export const dynamic = 'force-dynamic';
/** Seconds. Serverless hosts limit a function's run time; the page then reconnects. */
export const maxDuration = 300;

const stream = endpoint(streamContract, async ({ params, query, headers, signal }) => {
  const visitor = await visitorOfRequest(params.id, headers);
  const table = await loadTable(params.id, visitor, { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  const seat = table.me === undefined ? undefined : `${params.id} ${table.me}`;
  const opener = { address: countedAddress(headers), person: visitor.userId ?? seat };
  const known = headers.get('last-event-id') ?? undefined;
  const rowsOf = query.rows === '1' ? rowsTeller(params.id, visitor, table.me, turnClocks) : undefined;
  const versionOf = versionTeller(params.id, visitor, table.me);
  const shown = query.here === '1' ? table.me : undefined;
  const proof = standingLooks(headers, [{ gameId: params.id, visitor, me: table.me }]);
  const seen = { gameId: params.id, known, rowsOf, versionOf, seat: shown };
  const response = streamOf({ ...seen, proof, signal, opener });
  return typeof response === 'string' ? { problem: NO_STREAM[response] } : { response };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(stream);
