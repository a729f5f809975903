import type { ReactNode } from 'react';
import { Symbol } from '@/components/board/symbol';
import type { TableView } from '@/lib/features/table/load/table-view';
import { countedRanking } from '@/lib/game/competing/result';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import { seatName } from '@/lib/game/wording/names';
import { describePoints } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { AfterEnd, Rematch } from './after-end';
import { FinalCount } from './final-count';
import { HowTableEnded } from './how-it-ended';
import { WhereFrom } from './where-from';

interface RankingProps {
  readonly table: TableView;
  /** A solo game among its player's others. */
  readonly solo?: ReactNode;
  /** Whether final scoring counts up. */
  readonly counts?: boolean | undefined;
}

/** The final ranking, as an organiser may have corrected it. In a tie, the player later in turn order wins (SCORE-12). */
export function FinalRanking({ table, solo, counts = false }: RankingProps) {
  const words = useWords();
  const { ranking } = table.view.state;
  if (!ranking) return null;
  const totalOf = (seat: number) => table.scores.find((score) => score.seat === seat)?.total ?? 0;
  return (
    <section
      id="moves"
      tabIndex={-1}
      className="panel stack"
      aria-label={words.t('table.result')}
      data-counts={counts ? '' : undefined}
    >
      <h2 className="initial">{words.t('table.gameOver')}</h2>
      <div className="after-count stack">
        <WhereFrom table={table} />
        <ol className="ranking grid list-none gap-1 p-0 [counter-reset:rank]">
          {countedRanking(ranking, table.ending?.places).map(({ seat, place }) => (
            <li key={seat} style={{ counterSet: `rank ${place}` }}>
              <Symbol pack={table.pack} name={seatIcon(seat)} />
              <strong>{seatName(words, table.seats, seat)}</strong>
              <span className="sr-only">: </span>
              <span className="ml-auto font-semibold whitespace-nowrap">
                {describePoints(words, totalOf(seat))}
              </span>
            </li>
          ))}
        </ol>
        <HowTableEnded table={table} />
        {solo}
        <Rematch table={table} />
      </div>
      <FinalCount table={table} counts={counts} />
      <AfterEnd table={table} />
    </section>
  );
}
