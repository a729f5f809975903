import { RuleLink } from '@/components/move/rule-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import { endingOfResult } from '@/lib/game/competing/result';
import { goneFrom, resultWords } from '@/lib/game/wording/game-ending';
import { seatName } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';

/** How a game ended, on a line of its own: who left, and why the first one is first. */
export function HowItEnded(result: Parameters<typeof resultWords>[1]) {
  return <span className="small block muted">{resultWords(useWords(), result)}</span>;
}

/** The same for a table whose game is over, with the rule that broke a tie. */
export function HowTableEnded({ table }: { readonly table: TableView }) {
  const words = useWords();
  const { seats, scores, ending, view } = table;
  // A game that the browser plays without the server has no ending.
  const { how, winner } = ending ?? { how: 'played-out' };
  const ranking = view.state.ranking ?? [];
  const people = scores
    .filter(({ seat }) => !seats.some((each) => each.automatic && each.seat === seat))
    .map(({ seat, total }) => {
      const isFirst = winner === undefined || winner === seat;
      const place = ranking.includes(seat) ? ranking.indexOf(seat) + 1 : isFirst ? 1 : 2;
      return { name: seatName(words, seats, seat), place, points: total, left: false };
    });
  const isTied = endingOfResult(how, people).ties.length > 0;
  return (
    <p className="small">
      {resultWords(words, { how, people: [...people, ...goneFrom(words, table)] })}{' '}
      {isTied && <RuleLink topic="SCORE-12" of={words.t('table.result')} />}
    </p>
  );
}
