import type { ReactNode } from 'react';
import { WideTable } from '@/components/ui/wide';
import type { DealResult, DealView } from '@/lib/features/deals/results';
import { useWords } from '@/lib/platform/i18n/current-words';

/** The results of a deal, for readers who may see them. */
export function Results({ stand }: { readonly stand: DealView }) {
  const { t } = useWords();
  const { deal, results, isOpen } = stand;
  return (
    <section className="panel stack" aria-labelledby="results">
      <h2 id="results">{t('daily.results')}</h2>
      {!results && <p>{t(`daily.hidden.${deal.kind}`)}</p>}
      {results?.length === 0 && <p>{t(isOpen ? `daily.noneOver.${deal.kind}` : 'daily.none')}</p>}
      {results && results.length > 0 && <ResultsTable results={results} mine={comparedGame(stand)} />}
    </section>
  );
}

/** The reader's own game, once it is finished and may be compared. */
export function comparedGame({ mine }: DealView): string | undefined {
  return mine?.status === 'finished' ? mine.gameId : undefined;
}

interface TableProps {
  readonly results: readonly DealResult[];
  /** The reader's own game, for comparisons. */
  readonly mine?: string | undefined;
  /**
   * Heading of the second points column. In duels of several tables it names the table; Parler has no points
   * (PARLER-21).
   */
  readonly beside?: string;
}

/** Points of all players, each with links to replay and compare the game. */
export function ResultsTable({ results, mine, beside }: TableProps) {
  const { t } = useWords();
  const others = mine !== undefined && results.some(({ gameId }) => gameId !== mine);
  const isOfTables = results.some(({ table }) => table !== undefined);
  const second = beside ?? (isOfTables ? t('duel.atTable') : undefined);
  return (
    <WideTable label={t('daily.results')} isOfNumbers>
      <thead>
        <tr>
          <th scope="col">{t('daily.rank')}</th>
          <th scope="col" className="text-start!">
            {t('daily.player')}
          </th>
          <th scope="col">{t('daily.points')}</th>
          {second && <th scope="col">{second}</th>}
          {others && <th scope="col">{t('daily.compare')}</th>}
        </tr>
      </thead>
      <tbody>
        {results.map((row) => (
          <Result
            key={`${row.gameId} ${row.seat ?? 0}`}
            {...{ row, mine }}
            isCompared={others}
            hasSecond={second !== undefined}
          />
        ))}
      </tbody>
    </WideTable>
  );
}

interface ResultProps extends Pick<TableProps, 'mine'> {
  readonly row: DealResult;
  readonly isCompared: boolean;
  readonly hasSecond: boolean;
}

function Result({ row, mine, isCompared, hasSecond }: ResultProps) {
  const { t } = useWords();
  const { gameId, rank, score, rival, isMine, table } = row;
  const name = row.name || t('site.guest');
  return (
    <ResultRow isMine={isMine}>
      <td className="text-start!">{rank}</td>
      <th scope="row" className="text-start!">
        <a
          className="inline-flex min-h-target items-center"
          href={`/games/${gameId}/at/1`}
          aria-label={t('daily.replay', { name })}
        >
          {name}
        </a>
        {isMine && ` ${t('daily.you')}`}
      </th>
      <td>{score}</td>
      {hasSecond && <td>{table ?? rival}</td>}
      {isCompared && <CompareCell {...{ gameId, mine, name }} />}
    </ResultRow>
  );
}

interface CompareProps extends Pick<TableProps, 'mine'> {
  readonly gameId: string;
  readonly name: string;
}

/** Link that compares this game with the reader's; empty in the reader's own row. */
export function CompareCell({ gameId, mine, name }: CompareProps) {
  const { t } = useWords();
  return (
    <td>
      {gameId !== mine && (
        <a
          className="inline-flex min-h-target items-center"
          href={`/games/${mine}/compare?with=${gameId}`}
          aria-label={t('daily.compareWith', { name })}
        >
          {t('daily.compare')}
        </a>
      )}
    </td>
  );
}

/** A result row; the reader's is highlighted. */
export function ResultRow({ isMine, children }: { readonly isMine: boolean; readonly children: ReactNode }) {
  return (
    <tr
      className={
        isMine ? 'font-semibold [&>*]:bg-[color-mix(in_oklab,var(--gold)_18%,transparent)]' : undefined
      }
    >
      {children}
    </tr>
  );
}
