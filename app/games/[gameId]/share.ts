import type { Metadata } from 'next';
import { cardPreview, previewMeta } from '@/app/preview/cards';
import type { TableView } from '@/lib/features/table/load/table-view';
import { clockWords } from '@/lib/game/wording/position';
import { isHidden } from '@/lib/game/wording/setup';
import type { Wording } from '@/lib/game/wording/wording';
import { nameSeats } from './name-seats';

/**
 * Link preview of a table or seat: players, progress and the public board. For a table that only players may
 * watch, only its name.
 */
export function shareMetadataOf(words: Wording, table: TableView, title = table.name): Metadata['openGraph'] {
  const { pack, view, watchers } = table;
  if (isHidden(watchers))
    return cardPreview(words, 'seat', { title, description: words.t('site.description') });
  const players = words.list(nameSeats(words, table).seats.map((seat) => seat.name));
  const clock = clockWords({ words, pack, state: view.state });
  const told = { title, description: words.t('site.shared', { players, clock }) };
  return momentPreview(words, table, told);
}

/** Link preview of a moment of a table, with rings around the changes since row `from`. */
export function momentPreview(
  words: Wording,
  { gameId, seq, name }: Pick<TableView, 'gameId' | 'seq' | 'name'>,
  told: { readonly title: string; readonly description: string },
  from?: number,
): Metadata['openGraph'] {
  const since = from === undefined ? '' : `&from=${from}`;
  const path = `/games/${gameId}/at/${seq}/picture?card=${words.locale}${since}`;
  return previewMeta(words, told, { path, alt: words.t('mail.picture', { table: name, step: seq }) });
}
