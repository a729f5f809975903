import { loadTableAt } from '@/lib/features/history/load-position';
import { cacheControlOf } from '@/lib/features/history/read-log';
import { momentPicture, posterOf, cityOf } from '@/lib/features/notify/picture';
import type { TableView } from '@/lib/features/table/load/table-view';
import { RECENT_ROWS } from '@/lib/game/eventlog/row';
import type { Locale } from '@/lib/game/wording/language/locales';
import { emptyResponse } from '@/lib/platform/http/empty';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../../../visitor';

/**
 * The board of a moment as a picture, for link previews and for visitors who may look at the table.
 * `?from=ROW` rings every change since a row, `?poster` draws a poster with the players, `?small` shows the
 * city for a list.
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
  const png = await drawingFor(request, table.seq)(table, await currentLocale());
  const control = await cacheControlOf(gameId, 'private, max-age=86400');
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': control },
  });
}

type Draw = (table: TableView, locale: Locale) => Promise<Uint8Array>;

/** The requested drawing. If the turn is too long, only its last step is ringed. */
function drawingFor({ url }: Request, seq: number): Draw {
  const { searchParams } = new URL(url);
  if (searchParams.has('poster')) return posterOf;
  if (searchParams.has('small')) return (table, locale) => cityOf(table, locale, 'small');
  if (searchParams.has('city')) return (table, locale) => cityOf(table, locale, 'wide');
  const from = Number(searchParams.get('from') ?? Number.NaN);
  const isTurn = Number.isInteger(from) && from < seq && from >= Math.max(1, seq - RECENT_ROWS);
  return (table, locale) => momentPicture(table, locale, isTurn ? from : undefined);
}
