import { loadTableAt } from '@/lib/features/history/load-position';
import { cacheControlOf } from '@/lib/features/history/read-log';
import { pictureAnswer } from '@/app/preview/picture-answer';
import { momentPicture, posterOf, cityOf, tableCard } from '@/lib/features/notify/picture';
import type { TableView } from '@/lib/features/table/load/table-view';
import { RECENT_ROWS } from '@/lib/game/eventlog/row';
import { localeOf, type Locale } from '@/lib/game/wording/language/locales';
import { currentLocale } from '@/lib/platform/i18n/request-words';
import { tableRoute } from '../../../table-route';
import { isStep, visitorOf } from '../../../visitor';

/**
 * The board of a moment as a picture, for link previews and for visitors who may look at the table. `?card=LANGUAGE`
 * draws the preview of a link; its language is in the address, because it is fetched without the reader's.
 * `?from=ROW` rings every change since a row, `?poster` draws a poster with the players, `?small` shows the
 * city for a list and `?city` for a page, with `&dark` by the dark theme.
 */
export const GET = tableRoute<{ gameId: string; seq: string }>(async ({ gameId, seq, query, request }) => {
  const table = isStep(seq) && (await loadTableAt(gameId, Number(seq), await visitorOf(gameId)));
  if (!table) return undefined;
  const png = await drawingFor(query, table.seq)(table, await currentLocale());
  return pictureAnswer(request, png, await cacheControlOf(gameId, 'private, max-age=86400'));
}, 'picture');

type Draw = (table: TableView, locale: Locale) => Promise<Uint8Array>;

/** The requested drawing. If the turn is too long, only its last step is ringed. */
function drawingFor(query: URLSearchParams, seq: number): Draw {
  const from = Number(query.get('from') ?? Number.NaN);
  const isTurn = Number.isInteger(from) && from < seq && from >= Math.max(1, seq - RECENT_ROWS);
  const language = localeOf(query.get('card'));
  if (language) return (table) => tableCard(table, language, isTurn ? from : undefined);
  if (query.has('poster')) return posterOf;
  const theme = query.has('dark') ? 'dark' : 'light';
  if (query.has('small')) return (table, locale) => cityOf(table, locale, { width: 'small', theme });
  if (query.has('city')) return (table, locale) => cityOf(table, locale, { width: 'wide', theme });
  return (table, locale) => momentPicture(table, locale, isTurn ? from : undefined);
}
