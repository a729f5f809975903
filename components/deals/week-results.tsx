import { Panel } from '@/components/ui/panel';
import { WideTable } from '@/components/ui/wide';
import type { WeekView, WeekTable } from '@/lib/features/deals/week-results';
import { useWords } from '@/lib/platform/i18n/current-words';
import { CompareCell, comparedGame, ResultRow, ResultsTable } from './results-table';

/** List the winner of each table, or every player. */
export const RESULTS_BY = ['winners', 'everybody'] as const;
export type ResultsBy = (typeof RESULTS_BY)[number];

interface WeekResultsProps {
  readonly stand: WeekView;
  readonly by: ResultsBy;
}

/** The results of a week, for readers who may see them. */
export function WeekResults({ stand, by }: WeekResultsProps) {
  const { t } = useWords();
  const { tables, results = [], isOpen } = stand;
  const mine = comparedGame(stand);
  return (
    <Panel id="results" title={t('daily.results')}>
      {!tables && <p>{t('daily.hidden.weekly')}</p>}
      {tables?.length === 0 && <p>{t(isOpen ? 'daily.noneOver.weekly' : 'weekly.none')}</p>}
      {tables && tables.length > 0 && (
        <>
          <Order {...{ stand, by }} />
          {by === 'winners' && <Tables {...{ tables, mine }} />}
          {by === 'everybody' && <ResultsTable {...{ results, mine }} beside={t('weekly.bestOther')} />}
        </>
      )}
    </Panel>
  );
}

function Order({ stand: { week, players }, by }: WeekResultsProps) {
  const { t } = useWords();
  return (
    <nav aria-label={t('weekly.by')}>
      <ul className="row list-none p-0">
        {RESULTS_BY.map((each) => (
          <li key={each}>
            <a
              className={`btn ${each === by ? 'btn-main' : ''}`}
              aria-current={each === by ? 'true' : undefined}
              href={`/weekly/${week}?players=${players}&by=${each}#results`}
            >
              {t(`weekly.${each}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TablesProps {
  readonly tables: readonly WeekTable[];
  readonly mine: string | undefined;
}

function Tables({ tables, mine }: TablesProps) {
  const { t } = useWords();
  const isCompared = mine !== undefined && tables.some(({ gameId }) => gameId !== mine);
  return (
    <WideTable label={t('daily.results')} isOfNumbers>
      <thead>
        <tr>
          <th scope="col">{t('daily.rank')}</th>
          <th scope="col" className="text-start!">
            {t('weekly.winner')}
            <span className="small muted block font-normal">{t('weekly.others')}</span>
          </th>
          <th scope="col">{t('daily.points')}</th>
          <th scope="col">{t('weekly.together')}</th>
          {isCompared && <th scope="col">{t('daily.compare')}</th>}
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => (
          <Row key={table.gameId} {...{ table, mine, isCompared }} />
        ))}
      </tbody>
    </WideTable>
  );
}

interface RowProps extends Pick<TablesProps, 'mine'> {
  readonly table: WeekTable;
  readonly isCompared: boolean;
}

function Row({ table, mine, isCompared }: RowProps) {
  const { t } = useWords();
  const { gameId, rank, isMine, seats, points } = table;
  const nameOf = ({ name }: WeekTable['seats'][number]) => name || t('site.guest');
  const winner = seats.filter(({ isWinner }) => isWinner).map(nameOf)[0] ?? '';
  const others = seats.filter(({ isWinner }) => !isWinner).map((seat) => `${nameOf(seat)} ${seat.score}`);
  return (
    <ResultRow isMine={isMine}>
      <td className="text-start!">{rank}</td>
      <th scope="row" className="text-start!">
        <a
          className="inline-flex min-h-target items-center"
          href={`/games/${gameId}/at/1`}
          aria-label={t('weekly.replay', { name: winner })}
        >
          {winner}
        </a>
        <span className="small muted block font-normal">{others.join(', ')}</span>
      </th>
      <td>{seats[0]?.score ?? 0}</td>
      <td>{points}</td>
      {isCompared && <CompareCell {...{ gameId, mine }} name={winner} />}
    </ResultRow>
  );
}
