import { lastingOf } from '@/components/history/stepping/replay-data';
import type { LiveData } from '@/components/live/live-data';
import { getWords } from '@/lib/platform/i18n/request-words';
import { loadLiveStand, noteDifference } from '@/lib/features/table/live-stand';
import { z } from 'zod';
import { readJson } from '@/lib/platform/http/body';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { isGameId, seatOfVisitor, visitorOf } from '../visitor';
import { named } from '../named';

const Report = z.object({ seq: z.int(), commandId: z.uuid() });

/** A browser tells of an answer that was not what it had worked out: there is a bug, here or there. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/live'>,
): Promise<Response> {
  const tooMany = await refuseTooMany('report', request);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany));
  const { gameId } = await params;
  const seat = isGameId(gameId) ? await seatOfVisitor(gameId) : undefined;
  if (seat === undefined) return new Response(null, { status: 404 });
  const read = await readJson(request);
  const report = Report.safeParse(read.ok ? read.value : undefined);
  if (!report.success) return new Response(null, { status: 400 });
  noteDifference(gameId, seat, report.data);
  return new Response(null, { status: 204 });
}

/** The table for a browser that plays on by itself; nothing where it does not wait for whoever asks. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/games/[gameId]/live'>,
): Promise<Response> {
  const { gameId } = await params;
  const headers = { 'cache-control': 'private, no-store' };
  const found = isGameId(gameId) ? await loadLiveStand(gameId, await visitorOf(gameId)) : undefined;
  if (!found) return new Response(null, { status: 404, headers });
  const { table, base } = found;
  const data: LiveData = {
    table: lastingOf(named(await getWords(), table)),
    base,
    rows: table.log,
    offers: table.view.offers,
  };
  return Response.json(data, { headers });
}
