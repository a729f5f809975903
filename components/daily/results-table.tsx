import { Wide } from '@/components/ui/wide';
import type { DealResult, DealStand } from '@/lib/features/daily/results';
import { useWords } from '@/lib/platform/i18n/current-words';
import '@/components/history/history.css';

/** The results of a deal, for whoever may see them. */
export function Results({ stand }: { readonly stand: DealStand }) {
  const { t } = useWords();
  const { deal, results, isOpen, mine } = stand;
  return (
    <section className="panel stack" aria-labelledby="results">
      <h2 id="results">{t('daily.results')}</h2>
      {!results && <p>{t(`daily.hidden.${deal.kind}`)}</p>}
      {results?.length === 0 && <p>{t(isOpen ? `daily.noneOver.${deal.kind}` : 'daily.none')}</p>}
      {results && results.length > 0 && (
        <ResultsTable results={results} mine={mine?.status === 'finished' ? mine.gameId : undefined} />
      )}
    </section>
  );
}

interface TableProps {
  readonly results: readonly DealResult[];
  /** The reader's own game, to be compared with the others. */
  readonly mine?: string | undefined;
}

function ResultsTable({ results, mine }: TableProps) {
  const { t } = useWords();
  const others = mine !== undefined && results.some(({ gameId }) => gameId !== mine);
  const isOfTables = results.some(({ table }) => table !== undefined);
  return (
    <Wide label={t('daily.results')}>
      <table className="compare-table numbers">
        <thead>
          <tr>
            <th scope="col">{t('daily.rank')}</th>
            <th scope="col" className="text-start!">
              {t('daily.player')}
            </th>
            <th scope="col">{t('daily.points')}</th>
            <th scope="col">{t(isOfTables ? 'duel.atTable' : 'daily.parler')}</th>
            {others && <th scope="col">{t('daily.compare')}</th>}
          </tr>
        </thead>
        <tbody>
          {results.map((row) => (
            <Result key={`${row.gameId} ${row.seat ?? 0}`} row={row} mine={mine} isCompared={others} />
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

interface ResultProps extends Pick<TableProps, 'mine'> {
  readonly row: DealResult;
  readonly isCompared: boolean;
}

function Result({ row, mine, isCompared }: ResultProps) {
  const { t } = useWords();
  const { gameId, rank, score, rival, isMine, table } = row;
  const name = row.name || t('site.guest');
  return (
    <tr
      className={
        isMine ? 'font-semibold [&>*]:bg-[color-mix(in_oklab,var(--gold)_18%,transparent)]' : undefined
      }
    >
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
      <td>{table ?? rival}</td>
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
  );
}
