import { z } from 'zod';
import { noteDifference } from '@/lib/features/table/load/load-live-snapshot';
import { readJson } from '@/lib/platform/http/body';
import { emptyResponse } from '@/lib/platform/http/empty';
import { FRESH, tableRoute } from '../table-route';
import { seatOfVisitor } from '../visitor';
import { answerOf } from './answer';

const Hash = z
  .string()
  .regex(/^(?:[0-9a-f]{64})?$/)
  .optional();
const Report = z.object({ seq: z.int(), commandId: z.uuid(), predicted: Hash, decided: Hash });
/** Pages loaded before this version send a single report. */
const Reports = z.union([z.array(Report).min(1).max(16), Report.transform((report) => [report])]);

/** Receives reports of browsers whose result differs from the server's. Each one is a bug in one of them. */
export const POST = tableRoute(async ({ gameId, request }) => {
  const seat = await seatOfVisitor(gameId);
  if (seat === undefined) return undefined;
  const read = await readJson(request);
  const reports = Reports.safeParse(read.ok ? read.value : undefined);
  if (!reports.success) return emptyResponse(400);
  for (const report of reports.data) noteDifference(gameId, seat, report);
  return emptyResponse(204);
}, 'report');

/**
 * The table for local play. `since` returns only later news; `film` returns the turns that the player has
 * missed.
 */
export const GET = tableRoute(async ({ gameId, query }) => {
  const found = await answerOf(gameId, query);
  return found && Response.json(found, { headers: FRESH });
});
