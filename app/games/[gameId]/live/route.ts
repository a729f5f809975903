import { emptyResponse } from '@/lib/platform/http/empty';
import { noteDifference } from '@/lib/features/table/load/live-stand';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { readJson } from '@/lib/platform/http/body';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { isGameId, seatOfVisitor } from '../visitor';
import { answerOf } from './answer';

const Hash = z
  .string()
  .regex(/^(?:[0-9a-f]{64})?$/)
  .optional();
const Report = z.object({ seq: z.int(), commandId: z.uuid(), predicted: Hash, decided: Hash });
/** Pages older than this version send a single one. */
const Reports = z.union([z.array(Report).min(1).max(16), Report.transform((report) => [report])]);

/** A browser reports answers that differ from its own computation: there is a bug, here or there. */
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
 * The table for a browser that plays on locally; with `since`, only the news since that row; with `film`, the
 * turns that the player has missed.
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
