import type { Metadata } from 'next';
import type { TableView } from '@/lib/features/table/load/table-view';
import { clockWords } from '@/lib/game/wording/position';
import { isHidden } from '@/lib/game/wording/setup';
import type { Wording } from '@/lib/game/wording/wording';
import { env } from '@/lib/platform/env';
import { nameSeats } from './name-seats';

/** Pixel size of the image that `momentPicture` draws. */
const [WIDTH, HEIGHT] = [1000, 1330];

/**
 * Link preview of a table or seat: players, progress and the public board. For a table that only players may
 * watch, only its name.
 */
export function shareMetadataOf(words: Wording, table: TableView): Metadata['openGraph'] {
  const { gameId, name, seq, pack, view, watchers } = table;
  if (isHidden(watchers)) return { title: name, description: words.t('site.description') };
  const players = words.list(nameSeats(words, table).seats.map((seat) => seat.name));
  const clock = clockWords({ words, pack, state: view.state });
  return {
    title: name,
    description: words.t('site.shared', { players, clock }),
    images: [{ url: `${env().APP_URL}/games/${gameId}/at/${seq}/picture`, width: WIDTH, height: HEIGHT }],
  };
}
