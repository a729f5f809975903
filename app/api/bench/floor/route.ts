import { problem, problemResponse } from '@/lib/platform/http/problem';
import { isBenchOpen, writeFloor } from '@/lib/platform/ops/bench';

/** Baseline for measuring command submission. Open only while `npm run bench` runs. */
export async function POST(): Promise<Response> {
  if (!isBenchOpen()) return problemResponse(problem('unknown-route', 'Only the bench has this address.'));
  return Response.json({ id: await writeFloor() });
}
