import type { TableView } from '@/lib/service/table-view';
import { count } from '@/lib/wording/grammar';
import { seatName } from '@/lib/wording/names';

/** Who won, once the game is over. */
export function FinalRanking({ table }: { readonly table: TableView }) {
  const ranking = table.view.state.ranking;
  if (!ranking) return null;
  return (
    <section id="prompt" className="panel stack" aria-label="Result">
      <h2 className="initial">The game is over</h2>
      <ol className="words">
        {ranking.map((seat) => (
          <li key={seat}>
            <strong>{seatName(table.seats, seat)}</strong>:{' '}
            {count(table.scores.find((score) => score.seat === seat)?.total ?? 0, 'point')}
          </li>
        ))}
      </ol>
    </section>
  );
}
