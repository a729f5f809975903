import { appIconWithCount } from '@/lib/game/drawing/app-icon';
import { emptyResponse } from '@/lib/platform/http/empty';

/** The site icon with the number of waiting tables. Ten means more than nine. */
export async function GET(_request: Request, { params }: RouteContext<'/badge/[n]'>): Promise<Response> {
  const { n } = await params;
  if (!/^([1-9]|10)$/.test(n)) return emptyResponse(404);
  return new Response(appIconWithCount(Number(n)), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
  });
}
