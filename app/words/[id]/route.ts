import { emptyResponse } from '@/lib/platform/http/empty';
import { liveWordsOf } from '../live-words';

/** The words of the live table in one language, as JSON. */
export async function GET(_request: Request, { params }: RouteContext<'/words/[id]'>): Promise<Response> {
  const text = liveWordsOf((await params).id);
  if (text === undefined) return emptyResponse(404);
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return new Response(text, { headers });
}
