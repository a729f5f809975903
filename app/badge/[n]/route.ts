import { appIconWithCount } from '@/lib/game/drawing/app-icon';
import { emptyResponse } from '@/lib/platform/http/empty';
import { sharedDocument } from '@/lib/platform/http/shared-document';

/** The site icon with the number of waiting tables. Ten means more than nine. */
export async function GET({ headers }: Request, { params }: RouteContext<'/badge/[n]'>): Promise<Response> {
  const { n } = await params;
  if (!/^([1-9]|10)$/.test(n)) return emptyResponse(404);
  const make = () => appIconWithCount(Number(n));
  return sharedDocument(headers, { at: `/badge/${n}`, type: 'image/svg+xml', maxAgeS: 604_800, make });
}
