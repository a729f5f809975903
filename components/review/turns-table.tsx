import { useWords } from '@/lib/platform/i18n/current-words';
import type { ReviewProps } from './review-props';
import { lossWords, markWords, signedWords } from './review-words';
import { TurnLink } from './turn-link';
import { Wide } from '@/components/ui/wide';

/** Every turn the reader is told of, with its verdict. */
export function TurnsTable({ table, told }: ReviewProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Wide label={t('review.turns.title')}>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">{t('review.turns.turn')}</th>
            <th scope="col">{t('review.turns.mark')}</th>
            <th scope="col">{t('review.turns.loss')}</th>
            <th scope="col">{t('review.turns.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {told.map((turn) => (
            <tr key={turn.turn}>
              <th scope="row">
                <TurnLink table={table} turn={turn} />
              </th>
              <td>{markWords(words, turn.mark)}</td>
              <td>{lossWords(words, turn)}</td>
              <td>{signedWords(words, turn.value[turn.seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

const MOST_TASKS = 5;

/** My most costly turns, to be played again. */
export function Mistakes({ table, told }: ReviewProps) {
  const { t } = useWords();
  const own = told
    .filter(({ seat, better }) => seat === table.me && better)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_TASKS);
  if (own.length === 0) return <p>{t('review.mistakes.none')}</p>;
  return (
    <>
      <p>{t('review.mistakes.note')}</p>
      <ol className="grid gap-2">
        {own.map(({ turn, loss, better }) => (
          <li key={turn}>
            <a className="btn" href={`/games/${table.gameId}/try?at=${better?.at}`}>
              {t('review.mistakes.task', { turn, loss: Math.max(1, Math.round(loss)) })}
            </a>{' '}
            <a
              className="inline-flex min-h-target items-center"
              href={`/games/${table.gameId}/review?turn=${turn}#turn`}
            >
              {t('review.mistakes.better')}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
