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
  const isOfTables = results.some(({ table }) => table !== undefined);
  const second = beside ?? (isOfTables ? t('duel.atTable') : undefined);
  const rows = results.map(({ gameId, rank, score, rival, isMine, table, seat = 0, ...result }) => {
    const name = result.name || t('site.guest');
    return {
      ...{ id: `${gameId} ${seat}`, gameId, rank, isMine, name },
      replay: t('daily.replay', { name }),
      note: isMine && ` ${t('daily.you')}`,
      cells: second === undefined ? [score] : [score, table ?? rival],
    };
  });
  const columns = second === undefined ? [t('daily.points')] : [t('daily.points'), second];
  return <RankedGames who={t('daily.player')} {...{ columns, rows, mine }} />;
}

interface RankedGame {
  readonly id: string;
  readonly gameId: string;
  readonly rank: number;
  readonly isMine: boolean;
  readonly name: string;
  /** Accessible name of the link to the game. */
  readonly replay: string;
  readonly note: ReactNode;
  readonly cells: readonly (number | undefined)[];
}

interface RankedProps extends Pick<TableProps, 'mine'> {
  /** Headings of the names, and of the numbers behind them. */
  readonly who: ReactNode;
  readonly columns: readonly string[];
  readonly rows: readonly RankedGame[];
}

/** Games in the order of their ranks, with links to replay and compare them. The reader's is highlighted. */
export function RankedGames({ who, columns, rows, mine }: RankedProps) {
  const { t } = useWords();
  const isCompared = mine !== undefined && rows.some(({ gameId }) => gameId !== mine);
  return (
    <WideTable label={t('daily.results')} isOfNumbers>
      <thead>
        <tr>
          <th scope="col">{t('daily.rank')}</th>
          <th scope="col" className="text-start!">
            {who}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {isCompared && <th scope="col">{t('daily.compare')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, gameId, rank, isMine, name, replay, note, cells }) => (
          <tr
            key={id}
            className={
              isMine ? 'font-semibold [&>*]:bg-[color-mix(in_oklab,var(--gold)_18%,transparent)]' : undefined
            }
          >
            <td className="text-start!">{rank}</td>
            <th scope="row" className="text-start!">
              <a
                className="inline-flex min-h-target items-center"
                href={`/games/${gameId}/at/1`}
                aria-label={replay}
              >
                {name}
              </a>
              {note}
            </th>
            {cells.map((cell, i) => (
              <td key={columns[i]}>{cell}</td>
            ))}
            {isCompared && (
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
            )}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
