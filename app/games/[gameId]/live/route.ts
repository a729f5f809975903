import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { noteDifference } from '@/lib/features/table/load/load-live-snapshot';
import { readJson } from '@/lib/platform/http/body';
import { emptyResponse } from '@/lib/platform/http/empty';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { isGameId, seatOfVisitor } from '../visitor';
import { answerOf } from './answer';

const Hash = z
  .string()
  .regex(/^(?:[0-9a-f]{64})?$/)
  .optional();
const Report = z.object({ seq: z.int(), commandId: z.uuid(), predicted: Hash, decided: Hash });
/** Pages loaded before this version send a single report. */
const Reports = z.union([z.array(Report).min(1).max(16), Report.transform((report) => [report])]);

/** Receives reports of browsers whose result differs from the server's. Each one is a bug in one of them. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/live'>,
): Promise<Response> {
  const tooMany = await refuseTooMany('report', request);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany));
  const { gameId } = await params;
  const seat = isGameId(gameId) ? await seatOfVisitor(gameId) : undefined;
  if (seat === undefined) return emptyResponse(404);
  const read = await readJson(request);
  const reports = Reports.safeParse(read.ok ? read.value : undefined);
  if (!reports.success) return emptyResponse(400);
  for (const report of reports.data) noteDifference(gameId, seat, report);
  return emptyResponse(204);
}

const HEADERS = { 'cache-control': 'private, no-store' };

/**
 * The table for local play. `since` returns only later news; `film` returns the turns that the player has
 * missed.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/games/[gameId]/live'>,
): Promise<Response> {
  const { gameId } = await params;
  const query = request.nextUrl.searchParams;
  const found = isGameId(gameId) ? await answerOf(gameId, query) : undefined;
  return found ? Response.json(found, { headers: HEADERS }) : emptyResponse(404);
}
