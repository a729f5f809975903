import { NO_STREAM } from '@/lib/features/clocks/api-streams';
import { standingLooks } from '@/lib/features/seats/standing-look';
import { countedAddress } from '@/lib/platform/auth/address';
import { emptyResponse } from '@/lib/platform/http/empty';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problem, problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { streamOfPages } from '@/lib/platform/live/stream';
import { MAX_TABLES, StreamedTables, visitTable } from './tables';

export const dynamic = 'force-dynamic';
/** Seconds. Serverless hosts limit a function's run time; the browser then reconnects. */
export const maxDuration = 300;

/** One stream for all tables that are open in a browser; see components/live/shared-stream.ts. */
export async function GET(request: Request): Promise<Response> {
  const { headers, signal, url } = request;
  const asked = StreamedTables.safeParse(new URL(url).searchParams.getAll('t'));
  if (!asked.success)
    return problemResponse(
      problem('invalid-request', `Name 1 to ${MAX_TABLES} tables as t=id,here,version.`),
    );
  const tooMany = await refuseTooMany('stream', headers);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany));
  const visits = await Promise.all(asked.data.map((table) => visitTable(table, headers)));
  const visible = visits.flatMap((each) => each ?? []);
  const [first] = visible;
  if (!first) return emptyResponse(404);
  const opener = { address: countedAddress(headers), person: first.person };
  const tables = visible.map(({ table }) => table);
  const proof = standingLooks(
    headers,
    visible.map(({ look }) => look),
  );
  const response = streamOfPages({ tables, proof, signal, opener });
  return typeof response === 'string' ? problemResponse(NO_STREAM[response]) : response;
}
