import { localeHere } from '@/lib/i18n/here';
import { loadTableAt } from '@/lib/service/load-position';
import { momentPicture } from '@/lib/service/prompts/picture';
import { isGameId, visitorOf } from '../../../looker';

/** The board of a moment as a picture, for whoever may look at the table: what a link to the moment is announced with. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/games/[gameId]/at/[seq]/picture'>,
): Promise<Response> {
  const { gameId, seq } = await params;
  const isAddress = isGameId(gameId) && /^\d{1,7}$/.test(seq);
  const table = isAddress && (await loadTableAt(gameId, Number(seq), await visitorOf(gameId)));
  if (!table) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const png = await momentPicture(table, await localeHere());
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=86400' },
  });
}
