import { emptyResponse } from '@/lib/platform/http/empty';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { loadTableAt } from '@/lib/features/history/load-position';
import { momentPicture, posterOf, smallPicture } from '@/lib/features/notify/picture';
import { isGameId, visitorOf } from '../../../visitor';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { cacheControlOf } from '@/lib/features/history/read-log';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';

/**
 * The board of a moment as a picture, for visitors who may look at the table. A link to the moment is
 * announced with it. `?poster` makes a poster with the players; `?small` shows the city for a list.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/at/[seq]/picture'>,
): Promise<Response> {
  const tooMany = await refuseTooMany('picture', request);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany));
  const { gameId, seq } = await params;
  const isAddress = isGameId(gameId) && /^\d{1,7}$/.test(seq);
  const table = isAddress && (await loadTableAt(gameId, Number(seq), await visitorOf(gameId)));
  if (!table) return emptyResponse(404);
  const png = await drawingFor(request)(table, await currentLocale());
  const control = await cacheControlOf(gameId, 'private, max-age=86400');
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': control },
  });
}

function drawingFor({ url }: Request): typeof momentPicture {
  const { searchParams } = new URL(url);
  if (searchParams.has('poster')) return posterOf;
  return searchParams.has('small') ? smallPicture : momentPicture;
}
