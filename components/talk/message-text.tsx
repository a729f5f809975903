import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { atKey } from '@/lib/game/drawing/board-location';
import { placeName, placeNow, textParts } from '@/lib/game/wording/places';

interface MessageProps {
  readonly table: TableView;
  readonly text: string;
  /** The newest step when it was written. */
  readonly seq: number;
}

/**
 * The text of a message. A place links to the position of that time; next to the board it is shown there
 * (components/live/live-table.tsx).
 */
export function MessageText({ table, text, seq }: MessageProps) {
  const words = useWords();
  const { pack, view, gameId } = table;
  const board = { words, pack, side: view.state.setup.variant.actionSide };
  return textParts(text).map((part, i) => {
    if (typeof part === 'string') return part;
    const place = placeName(board, part);
    return (
      <a
        key={i}
        className="font-semibold"
        href={`/games/${gameId}/at/${seq}?look=${atKey(part.kind, part.id)}`}
        data-place={placeNow(view.state, part)}
        title={words.t('talk.showPlace', { place })}
      >
        {place}
      </a>
    );
  });
}
