import { packNamed } from '@/components/board/pack-url';
import { findPack } from '@/lib/features/boxes/load-pack';
import type { PackData } from '@/lib/game/engine/pack';
import { emptyResponse } from '@/lib/platform/http/empty';

/**
 * The content of a pack as data. The rules in the browser read it. A version that has been played never
 * changes, so it may be cached.
 */
export async function GET(_request: Request, { params }: RouteContext<'/pack/[id]'>): Promise<Response> {
  const { id } = await params;
  const named = packNamed(id);
  const pack = named && (await findPack(named));
  if (!pack) return emptyResponse(404);
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=86400' };
  return new Response(dataOf(pack), { headers });
}

const kept = new WeakMap<PackData, string>();

/** Excludes lookup maps and the members that only people read. */
function dataOf(pack: PackData): string {
  const known = kept.get(pack);
  if (known) return known;
  const json = JSON.stringify(pack, (key, value) =>
    key === 'provenance' || value instanceof Map || value instanceof Set ? undefined : value,
  );
  kept.set(pack, json);
  return json;
}
