import { packNamed } from '@/components/board/pack-url';
import { findPack } from '@/lib/features/boxes/load-pack';
import { emptyResponse } from '@/lib/platform/http/empty';
import { sharedDocument } from '@/lib/platform/http/shared-document';

/**
 * The content of a pack as data. The rules in the browser read it. A version that has been played never
 * changes, so it may be cached.
 */
export async function GET({ headers }: Request, { params }: RouteContext<'/pack/[id]'>): Promise<Response> {
  const { id } = await params;
  const named = packNamed(id);
  const pack = named && (await findPack(named));
  if (!pack) return emptyResponse(404);
  // Excludes lookup maps and the members that only people read.
  const make = () =>
    JSON.stringify(pack, (key, value) =>
      key === 'provenance' || value instanceof Map || value instanceof Set ? undefined : value,
    );
  return sharedDocument(headers, { at: pack, type: 'application/json', maxAgeS: 86_400, make });
}
