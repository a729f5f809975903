import type { TableView } from '@/lib/features/table/load/table-view';
import type { TurnReview } from '@/lib/game/analysis/review/review';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';

interface LinkProps {
  readonly table: TableView;
  readonly turn: TurnReview;
}

/** Link to the review of a turn. */
export function TurnLink({ table, turn: { turn, seat } }: LinkProps) {
  const words = useWords();
  return (
    <a
      className="inline-flex min-h-target items-center"
      href={`/games/${table.gameId}/review?turn=${turn}#turn`}
    >
      {words.t('review.one.title', { turn, name: seatName(words, table.seats, seat) })}
    </a>
  );
}
