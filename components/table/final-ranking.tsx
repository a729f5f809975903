import type { TableView } from '@/lib/service/table-view';
import { seatIcon } from '@/components/board/svg/seat-marks';
import { Symbol } from '@/components/board/symbol';
import { RuleLink } from '@/components/prompt/rule-link';
import { useWords } from '@/lib/i18n/here';
import { seatName } from '@/lib/wording/names';
import { describePoints } from '@/lib/wording/terms';

/** Who won, once the game is over; of equals whoever is later in turn order (SCORE-12). */
export function FinalRanking({ table }: { readonly table: TableView }) {
  const words = useWords();
  const ranking = table.view.state.ranking;
  if (!ranking) return null;
  const totals = ranking.map((seat) => table.scores.find((score) => score.seat === seat)?.total ?? 0);
  const hasEquals = totals.some((total, place) => total === totals[place + 1]);
  return (
    <section id="prompt" className="panel stack" aria-label={words.t('table.result')}>
      <h2 className="initial">{words.t('table.gameOver')}</h2>
      <ol className="ranking">
        {ranking.map((seat, place) => (
          <li key={seat}>
            <Symbol pack={table.pack} name={seatIcon(seat)} />
            <strong>{seatName(words, table.seats, seat)}</strong>
            <span className="sr-only">: </span>
            <span className="ranking-points">{describePoints(words, totals[place] ?? 0)}</span>
          </li>
        ))}
      </ol>
      {hasEquals && (
        <p className="small">
          {words.t('table.equalPoints')} <RuleLink topic="SCORE-12" of={words.t('table.result')} />
        </p>
      )}
      {table.me !== undefined && (
        <form action={`/games/${table.gameId}/rematch`} method="post" className="stack">
          <p className="small">{words.t('tables.rematch.why')}</p>
          <button className="btn btn-main">{words.t('tables.rematch.button')}</button>
        </form>
      )}
    </section>
  );
}
